import { describe, expect, it } from 'vitest';
import {
  OVERLAY_KINDS,
  OVERLAY_SIZES,
  OVERLAY_THEMES,
  embedCodeOf,
  overlayBox,
  overlayLookIn,
  overlayUrl,
} from './overlay.ts';

const KEY = 'gntl_pat_letters';
const LOOKS = OVERLAY_KINDS.flatMap((kind) =>
  OVERLAY_THEMES.flatMap((theme) => OVERLAY_SIZES.map((size) => ({ kind, theme, size }))),
);

describe('the address of an overlay (CR-11)', () => {
  it('says each look, and reads it again', () => {
    for (const look of LOOKS) {
      const url = new URL(overlayUrl('https://gauntlet.example', look, KEY));
      expect([url.origin, url.pathname]).toEqual(['https://gauntlet.example', '/overlay/']);
      expect(overlayLookIn(url.search)).toEqual(look);
    }
  });

  it('has the key behind the hash alone, which browsers send to nobody', () => {
    for (const look of LOOKS) {
      const [sent, kept] = overlayUrl('https://gauntlet.example', look, KEY).split('#');
      expect(sent).not.toContain(KEY);
      expect(kept).toBe(KEY);
    }
  });

  it('that says nothing, or what nobody knows, is the first of each', () => {
    for (const search of ['', '?show=bank&theme=pink&size=huge'])
      expect(overlayLookIn(search)).toEqual({ kind: 'wallet', theme: 'dark', size: 'small' });
  });
});

it('the embed code is a frame of the size of the overlay, with an address that HTML reads as it was', () => {
  const look = { kind: 'wagers', theme: 'clear', size: 'large' } as const;
  const url = overlayUrl('https://gauntlet.example', look, KEY);
  const code = embedCodeOf('Wager Feed', url, look);
  const { width, height } = overlayBox(look);
  expect(code).toContain(`width="${width}" height="${height}"`);
  expect(/src="([^"]*)"/.exec(code)?.[1]?.replaceAll('&amp;', '&')).toBe(url);
  expect(code).not.toMatch(/&(?!amp;)/);
});
