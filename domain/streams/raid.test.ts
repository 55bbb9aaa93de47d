import { describe, expect, it } from 'vitest';
import { RAID_SHOWN, type RaidAsked, arrivalText, ruleOnRaid } from './raid.ts';

const AT = Date.UTC(2026, 0, 5, 20);
const ASKED: RaidAsked = {
  viewers: 12,
  lastAt: null,
  isBlocked: false,
  target: { isOwn: false, isLive: true, isOpen: true },
  at: AT,
};
const target = (changed: Partial<RaidAsked['target']>): Partial<RaidAsked> => ({
  target: { ...ASKED.target, ...changed },
});

describe('a raid', () => {
  it('sends as many as are counted', () => {
    expect(ruleOnRaid(ASKED)).toEqual({ ok: true, value: 12 });
  });

  it.each<[string, Partial<RaidAsked>]>([
    ['ONESELF', target({ isOwn: true })],
    ['STREAM_OVER', target({ isLive: false })],
    ['BLOCKED', { isBlocked: true }],
    ['RAIDS_OFF', target({ isOpen: false })],
    ['RAID_EMPTY', { viewers: 0 }],
    ['RAID_RUNNING', { lastAt: AT }],
  ])('is refused with %s for %o', (code, changed) => {
    expect(ruleOnRaid({ ...ASKED, ...changed })).toMatchObject({ ok: false, refusal: { code } });
  });

  it('does not say whether raids are taken to whom its streamer hides from', () => {
    const hidden = { ...ASKED, isBlocked: true, ...target({ isOpen: false }) };
    expect(ruleOnRaid(hidden)).toMatchObject({ refusal: { code: 'BLOCKED' } });
  });

  it('is followed by another no sooner than it is shown', () => {
    expect(ruleOnRaid({ ...ASKED, lastAt: AT - RAID_SHOWN + 1 }).ok).toBe(false);
    expect(ruleOnRaid({ ...ASKED, lastAt: AT - RAID_SHOWN }).ok).toBe(true);
  });

  it('is told to the chat of its target with the number', () => {
    expect([arrivalText(1), arrivalText(12)]).toEqual(['came with 1 viewer', 'came with 12 viewers']);
  });
});
