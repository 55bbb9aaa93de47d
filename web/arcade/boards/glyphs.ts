/** A point of a grid of five by five around the middle. */
type Point = readonly [x: number, y: number];

/** Strokes of the shapes of Stray Glyph. None is its own mirror image, however it is turned; a test holds that. */
export const GLYPHS: readonly (readonly (readonly Point[])[])[] = [
  // A flag.
  [
    [
      [-1, 2],
      [-1, -2],
      [2, -2],
      [1, -1],
      [2, 0],
      [-1, 0],
    ],
  ],
  // A hook.
  [
    [
      [-2, -2],
      [1, -2],
      [1, 2],
      [-1, 2],
      [-1, 1],
    ],
  ],
  // A fork.
  [
    [
      [-1, 2],
      [-1, -2],
      [2, -2],
    ],
    [
      [-1, 0],
      [1, 0],
    ],
  ],
  // A bolt.
  [
    [
      [0, -2],
      [-2, 1],
      [1, 0],
      [-1, 2],
    ],
  ],
  // A spiral.
  [
    [
      [2, -2],
      [-2, -2],
      [-2, 2],
      [1, 2],
      [1, 0],
      [0, 0],
    ],
  ],
  // A key.
  [
    [
      [-1, -2],
      [1, -2],
      [1, 0],
      [-1, 0],
      [-1, -2],
    ],
    [
      [0, 0],
      [0, 2],
      [2, 2],
    ],
  ],
  // Stairs with a post.
  [
    [
      [-2, 2],
      [-2, 0],
      [0, 0],
      [0, -2],
      [2, -2],
      [2, 2],
    ],
  ],
  // A scythe.
  [
    [
      [-2, -1],
      [0, -2],
      [2, -2],
      [-1, 2],
    ],
    [
      [-2, 0],
      [0, 0],
    ],
  ],
];

export const glyphPath = (shape: number): string =>
  (GLYPHS[shape] ?? []).map((stroke) => `M${stroke.map(([x, y]) => `${x * 8} ${y * 8}`).join('L')}`).join('');
