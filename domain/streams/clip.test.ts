import { describe, expect, it } from 'vitest';
import {
  CLIPPED_BYTES_MAX,
  CLIPS_PER_STREAM,
  CLIP_MOMENT_KEPT,
  CLIP_SHORTEST,
  type ClippingAsked,
  clippingOf,
  isOnFor,
  readMoment,
  ruleOnClipping,
  ruleOnCut,
  ruleOnLength,
  writeMoment,
} from './clip.ts';

const ASKED: ClippingAsked = { isOwn: false, isAllowed: true, isBlocked: false, isOn: true, isRecorded: true };
const KEPT = { clips: 0, isMarked: false, keptBytes: 0, bytes: 100 };
const CUT = { playlist: '', last: 9, from: 0, seconds: 60, after: 0 };

describe('clipping', () => {
  it('is offered where a stream is on and recorded, and its streamer allows it', () => {
    expect([clippingOf(ASKED), ruleOnClipping(ASKED).ok]).toEqual(['offered', true]);
  });

  it.each<[string, string, Partial<ClippingAsked>]>([
    ['STREAM_OVER', 'over', { isOn: false, isRecorded: false }],
    ['BLOCKED', 'hidden', { isBlocked: true, isAllowed: false }],
    ['CLIPS_OFF', 'off', { isAllowed: false, isRecorded: false }],
    ['CLIP_UNRECORDED', 'unrecorded', { isRecorded: false }],
  ])('is refused with %s: %s, for %o', (code, clipping, changed) => {
    const asked = { ...ASKED, ...changed };
    expect(clippingOf(asked)).toBe(clipping);
    expect(ruleOnClipping(asked)).toMatchObject({ refusal: { code } });
  });

  it('of the own stream needs no leave', () => {
    expect(clippingOf({ ...ASKED, isOwn: true, isAllowed: false })).toBe('offered');
  });

  it('goes on for a while after a stream, unless a moderator has ended it', () => {
    expect(isOnFor({ endedAt: null, endReason: null }, 9e9, false)).toBe(true);
    expect(isOnFor({ endedAt: 1_000, endReason: null }, 999 + CLIP_MOMENT_KEPT, false)).toBe(true);
    expect(isOnFor({ endedAt: 1_000, endReason: null }, 1_000 + CLIP_MOMENT_KEPT, false)).toBe(false);
    expect(isOnFor({ endedAt: 1_000, endReason: null }, 9e9, true)).toBe(true);
    expect(isOnFor({ endedAt: 1_000, endReason: 'Not a game.' }, 1_000, true)).toBe(false);
  });
});

describe('what is cut', () => {
  it('is long enough', () => {
    expect(ruleOnCut({ ...CUT, seconds: CLIP_SHORTEST }, KEPT).ok).toBe(true);
    const short = { ...CUT, seconds: CLIP_SHORTEST - 0.1 };
    for (const ruling of [ruleOnCut(short, KEPT), ruleOnLength(short), ruleOnLength(null)])
      expect(ruling).toMatchObject({ refusal: { code: 'CLIP_TOO_SOON' } });
  });

  it('is no longer ago than a title takes', () => {
    const after = CLIP_MOMENT_KEPT / 1000;
    expect(ruleOnCut({ ...CUT, after }, KEPT).ok).toBe(true);
    expect(ruleOnCut({ ...CUT, after: after + 0.1 }, KEPT)).toMatchObject({ refusal: { code: 'CLIP_MOMENT_GONE' } });
    expect(ruleOnCut({ ...CUT, after: after + 0.1 }, { ...KEPT, isMarked: true }).ok).toBe(true);
  });

  it('fits beside the other clips of its stream and of its streamer', () => {
    const last = { ...KEPT, clips: CLIPS_PER_STREAM - 1, keptBytes: CLIPPED_BYTES_MAX - 100, bytes: 100 };
    expect(ruleOnCut(CUT, last).ok).toBe(true);
    for (const more of [{ clips: CLIPS_PER_STREAM }, { bytes: 101 }])
      expect(ruleOnCut(CUT, { ...last, ...more })).toMatchObject({ refusal: { code: 'CLIPS_FULL' } });
  });
});

describe('a moment', () => {
  it('is read as it was written', () => {
    const moment = { recordingId: '0198c-a_b', last: 120 };
    expect(readMoment(writeMoment(moment))).toEqual(moment);
  });

  it.each(['', 'a', 'a.', '.1', 'a.b', 'a.1.2', '../x.1', 'a.1234567890', 'a.-1'])('%j names none', (text) => {
    expect(readMoment(text)).toBeNull();
  });
});
