import { describe, expect, it } from 'vitest';
import { RISK_ACTIONS, type HandledRiskCase, handleRiskCase } from './risk-case.ts';

const OPEN: HandledRiskCase = { state: 'open', assigneeId: null, signals: 2, isOwn: false };
const MODERATOR = { id: 'm', role: 'moderator' } as const;
const ADMIN = { id: 'a', role: 'administrator' } as const;
const SENIOR = { id: 's', role: 'senior_moderator' } as const;

const becomes = (state: string, assigneeId: string | null) => ({ ok: true, value: { state, assigneeId } });
const refused = (code: string) => ({ ok: false, refusal: { code } });

describe('a case', () => {
  it('is taken, released, watched and opened again by any of the staff', () => {
    expect(handleRiskCase(OPEN, MODERATOR, 'take', 0)).toEqual(becomes('open', 'm'));
    expect(handleRiskCase({ ...OPEN, assigneeId: 'm' }, MODERATOR, 'release', 0)).toEqual(becomes('open', null));
    expect(handleRiskCase(OPEN, MODERATOR, 'watch', 2)).toEqual(becomes('watched', 'm'));
    expect(handleRiskCase({ ...OPEN, state: 'closed' }, MODERATOR, 'reopen', 0)).toEqual(becomes('open', 'm'));
  });

  it('is closed by administrators alone, open or watched', () => {
    expect(handleRiskCase(OPEN, ADMIN, 'close', 2)).toEqual(becomes('closed', 'a'));
    expect(handleRiskCase({ ...OPEN, state: 'watched' }, ADMIN, 'close', 2)).toEqual(becomes('closed', 'a'));
    for (const staff of [MODERATOR, SENIOR])
      expect(handleRiskCase(OPEN, staff, 'close', 2)).toEqual(refused('FORBIDDEN'));
  });

  it('is not put aside by whoever has not seen all of its signals', () => {
    for (const action of ['watch', 'close'] as const)
      for (const seen of [1, 3])
        expect(handleRiskCase(OPEN, ADMIN, action, seen)).toEqual(refused('RISK_CASE_MOVED_ON'));
  });

  it('is left to who looks after it, but for seniors, who take it over; a note is everybody’s', () => {
    const taken = { ...OPEN, assigneeId: 'other' };
    for (const action of RISK_ACTIONS.filter((one) => one !== 'note'))
      expect(handleRiskCase(taken, MODERATOR, action, 2)).toEqual(refused('RISK_CASE_TAKEN'));
    expect(handleRiskCase(taken, MODERATOR, 'note', 0)).toEqual(becomes('open', 'other'));
    expect(handleRiskCase(taken, SENIOR, 'take', 0)).toEqual(becomes('open', 's'));
    expect(handleRiskCase(taken, SENIOR, 'watch', 2)).toEqual(becomes('watched', 'other'));
  });

  it('is no affair of whoever is part of it', () => {
    for (const action of RISK_ACTIONS)
      expect(handleRiskCase({ ...OPEN, isOwn: true }, ADMIN, action, 2)).toEqual(refused('RISK_CASE_OWN'));
  });

  it('does not become what it is', () => {
    for (const [state, action] of [
      ['open', 'reopen'],
      ['watched', 'watch'],
      ['closed', 'watch'],
      ['closed', 'close'],
    ] as const)
      expect(handleRiskCase({ ...OPEN, state }, ADMIN, action, 2)).toEqual(refused('RISK_CASE_STATE'));
  });
});
