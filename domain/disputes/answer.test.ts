import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR } from '../shared/time.ts';
import {
  ANSWERS_MAX,
  ANSWER_WINDOW,
  EVIDENCE_WINDOW,
  answerUntil,
  latestAnswer,
  requireAnswers,
  requireOpenCase,
} from './answer.ts';
import { APPEAL_VERDICTS } from './appeal.ts';
import { DISPUTE_ACTIONS, ESCALATION_WINDOW } from './dispute.ts';

const OPENED = 1_000_000_000;

describe('the time to answer', () => {
  it('is 12 whole hours after whatever came in the first 24, and is over after 36, well before the case escalates', () => {
    expect([ANSWER_WINDOW, EVIDENCE_WINDOW, ANSWERS_MAX]).toEqual([12 * HOUR, 24 * HOUR, 36 * HOUR]);
    expect(2 * ANSWERS_MAX).toBeLessThanOrEqual(ESCALATION_WINDOW);
    expect(answerUntil(OPENED, OPENED)).toBe(OPENED + 12 * HOUR);
    expect(answerUntil(OPENED, OPENED + 24 * HOUR - 1)).toBe(OPENED + 36 * HOUR - 1);
    expect(answerUntil(OPENED, OPENED + 24 * HOUR)).toBeNull();
  });

  it('lets a side bring something for 24 hours, and later only to answer while it may', () => {
    const late = OPENED + 24 * HOUR;
    expect(requireOpenCase(OPENED, null, late - 1).ok).toBe(true);
    expect(requireOpenCase(OPENED, late + 1, late).ok).toBe(true);
    for (const own of [null, late - 1, late])
      expect(requireOpenCase(OPENED, own, late)).toMatchObject({
        ok: false,
        refusal: { code: 'EVIDENCE_CLOSED', data: { since: late } },
      });
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

it('gives whatever a side brings 12 whole hours for the other, but for the answer that ends the case, and waits for nobody past 36 hours', () => {
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
        if (isNew && !requireOpenCase(OPENED, untils[side], at).ok) {
          // Refused where nothing new is taken and nothing of the other side waits for this one.
          const other = side === 0 ? 1 : 0;
          const isOwed = lastNew[other] > last[side] && at < newAt[other] + ANSWER_WINDOW;
          expect([at >= OPENED + EVIDENCE_WINDOW, isOwed && newAt[other] < OPENED + EVIDENCE_WINDOW]).toEqual([
            true,
            false,
          ]);
          continue;
        }
        untils[side] = null;
        last[side] = n + 1;
        if (!isNew) continue;
        lastNew[side] = n + 1;
        newAt[side] = at;
        untils[side === 0 ? 1 : 0] = answerUntil(OPENED, at) ?? untils[side === 0 ? 1 : 0];
      }
      const now = at + later;
      for (const side of [0, 1] as const) {
        const other = side === 0 ? 1 : 0;
        const isOwed = lastNew[other] > last[side] && newAt[other] < OPENED + EVIDENCE_WINDOW;
        if (isOwed) expect(latestAnswer([untils[side]], now) !== null).toBe(now < newAt[other] + ANSWER_WINDOW);
      }
      if (now >= OPENED + ANSWERS_MAX) expect(latestAnswer(untils, now)).toBeNull();
    }),
  );
});
