import fc from 'fast-check';
import {
  type Battle,
  type BattleReport,
  type BattleStatus,
  BATTLE_PRIVACIES,
  BATTLE_STATUSES,
  CLAIMS,
  SEATS,
  UNCALLED,
  feeOf,
} from '../../domain/battles/battle.ts';
import type { Viewer } from '../../domain/battles/see-battle.ts';

/** The instant of every rule under test: a Monday noon, UTC. */
export const NOW = Date.UTC(2026, 0, 5, 12);

export const CODE = 'RIGHTCODE2';

/** Every kind of caller; a friend is the creator's. */
export const CALLERS = ['creator', 'opponent', 'friend', 'stranger', 'staff'] as const;
export type Caller = (typeof CALLERS)[number];

/** A battle of $50.00 in the given state, with both seats taken unless told otherwise, due in an hour. */
export function battleIn(status: BattleStatus, change: Partial<Battle> = {}): Battle {
  return {
    ...UNCALLED,
    id: 'battle',
    status,
    privacy: 'public',
    inviteCode: null,
    stakeCents: 50_00,
    feeCents: 2_50,
    creatorId: 'creator',
    opponentId: status === 'draft' ? null : 'opponent',
    winnerId: status === 'completed' ? 'creator' : null,
    endsAt: NOW + 3_600_000,
    dueAt: ['waiting', 'active'].includes(status) ? NOW + 3_600_000 : null,
    ...change,
  };
}

export const viewerOf = (caller: Caller, code: string | null = null): Viewer => ({
  accountId: caller,
  isStaff: caller === 'staff',
  isFriend: caller === 'friend',
  code,
});

export const EVERY_PAIR: readonly (readonly [BattleStatus, Caller])[] = BATTLE_STATUSES.flatMap((status) =>
  CALLERS.map((caller) => [status, caller] as const),
);

/** Any battle that can be stored, and the reports that can stand beside it. */
export const anyBattle: fc.Arbitrary<{ battle: Battle; reports: BattleReport[] }> = fc
  .record({
    status: fc.constantFrom(...BATTLE_STATUSES),
    privacy: fc.constantFrom(...BATTLE_PRIVACIES),
    stakeCents: fc.integer({ min: 1, max: 1_000_00 }),
    hasOpponent: fc.boolean(),
    endsIn: fc.integer({ min: -100, max: 100 }),
    dueIn: fc.option(fc.integer({ min: -100, max: 100 }), { nil: null }),
    claims: fc.array(fc.constantFrom(...CLAIMS), { maxLength: 2 }),
    isOpponentFirst: fc.boolean(),
    isCreatorWinner: fc.boolean(),
    readySeat: fc.option(fc.constantFrom(...SEATS), { nil: null }),
    missed: fc.tuple(fc.boolean(), fc.boolean()),
  })
  .map((drawn) => {
    const { status, privacy, stakeCents } = drawn;
    const isPlayed = status === 'active' || status === 'disputed' || status === 'completed';
    const hasOpponent = status !== 'draft' && (isPlayed || drawn.hasOpponent);
    const isCalled = status === 'waiting' && hasOpponent;
    const readySeat = isCalled ? drawn.readySeat : null;
    const [creatorMissed, opponentMissed] = isCalled ? drawn.missed : [false, false];
    // A call runs to the next deadline at the latest, and has none of its own without one.
    const checkEndsAt = readySeat === null ? null : NOW + Math.min(drawn.dueIn ?? drawn.endsIn, drawn.endsIn);
    const battle = battleIn(status, {
      readySeat,
      checkEndsAt,
      creatorMissed,
      opponentMissed,
      privacy,
      inviteCode: privacy === 'invite' ? CODE : null,
      stakeCents,
      feeCents: feeOf(stakeCents),
      opponentId: hasOpponent ? 'opponent' : null,
      winnerId: status === 'completed' ? (drawn.isCreatorWinner ? 'creator' : 'opponent') : null,
      endsAt: NOW + drawn.endsIn,
      dueAt: checkEndsAt ?? (drawn.dueIn === null || status === 'disputed' ? null : NOW + drawn.dueIn),
    });
    const order = drawn.isOpponentFirst ? ['opponent', 'creator'] : ['creator', 'opponent'];
    // While a battle runs there is one report at most: a second one settles or disputes.
    const said = status === 'active' ? drawn.claims.slice(0, 1) : isPlayed ? drawn.claims : [];
    return { battle, reports: said.map((claim, index) => ({ playerId: order[index] ?? '', claim })) };
  });
