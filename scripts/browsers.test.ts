import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { oldestBrowsers } from './browsers.ts';

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

it('the app is built for the named baseline, overlays and embeds for what streaming software brings', () => {
  expect(oldestBrowsers('production')).toEqual(['chrome109', 'edge109', 'safari16.4', 'ios16.4', 'firefox121']);
  expect(oldestBrowsers('overlays')).toEqual(['chrome103']);
});

it.each(['README.md', 'docs/decisions/browsers.md', 'web/index.html', 'web/app/messages/es.json'])(
  'the baseline that %s names is the one that is built for',
  (file) => {
    const text = read(file);
    const [chrome, edge, safari, ios, firefox] = oldestBrowsers('production').map((name) => /[\d.]+$/.exec(name)?.[0]);
    expect([edge, ios]).toEqual([chrome, safari]);
    for (const words of [`Edge ${chrome}`, `Safari ${safari}`, `Firefox ${firefox}`]) expect(text).toContain(words);
  },
);
