import { expect, it } from 'vitest';
import { EVERY_PAIR, battleIn } from '../../tests/support/battle-cases.ts';
import { reportIssue } from './report-issue.ts';

it.each(EVERY_PAIR)(
  '%s battle, %s: only players complain, of a running match, and the money stays in escrow (CH-09, HE-08)',
  (status, caller) => {
    const battle = battleIn(status);
    const ruling = reportIssue(battle, caller);
    const isPlaying = caller === 'creator' || (caller === 'opponent' && status !== 'draft');
    if (!isPlaying) expect(ruling).toEqual({ ok: false, refusal: { code: 'NOT_A_PARTICIPANT' } });
    else if (status === 'disputed') expect(ruling).toEqual({ ok: false, refusal: { code: 'ALREADY_DISPUTED' } });
    else if (status !== 'active') expect(ruling).toEqual({ ok: false, refusal: { code: 'BATTLE_NOT_ACTIVE' } });
    else {
      expect(ruling).toEqual({
        ok: true,
        value: {
          battle: { ...battle, status: 'disputed', dueAt: null },
          money: [],
          event: 'battle.disputed',
        },
      });
    }
  },
);
