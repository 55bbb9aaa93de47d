import { expect, it } from 'vitest';
import { EMBED_THEMES, EMBED_VIEWS, embedCodeOf, embedLookIn, embedUrl } from './embed.ts';

const ORIGIN = 'https://gauntlet.example';

it('an address says what is shown and how, and nothing else', () => {
  for (const view of EMBED_VIEWS)
    for (const theme of EMBED_THEMES) {
      const url = new URL(embedUrl(ORIGIN, 'cup-1', { view, theme }));
      expect([url.origin, url.pathname, url.hash]).toEqual([ORIGIN, '/embed/tournaments/cup-1', '']);
      expect(embedLookIn(url.search)).toEqual({ view, theme });
    }
  for (const search of ['', '?view=desk&theme=pink'])
    expect(embedLookIn(search)).toEqual({ view: 'bracket', theme: 'dark' });
});

it('no title leads out of the embed code, and HTML reads its address as it was', () => {
  const url = embedUrl(ORIGIN, 'cup-1', { view: 'standings', theme: 'light' });
  const code = embedCodeOf('"><script>alert(1)</script>&', url);
  expect(/src="([^"]*)"/.exec(code)?.[1]?.replaceAll('&amp;', '&')).toBe(url);
  expect(code.match(/[<>]/g)).toEqual(['<', '>', '<', '>']);
  expect(code.match(/"/g)).toHaveLength(10);
});
