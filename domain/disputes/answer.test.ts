import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR } from '../shared/time.ts';
import { ANSWERS_MAX, ANSWER_WINDOW, answerUntil, latestAnswer, requireAnswers } from './answer.ts';
import { APPEAL_VERDICTS } from './appeal.ts';
import { DISPUTE_ACTIONS, ESCALATION_WINDOW } from './dispute.ts';

const OPENED = 1_000_000_000;

describe('the time to answer', () => {
  it('is 12 hours after what came, and is over 36 hours after the case was opened, well before it escalates', () => {
    expect([ANSWER_WINDOW, ANSWERS_MAX]).toEqual([12 * HOUR, 36 * HOUR]);
    expect(2 * ANSWERS_MAX).toBeLessThanOrEqual(ESCALATION_WINDOW);
    expect(answerUntil(OPENED, OPENED)).toBe(OPENED + 12 * HOUR);
    expect(answerUntil(OPENED, OPENED + 24 * HOUR)).toBe(OPENED + 36 * HOUR);
    expect(answerUntil(OPENED, OPENED + 35 * HOUR)).toBe(OPENED + 36 * HOUR);
    expect(answerUntil(OPENED, OPENED + 36 * HOUR)).toBeNull();
  });

  it('is that of whoever has longest, as long as it is not over', () => {
    expect(latestAnswer([], OPENED)).toBeNull();
    expect(latestAnswer([null, OPENED + 1, OPENED + 2], OPENED)).toBe(OPENED + 2);
    expect(latestAnswer([OPENED], OPENED)).toBeNull();
    expect(latestAnswer([OPENED], OPENED - 1)).toBe(OPENED);
  });

  it('keeps everything waiting that ends a case or an appeal, and lets the case be handed on', () => {
    for (const action of [...DISPUTE_ACTIONS, ...APPEAL_VERDICTS]) {
      expect(requireAnswers(action, null).ok).toBe(true);
      const waiting = requireAnswers(action, OPENED);
      if (action === 'escalate') expect(waiting.ok).toBe(true);
      else expect(waiting).toMatchObject({ ok: false, refusal: { code: 'ANSWER_DUE', data: { until: OPENED } } });
    }
  });
});

/** What happens in a case: a side brings something, or says that it has nothing to add. */
const moves = fc.array(
  fc.record({
    side: fc.constantFrom<0 | 1>(0, 1),
    isNew: fc.boolean(),
    after: fc.integer({ min: 0, max: 20 * HOUR }),
  }),
  { maxLength: 20 },
);

it('holds a case for exactly the sides that have not had a word since the latest of the other, whatever they do', () => {
  fc.assert(
    fc.property(moves, fc.integer({ min: 0, max: 60 * HOUR }), (doings, later) => {
      const untils: [number | null, number | null] = [null, answerUntil(OPENED, OPENED)];
      /** Of each side, which of the doings was its last, which was its last that was new, and when that came. */
      const last: [number, number] = [0, -1];
      const lastNew: [number, number] = [0, -1];
      const newAt: [number, number] = [OPENED, -1];
      let at = OPENED;
      for (const [n, { side, isNew, after }] of doings.entries()) {
        at += after;
        untils[side] = null;
        last[side] = n + 1;
        if (!isNew) continue;
        lastNew[side] = n + 1;
        newAt[side] = at;
        untils[side === 0 ? 1 : 0] = answerUntil(OPENED, at);
      }
      const now = at + later;
      for (const side of [0, 1] as const) {
        const other = side === 0 ? 1 : 0;
        const isOwed = lastNew[other] > last[side];
        const isHeld = isOwed && now < newAt[other] + ANSWER_WINDOW && now < OPENED + ANSWERS_MAX;
        expect(latestAnswer([untils[side]], now) !== null).toBe(isHeld);
      }
      if (now >= OPENED + ANSWERS_MAX) expect(latestAnswer(untils, now)).toBeNull();
    }),
  );
});
