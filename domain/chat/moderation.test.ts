import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, SECOND } from '../shared/time.ts';
import {
  CONTENT_RULES,
  DEFAULT_MODERATION,
  type Judged,
  MODERATION_BOUNDS,
  MODERATION_RULES,
  type ModerationRule,
  type ModerationSettings,
  blockingAt,
  isShouting,
  moderate,
  severityOf,
  unusableOf,
  ofTwo,
} from './moderation.ts';

const NOW = 1_000 * DAY;

const harmless: Judged = {
  text: 'good game',
  hasBannedWord: false,
  hasProfanity: false,
  hasLink: false,
  openedAt: 0,
  earlier: [],
};
const OFF: ModerationSettings = {
  profanityFilter: false,
  spamDetection: false,
  linkBlocking: false,
  capsLimit: 100,
  slowMode: 0,
  followersOnly: false,
  autoModSeverity: 50,
};
/** One sensitivity of each kind: nothing blocks, all but capitals block, everything blocks. */
const [LOW, MEDIUM, HIGH] = [25, 50, 75] as const;
const SENSITIVITIES = Array.from({ length: 21 }, (_, n) => n * 5);

/** For each rule a message that breaks it alone, and the setting that turns the rule on. */
const BREAKING: Readonly<Record<ModerationRule, readonly [Partial<Judged>, Partial<ModerationSettings>]>> = {
  'followers-only': [{ openedAt: NOW - DAY + 1 }, { followersOnly: true }],
  'slow-mode': [{ earlier: [{ text: 'x', at: NOW - 1 }] }, { slowMode: 30 }],
  'banned-words': [{ hasBannedWord: true }, {}],
  profanity: [{ hasProfanity: true }, { profanityFilter: true }],
  spam: [
    { text: 'buy my course now', earlier: [{ text: 'Buy my course now!', at: NOW - 1 }] },
    { spamDetection: true },
  ],
  links: [{ hasLink: true }, { linkBlocking: true }],
  caps: [{ text: 'LOOK AT THIS NOW' }, { capsLimit: 70 }],
};

const consequence = (rule: ModerationRule, severity: ModerationSettings['autoModSeverity'], isOn = true) => {
  const [message, setting] = BREAKING[rule];
  const settings = { ...OFF, ...(isOn ? setting : {}), autoModSeverity: severity };
  const verdict = moderate({ ...harmless, ...message }, settings, NOW);
  return verdict.kind === 'pass' ? 'pass' : `${verdict.kind} ${verdict.rule}`;
};

it('two who play each other are judged by their words alone, however often and since when they write', () => {
  const strict = { ...DEFAULT_MODERATION, slowMode: 300, followersOnly: true };
  const spam = { ...harmless, earlier: Array.from({ length: 9 }, () => ({ text: harmless.text, at: NOW - 1 })) };
  expect(moderate({ ...spam, openedAt: NOW - 1 }, ofTwo(strict), NOW)).toEqual({ kind: 'pass' });
  expect(moderate({ ...spam, hasBannedWord: true }, ofTwo(strict), NOW)).toMatchObject({ rule: 'banned-words' });
  expect(moderate({ ...spam, hasProfanity: true }, ofTwo(strict), NOW)).toMatchObject({ rule: 'profanity' });
});

