import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HIGHLIGHT_TEXT_MAX, MOMENT_SECONDS_MAX, acceptHighlight, momentText, parseMoment } from './replay-moment.ts';

const refused = (field: string) => ({ ok: false, refusal: { code: 'BAD_INPUT', field } });

it('reads every moment that it writes', () => {
  fc.assert(
    fc.property(fc.nat(MOMENT_SECONDS_MAX), (seconds) => {
      expect(parseMoment(momentText(seconds))).toBe(seconds);
    }),
  );
  expect([0, 5, 450, MOMENT_SECONDS_MAX].map(momentText)).toEqual(['00:00', '00:05', '07:30', '599:59']);
});

it('reads minutes and seconds only', () => {
  expect(['7:30', ' 07:30 ', '0:00'].map(parseMoment)).toEqual([450, 450, 0]);
  expect(['', '7', '7:3', '7:60', '-1:00', '1:2:3', '600:00', '1e1:00', '07.30'].map(parseMoment)).toEqual(
    Array.from({ length: 9 }, () => null),
  );
});

it('keeps a moment as one line of at most 80 characters', () => {
  expect(acceptHighlight(450, '  Ace\non\t\u2028pistols ')).toEqual({
    ok: true,
    value: { atSeconds: 450, text: 'Ace on pistols' },
  });
  expect(acceptHighlight(0, '🔥'.repeat(HIGHLIGHT_TEXT_MAX)).ok).toBe(true);
  expect(acceptHighlight(0, 'x'.repeat(HIGHLIGHT_TEXT_MAX + 1))).toMatchObject(refused('text'));
  for (const nothing of ['', '   ', '\u200B\u2060', '\n'])
    expect(acceptHighlight(0, nothing)).toMatchObject(refused('text'));
});

it('knows no moment before the beginning, after ten hours, or between two seconds', () => {
  for (const seconds of [-1, MOMENT_SECONDS_MAX + 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(acceptHighlight(seconds, 'x')).toMatchObject(refused('atSeconds'));
});
