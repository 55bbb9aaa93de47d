import { describe, expect, it } from 'vitest';
import { DISPUTE_WINDOW_MS } from '../wallet/payments.ts';
import { type Battle, type BattleStatus, UNCALLED } from './battle.ts';
import { correctBattle, questionBattle, voidBattle } from './correct-battle.ts';

const NOW = 1_000_000_000;
const battle = (status: BattleStatus, winnerId: string | null = null): Battle & { endedAt: number | null } => ({
  id: 'b',
  status,
  privacy: 'public',
  inviteCode: null,
  stakeCents: 50_00,
  feeCents: 2_50,
  creatorId: 'creator',
  opponentId: 'opponent',
  winnerId,
  endsAt: null,
  dueAt: null,
  ...UNCALLED,
  endedAt: status === 'completed' ? NOW : null,
});
const won = battle('completed', 'creator');

describe('a battle whose money has moved', () => {
  it('is put right by a decision that changes its outcome, and told where it stands', () => {
    expect(correctBattle(won, { kind: 'award', winnerId: 'opponent' })).toMatchObject({
      battle: { status: 'completed', winnerId: 'opponent' },
      money: [{ kind: 'correct', winnerId: 'opponent' }],
      event: 'battle.corrected',
    });
    expect(correctBattle(won, { kind: 'void' })).toMatchObject({
      battle: { status: 'cancelled', winnerId: null },
      money: [{ kind: 'correct', winnerId: null }],
    });
    expect(correctBattle(won, { kind: 'award', winnerId: 'creator' })).toMatchObject({
      money: [],
      event: 'battle.upheld',
    });
    expect(correctBattle(won, { kind: 'escalate' })).toMatchObject({ money: [], event: 'battle.escalated' });
    expect(() => correctBattle(battle('active'), { kind: 'void' })).toThrow('not over');
  });

  it('can be disputed by its players for 24 hours (BC-12)', () => {
    expect(DISPUTE_WINDOW_MS).toBe(24 * 60 * 60 * 1_000);
    expect(questionBattle(won, 'opponent', NOW + DISPUTE_WINDOW_MS)).toMatchObject({ ok: true, value: { money: [] } });
    expect(questionBattle(won, 'opponent', NOW + DISPUTE_WINDOW_MS + 1)).toMatchObject({
      refusal: { code: 'DISPUTE_TOO_LATE' },
    });
    expect(questionBattle(won, 'stranger', NOW)).toMatchObject({ refusal: { code: 'NOT_A_PARTICIPANT' } });
  });
});

describe('staff who call a battle off', () => {
  it.each(['waiting', 'active'] as const)('give everything back while it is %s', (status) => {
    expect(voidBattle(battle(status), false, NOW)).toMatchObject({
      value: { battle: { status: 'cancelled' }, money: [{ kind: 'refund-all' }], event: 'battle.cancelled' },
    });
  });

  it('take back what was paid for as long as it can be disputed, and nothing later', () => {
    expect(voidBattle(won, false, NOW + DISPUTE_WINDOW_MS)).toMatchObject({ value: { event: 'battle.corrected' } });
    expect(voidBattle(won, false, NOW + DISPUTE_WINDOW_MS + 1)).toMatchObject({ refusal: { code: 'BATTLE_OVER' } });
  });

  it.each(['draft', 'cancelled', 'expired'] as const)('find nothing to give back where it is %s', (status) => {
    expect(voidBattle(battle(status), false, NOW)).toMatchObject({ refusal: { code: 'BATTLE_OVER' } });
  });

  it('leave what has a case to whoever decides it', () => {
    expect(voidBattle(battle('disputed'), false, NOW)).toMatchObject({ refusal: { code: 'ALREADY_DISPUTED' } });
    expect(voidBattle(won, true, NOW)).toMatchObject({ refusal: { code: 'ALREADY_DISPUTED' } });
  });
});
