"""Hair that several people have in common."""

from decks.german_heads import sampled, shape, stroke


def plait(line, radius, fill, dark, step=4.0):
    """A plait along a line: strands laid over each other from both sides."""
    out = stroke(line, 2 * radius + 2.2)
    for k, ((x, y), (dx, dy)) in enumerate(sampled(line, step)):
        s = radius if k % 2 else -radius
        nx, ny = -dy * s, dx * s
        corners = ((-1.1, .55), (-.2, 1), (.8, .9), (1.3, -.05), (.6, -.45), (-.5, -.3))
        out += shape(' '.join('%.1f,%.1f' % (x + dx * a * step + nx * b, y + dy * a * step + ny * b)
                              for a, b in corners) + ' z', fill, 1, dark)
    return out