describe('moderate', () => {
  it.each(MODERATION_RULES.filter((rule) => rule !== 'banned-words'))(
    'lets %s pass where its setting is off, at every sensitivity',
    (rule) => {
      for (const sensitivity of SENSITIVITIES) expect(consequence(rule, sensitivity, false)).toBe('pass');
    },
  );

  it.each([
    ['followers-only', 'block', 'block', 'block'],
    ['slow-mode', 'block', 'block', 'block'],
    ['banned-words', 'block', 'block', 'block'],
    ['profanity', 'flag', 'block', 'block'],
    ['spam', 'flag', 'block', 'block'],
    ['links', 'flag', 'block', 'block'],
    ['caps', 'flag', 'flag', 'block'],
  ] as const)('decides on %s by sensitivity: at 25 %s, at 50 %s, at 75 %s (AC-05)', (rule, low, medium, high) => {
    expect(consequence(rule, LOW)).toBe(`${low} ${rule}`);
    expect(consequence(rule, MEDIUM)).toBe(`${medium} ${rule}`);
    expect(consequence(rule, HIGH)).toBe(`${high} ${rule}`);
  });

  it('says how long the rules about time still hold', () => {
    const young = moderate({ ...harmless, openedAt: NOW - DAY + 90 * SECOND }, { ...OFF, followersOnly: true }, NOW);
    expect(young).toEqual({ kind: 'block', rule: 'followers-only', retryAfterSeconds: 90 });
    const earlier = [
      { text: 'a', at: NOW - 40 * SECOND },
      { text: 'b', at: NOW - 10 * SECOND },
    ];
    expect(moderate({ ...harmless, earlier }, { ...OFF, slowMode: 30 }, NOW)).toEqual({
      kind: 'block',
      rule: 'slow-mode',
      retryAfterSeconds: 20,
    });
  });

  it('says how long a burst still holds, and for a repetition that waiting does not help', () => {
    const settings = { ...OFF, spamDetection: true };
    const earlier = [1, 2, 3, 4, 5].map((n) => ({ text: `word ${n}`, at: NOW - n * SECOND }));
    expect(moderate({ ...harmless, earlier }, settings, NOW)).toEqual({
      kind: 'block',
      rule: 'spam',
      retryAfterSeconds: 5,
    });
    const twice = {
      ...harmless,
      text: 'buy my course now',
      earlier: [...earlier, { text: 'buy my course now', at: NOW }],
    };
    expect(moderate(twice, settings, NOW)).toEqual({ kind: 'block', rule: 'spam', retryAfterSeconds: null });
  });

  it('lets the rules about time go at the very instant', () => {
    expect(moderate({ ...harmless, openedAt: NOW - DAY }, { ...OFF, followersOnly: true }, NOW).kind).toBe('pass');
    const earlier = [{ text: 'a', at: NOW - 30 * SECOND }];
    expect(moderate({ ...harmless, earlier }, { ...OFF, slowMode: 30 }, NOW).kind).toBe('pass');
  });

  it('blocks for a later rule rather than flag for an earlier one', () => {
    const settings: ModerationSettings = { ...DEFAULT_MODERATION, autoModSeverity: MEDIUM };
    const loud = { ...harmless, text: 'LOOK AT THIS LINK NOW', hasLink: true };
    expect(moderate(loud, { ...settings, linkBlocking: true }, NOW)).toMatchObject({ kind: 'block', rule: 'links' });
    expect(moderate(loud, settings, NOW)).toEqual({ kind: 'flag', rule: 'caps' });
  });

  it('does not hold the words of a drawn message against its author, but its number', () => {
    const rolled = Array.from({ length: 4 }, () => ({ text: 'd6: 3', at: NOW - 1 }));
    const drawn = { ...harmless, text: '', earlier: rolled };
    expect(moderate(drawn, DEFAULT_MODERATION, NOW).kind).toBe('pass');
    const more = { ...drawn, earlier: [...rolled, { text: 'd6: 1', at: NOW - 2 }] };
    expect(moderate(more, DEFAULT_MODERATION, NOW)).toMatchObject({ kind: 'block', rule: 'spam' });
  });

  it('never flags or blocks for a rule that is off, for any settings and message', () => {
    const settings = fc.record({
      profanityFilter: fc.boolean(),
      spamDetection: fc.boolean(),
      linkBlocking: fc.boolean(),
      capsLimit: fc.integer({ min: 0, max: 100 }),
      slowMode: fc.integer({ min: 0, max: 300 }),
      followersOnly: fc.boolean(),
      autoModSeverity: fc.constantFrom(...SENSITIVITIES),
    });
    const message = fc.record({
      text: fc.string({ maxLength: 40 }),
      hasBannedWord: fc.boolean(),
      hasProfanity: fc.boolean(),
      hasLink: fc.boolean(),
      openedAt: fc.integer({ min: NOW - 2 * DAY, max: NOW }),
      earlier: fc.array(
        fc.record({ text: fc.string({ maxLength: 40 }), at: fc.integer({ min: NOW - 90_000, max: NOW }) }),
      ),
    });
    const isOn = (rule: ModerationRule, own: ModerationSettings): boolean =>
      ({
        'followers-only': own.followersOnly,
        'slow-mode': own.slowMode > 0,
        'banned-words': true,
        profanity: own.profanityFilter,
        spam: own.spamDetection,
        links: own.linkBlocking,
        caps: own.capsLimit < 100,
      })[rule];
    fc.assert(
      fc.property(settings, message, (own, judged) => {
        const verdict = moderate(judged, own, NOW);
        if (verdict.kind !== 'pass') expect(isOn(verdict.rule, own)).toBe(true);
        if (verdict.kind === 'block' && own.autoModSeverity <= LOW)
          expect(['followers-only', 'slow-mode', 'banned-words']).toContain(verdict.rule);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('isShouting', () => {
  it.each([
    ['GG WP', 0, false],
    ['GG WP EVERYONE', 70, true],
    ['Good game everyone', 70, false],
    ['ABCDEFGhij', 70, false],
    ['ABCDEFGHij', 70, true],
    ['ABCDEFGHIJ', 100, false],
    ['Abcdefghij', 0, true],
    ['abcdefghij', 0, false],
    ['1234567890 !!!! 😀😀😀😀', 0, false],
    ['ПРИВЕТ ВСЕМ ИГРОКАМ', 70, true],
    ['日本語日本語日本語日本語', 0, false],
  ])('%s at %i per cent: %s', (text, limit, isLoud) => {
    expect(isShouting(text, limit)).toBe(isLoud);
  });
});

describe('sensitivity', () => {
  it('blocks no less the higher it is, from nothing at 0 to every rule at 100', () => {
    expect(blockingAt(0)).toEqual([]);
    expect(blockingAt(100)).toEqual(CONTENT_RULES);
    for (const [n, sensitivity] of SENSITIVITIES.entries())
      expect(blockingAt(sensitivity)).toEqual(expect.arrayContaining(blockingAt(SENSITIVITIES[n - 1] ?? 0)));
  });

  it('is lower for graver rules: what is of high severity blocks first, what is of low last (EN-58)', () => {
    const from = (rule: (typeof CONTENT_RULES)[number]) => SENSITIVITIES.find((one) => blockingAt(one).includes(rule));
    const order = { high: 0, medium: 1, low: 2 } as const;
    const graver = CONTENT_RULES.toSorted((a, b) => (from(a) ?? 0) - (from(b) ?? 0));
    const severities = graver.map((rule) => order[severityOf(rule)]);
    expect(severities).toEqual(severities.toSorted((a, b) => a - b));
    expect(new Set(severities).size).toBe(3);
  });
});

describe('the defaults', () => {
  it('are those of AC-05', () => {
    expect(DEFAULT_MODERATION).toEqual({
      profanityFilter: true,
      spamDetection: true,
      linkBlocking: false,
      capsLimit: 70,
      slowMode: 0,
      followersOnly: false,
      autoModSeverity: 50,
    });
  });
});

describe('unusableOf', () => {
  it.each([
    ['capsLimit', 100, 10],
    ['slowMode', 300, 15],
    ['autoModSeverity', 100, 5],
  ] as const)('takes for %s exactly 0 to %i in steps of %i (AC-06)', (name, max, stride) => {
    expect(MODERATION_BOUNDS[name]).toEqual({ max, stride });
    for (let value = -stride; value <= max + stride; value++) {
      const isUsable = value >= 0 && value <= max && Number.isInteger(value / stride);
      expect(unusableOf({ ...DEFAULT_MODERATION, [name]: value }), `${name} ${value}`).toBe(isUsable ? null : name);
    }
  });

  it.each([
    [{}, true],
    [{ capsLimit: 0 }, true],
    [{ capsLimit: 100 }, true],
    [{ slowMode: 300 }, true],
    [{ capsLimit: -1 }, false],
    [{ capsLimit: 101 }, false],
    [{ capsLimit: 0.5 }, false],
    [{ slowMode: -1 }, false],
    [{ slowMode: 301 }, false],
    [{ slowMode: Number.NaN }, false],
  ])('%j: %s', (change, usable) => {
    expect(unusableOf({ ...DEFAULT_MODERATION, ...change }) === null).toBe(usable);
  });
});
