import { describe, expect, it } from 'vitest';
import { NOW, battleIn } from '../../tests/support/battle-cases.ts';
import { ROLES } from '../accounts/roles.ts';
import { type Battle, type BattleReport, BATTLE_STATUSES } from '../battles/battle.ts';
import { type Judge, decideDispute, standingWinner } from './decide-dispute.ts';
import { type DisputeAction, type DisputeStatus, DISPUTE_ACTIONS } from './dispute.ts';

const battle = battleIn('disputed');
const creatorWon: BattleReport[] = [{ playerId: 'creator', claim: 'won' }];
const moderator = { accountId: 'staff', role: 'moderator' } as const;
const senior = { accountId: 'staff', role: 'senior_moderator' } as const;

interface Scene {
  readonly reports?: readonly BattleReport[];
  readonly status?: DisputeStatus;
  readonly judge?: Judge;
  readonly winnerId?: string | null;
  readonly on?: Battle;
}
const decide = (
  action: DisputeAction,
  { reports = creatorWon, status = 'pending', judge = moderator, winnerId = null, on = battle }: Scene = {},
) => decideDispute(on, reports, status, judge, action, winnerId, NOW);

const codeOf = (ruling: ReturnType<typeof decide>) => (ruling.ok ? 'ok' : ruling.refusal.code);

const settled = (winnerId: string) => ({
  ok: true,
  value: {
    step: {
      battle: { ...battle, status: 'completed', winnerId, dueAt: null },
      money: [{ kind: 'settle', winnerId }],
      event: 'battle.completed',
    },
    disputeStatus: 'resolved',
  },
});

describe('decideDispute (AB-04)', () => {
  it('confirm pays the standing result, whoever else is named', () => {
    expect(decide('confirm')).toEqual(settled('creator'));
    expect(decide('confirm', { winnerId: 'opponent' })).toEqual(settled('creator'));
  });

  it('confirm without a result pays the player whom the judge names, and nobody else', () => {
    expect(decide('confirm', { reports: [], winnerId: 'opponent' })).toEqual(settled('opponent'));
    for (const winnerId of [null, 'stranger', '']) {
      expect(decide('confirm', { reports: [], winnerId })).toEqual({
        ok: false,
        refusal: { code: 'WINNER_REQUIRED', field: 'winnerId' },
      });
    }
  });

  it('overturn pays the other player, and needs a result that can be overturned', () => {
    expect(decide('overturn')).toEqual(settled('opponent'));
    expect(decide('overturn', { reports: [{ playerId: 'creator', claim: 'lost' }] })).toEqual(settled('creator'));
    expect(decide('overturn', { reports: [], winnerId: 'opponent' })).toEqual({
      ok: false,
      refusal: { code: 'NO_STANDING_RESULT', field: 'action' },
    });
  });

  it('dismiss pays the standing result, or lets the match go on for three hours', () => {
    expect(decide('dismiss')).toEqual(settled('creator'));
    expect(decide('dismiss', { reports: [] })).toEqual({
      ok: true,
      value: {
        step: {
          battle: { ...battle, status: 'active', endsAt: NOW + 10_800_000, dueAt: NOW + 10_800_000 },
          money: [],
          event: 'battle.resumed',
        },
        disputeStatus: 'resolved',
      },
    });
  });

  it('void returns stake and fee to both', () => {
    expect(decide('void')).toEqual({
      ok: true,
      value: {
        step: {
          battle: { ...battle, status: 'cancelled', dueAt: null },
          money: [{ kind: 'refund-all' }],
          event: 'battle.cancelled',
        },
        disputeStatus: 'resolved',
      },
    });
  });

  it('escalate hands it on once and moves no money (HE-08, RO-05)', () => {
    expect(decide('escalate')).toEqual({
      ok: true,
      value: {
        step: { battle: { ...battle, dueAt: null }, money: [], event: 'battle.escalated' },
        disputeStatus: 'escalated',
      },
    });
    expect(codeOf(decide('escalate', { status: 'escalated', judge: senior }))).toBe('BAD_INPUT');
  });

  it.each(DISPUTE_ACTIONS)('nobody decides %s over a battle they play in, whatever their role', (action) => {
    for (const role of ROLES) {
      for (const accountId of ['creator', 'opponent']) {
        expect(codeOf(decide(action, { judge: { accountId, role } }))).toBe('OWN_DISPUTE');
      }
    }
  });

  it.each(DISPUTE_ACTIONS)('%s comes too late once it was decided, or where no dispute is', (action) => {
    expect(codeOf(decide(action, { status: 'resolved' }))).toBe('DISPUTE_DECIDED');
    for (const status of BATTLE_STATUSES.filter((other) => other !== 'disputed')) {
      // Both are players' seats in every state but a draft.
      expect(codeOf(decide(action, { on: battleIn(status) }))).toBe('DISPUTE_DECIDED');
    }
  });

  it.each(DISPUTE_ACTIONS.filter((action) => action !== 'escalate'))(
    'an escalated dispute is for seniors: %s (RO-05, HE-08)',
    (action) => {
      expect(codeOf(decide(action, { status: 'escalated', judge: moderator }))).toBe('SENIOR_ONLY');
      expect(codeOf(decide(action, { status: 'escalated', judge: senior }))).toBe('ok');
      expect(
        codeOf(decide(action, { status: 'escalated', judge: { accountId: 'staff', role: 'administrator' } })),
      ).toBe('ok');
    },
  );
});

it('lets the first word stand, not the second (CH-18)', () => {
  const both: BattleReport[] = [
    { playerId: 'opponent', claim: 'won' },
    { playerId: 'creator', claim: 'won' },
  ];
  expect([standingWinner(battle, both), standingWinner(battle, both.toReversed()), standingWinner(battle, [])]).toEqual(
    ['opponent', 'creator', null],
  );
});
