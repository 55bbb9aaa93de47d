import { describe, expect, it } from 'vitest';
import { type Oklch, fromOklch } from './colour.ts';
import { customProperties, paperProperties } from './tokens.ts';

/** Functions of CSS that came after Chrome 109, as they are written in a value. */
const LATER = /['"`\s](?:oklch|oklab|lch|lab|color-mix|light-dark|linear|sin|cos|tan)\([\d.(a-z$-]/;

describe('fromOklch', () => {
  // As the colour pickers of browsers give them.
  it.each<[Oklch, string]>([
    [[1, 0, 0], 'rgb(255 255 255)'],
    [[0, 0, 0, 0.45], 'rgb(0 0 0 / 0.45)'],
    [[0.5, 0, 0], 'rgb(99 99 99)'],
    [[0.62796, 0.25768, 29.234], 'rgb(255 0 0)'],
    [[0.86644, 0.29483, 142.4953], 'rgb(0 255 0)'],
    [[0.45201, 0.31321, 264.052], 'rgb(0 0 255)'],
    [[0.51975, 0.17686, 142.4953, 0], 'rgb(0 128 0 / 0)'],
    // Outside of what a screen shows: clipped. Angles go round.
    [[0.9, 0.4, 142.4953], 'rgb(0 255 0)'],
    [[0.62796, 0.25768, 29.234 + 360], 'rgb(255 0 0)'],
    [[0.62796, 0.25768, 29.234 - 360], 'rgb(255 0 0)'],
  ])('%j is %s', (given, css) => {
    expect(fromOklch(...given)).toBe(css);
  });

  it('no token is written in functions that the oldest browser of the baseline does not know', () => {
    for (const value of Object.values({ ...customProperties, ...paperProperties })) expect(value).not.toMatch(LATER);
  });

  const sources = import.meta.glob<string>('../../{web,domain}/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  it('nor is any colour of a screen', () => {
    const found = Object.entries(sources).filter(([file, text]) => !/\.test\.tsx?$/.test(file) && LATER.test(text));
    expect(found.map(([file]) => file)).toEqual([]);
  });
});
