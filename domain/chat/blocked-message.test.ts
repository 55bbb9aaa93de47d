import { describe, expect, it } from 'vitest';
import { BLOCK_APPEALS_MAX, BLOCK_APPEAL_WINDOW, isAppealable, ruleOnBlockAppeal } from './blocked-message.ts';
import { MODERATION_RULES } from './moderation.ts';

const BLOCKED = { kind: 'message', rule: 'profanity', at: 1_000, appeal: null } as const;
const codeOf = (ruling: ReturnType<typeof ruleOnBlockAppeal>) => (ruling.ok ? null : ruling.refusal.code);

describe('the appeal of a blocked message', () => {
  it('is there for every rule about what is said, and for none that passes by itself', () => {
    expect(MODERATION_RULES.filter((rule) => isAppealable({ kind: 'message', rule }))).toEqual([
      'banned-words',
      'profanity',
      'spam',
      'links',
      'caps',
    ]);
  });

  it('is not there for what was no message', () => {
    const announcement = { ...BLOCKED, kind: 'announcement' } as const;
    expect(codeOf(ruleOnBlockAppeal(announcement, 0, BLOCKED.at))).toBe('NOT_FOUND');
  });

  it('is filed once, whatever became of it', () => {
    for (const appeal of ['waiting', 'posted', 'kept'] as const)
      expect(codeOf(ruleOnBlockAppeal({ ...BLOCKED, appeal }, 0, BLOCKED.at))).toBe('MESSAGE_APPEALED');
  });

  it('is filed within its time, to the millisecond', () => {
    const end = BLOCKED.at + BLOCK_APPEAL_WINDOW;
    expect(codeOf(ruleOnBlockAppeal(BLOCKED, 0, end - 1))).toBeNull();
    expect(codeOf(ruleOnBlockAppeal(BLOCKED, 0, end))).toBe('MESSAGE_APPEAL_TOO_LATE');
  });

  it('waits for one that is decided where the most wait already', () => {
    expect(codeOf(ruleOnBlockAppeal(BLOCKED, BLOCK_APPEALS_MAX - 1, BLOCKED.at))).toBeNull();
    expect(ruleOnBlockAppeal(BLOCKED, BLOCK_APPEALS_MAX, BLOCKED.at)).toMatchObject({
      refusal: { code: 'LIST_FULL', data: { max: BLOCK_APPEALS_MAX } },
    });
  });
});
