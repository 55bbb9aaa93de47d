import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE, NOW } from '../../tests/support/battle-cases.ts';
import { BATTLE_PRIVACIES, UNCALLED } from './battle.ts';
import { acceptStake, createBattle } from './create-battle.ts';

const BOUNDS = { minCents: 5_00, maxCents: 1_000_00 };

describe('acceptStake (BC-02, C-08)', () => {
  it('takes both bounds and refuses the cent beyond each', () => {
    const rulings = [4_99, 5_00, 1_000_00, 1_000_01].map((cents) => acceptStake(cents, BOUNDS));
    expect(rulings.map((ruling) => (ruling.ok ? 'ok' : ruling.refusal.code))).toEqual([
      'STAKE_OUT_OF_BOUNDS',
      'ok',
      'ok',
      'STAKE_OUT_OF_BOUNDS',
    ]);
    expect(rulings[0]).toEqual({
      ok: false,
      refusal: { code: 'STAKE_OUT_OF_BOUNDS', field: 'stakeCents', data: BOUNDS },
    });
  });

  it('follows the configured bounds, whatever they are', () => {
    const cents = fc.integer({ min: 1, max: 2_000_00 });
    fc.assert(
      fc.property(cents, cents, cents, (stake, minCents, maxCents) => {
        expect(acceptStake(stake, { minCents, maxCents }).ok).toBe(stake >= minCents && stake <= maxCents);
      }),
    );
  });

  it.each([Number.NaN, 5.5, Number.POSITIVE_INFINITY, 1e15])('refuses %s, which is no amount', (stake) => {
    const ruling = acceptStake(stake, { minCents: 0, maxCents: Number.MAX_VALUE });
    expect(ruling).toEqual({ ok: false, refusal: { code: 'BAD_INPUT', field: 'stakeCents' } });
  });
});

describe('createBattle (BG-18, C-07)', () => {
  it.each(BATTLE_PRIVACIES)(
    'opens a %s battle for two hours and holds the stake and fee of its creator only',
    (privacy) => {
      const inviteCode = privacy === 'invite' ? CODE : null;
      const ruling = createBattle(
        { id: 'b', creatorId: 'creator', stakeCents: 50_00, privacy, inviteCode },
        BOUNDS,
        NOW,
      );
      expect(ruling).toEqual({
        ok: true,
        value: {
          battle: {
            ...UNCALLED,
            id: 'b',
            status: 'waiting',
            privacy,
            inviteCode,
            stakeCents: 50_00,
            feeCents: 2_50,
            creatorId: 'creator',
            opponentId: null,
            winnerId: null,
            endsAt: NOW + 7_200_000,
            dueAt: NOW + 7_200_000,
          },
          money: [{ kind: 'hold', playerId: 'creator' }],
          event: 'battle.created',
        },
      });
    },
  );

  it('opens nothing with a stake out of bounds', () => {
    const opening = { id: 'b', creatorId: 'creator', stakeCents: 4_99, privacy: 'public', inviteCode: null } as const;
    expect(createBattle(opening, BOUNDS, NOW)).toMatchObject({ ok: false, refusal: { code: 'STAKE_OUT_OF_BOUNDS' } });
  });
});
