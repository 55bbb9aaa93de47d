import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CALLERS, CODE, NOW, anyBattle, viewerOf } from '../../tests/support/battle-cases.ts';
import { ROLES } from '../accounts/roles.ts';
import { DECISION_KINDS, decideDispute } from '../disputes/decide-dispute.ts';
import { DISPUTE_ACTIONS, DISPUTE_STATUSES } from '../disputes/dispute.ts';
import type { Ruling } from '../shared/refusals.ts';
import {
  type Battle,
  type BattleReport,
  type Movement,
  type Transition,
  CLAIMS,
  HOLDING_STATUSES,
  LATER_MINUTES,
  feeOf,
  holdOf,
  isPlayer,
  playersOf,
  poolOf,
} from './battle.ts';
import { cancelBattle } from './cancel-battle.ts';
import { createBattle } from './create-battle.ts';
import { decideBattle, standingWinner } from './decide-battle.ts';
import { joinBattle } from './join-battle.ts';
import { passDeadline } from './pass-deadline.ts';
import { reportIssue } from './report-issue.ts';
import { reportResult } from './report-result.ts';
import { postponeStart, startBattle, takeBackStart } from './start-battle.ts';

const isHolding = (battle: Battle) => HOLDING_STATUSES.some((status) => status === battle.status);
const seatsOf = (battle: Battle | null) => (battle !== null && isHolding(battle) ? playersOf(battle) : []);

/** What a transition must move, worked out from nothing but the seats before and after it. */
function movementsDue(before: Battle | null, { battle }: Transition) {
  if (battle.status === 'completed') return [`settle ${battle.winnerId}`];
  const [was, is] = [seatsOf(before), seatsOf(battle)];
  return [
    ...is.filter((player) => !was.includes(player)).map((player) => `hold ${player}`),
    ...was.filter((player) => !is.includes(player)).map((player) => `refund ${player}`),
  ];
}

/** Who is concerned by a movement, and how. */
function namesOf(battle: Battle, movement: Movement): string[] {
  switch (movement.kind) {
    case 'hold':
    case 'refund':
      return [`${movement.kind} ${movement.playerId}`];
    case 'refund-all':
      return playersOf(battle).map((playerId) => `refund ${playerId}`);
    case 'settle':
      return [`settle ${movement.winnerId}`];
    case 'correct':
      return [`correct ${movement.winnerId ?? 'nobody'}`];
  }
}

const valueOf = (ruling: Ruling<Transition>): Transition[] => (ruling.ok ? [ruling.value] : []);

/** Every transition that any rule takes from a battle, whoever asks. */
function transitionsFrom(battle: Battle, reports: readonly BattleReport[]): Transition[] {
  const transitions: Transition[] = [];
  const grounds = {
    sideIds: playersOf(battle),
    standingId: standingWinner(battle, reports),
    isDisputed: battle.status === 'disputed',
    decisions: DECISION_KINDS,
  };
  for (const caller of CALLERS) {
    for (const code of [null, CODE]) transitions.push(...valueOf(joinBattle(battle, viewerOf(caller, code), NOW)));
    for (const claim of CLAIMS)
      for (const recordingUrl of ['', 'https://recordings.example/1'])
        transitions.push(...valueOf(reportResult(battle, reports, caller, { claim, recordingUrl }, NOW)));
    transitions.push(...valueOf(startBattle(battle, caller, NOW)));
    transitions.push(...valueOf(takeBackStart(battle, caller, NOW)));
    for (const minutes of LATER_MINUTES) transitions.push(...valueOf(postponeStart(battle, caller, minutes, NOW)));
    transitions.push(...valueOf(cancelBattle(battle, caller, NOW)));
    transitions.push(...valueOf(reportIssue(battle, caller)));
    for (const role of ROLES) {
      for (const status of DISPUTE_STATUSES) {
        for (const action of DISPUTE_ACTIONS) {
          for (const winner of [null, 'creator', 'opponent', 'stranger']) {
            const ruling = decideDispute(
              grounds,
              status,
              { role, isInvolved: isPlayer(battle, caller) },
              action,
              winner,
            );
            if (ruling.ok) transitions.push(decideBattle(battle, ruling.value.decision, NOW));
          }
        }
      }
    }
  }
  const passed = passDeadline(battle, reports, NOW);
  return passed ? [...transitions, passed] : transitions;
}

it('holds from who sits down, refunds exactly who is seated, pays exactly one winner who plays, by every rule (CH-11, CH-14, CH-18, C-07)', () => {
  const moved = new Set<string>();
  fc.assert(
    fc.property(anyBattle, ({ battle, reports }) => {
      for (const transition of transitionsFrom(battle, reports)) {
        const money = transition.money.flatMap((movement) => namesOf(battle, movement));
        const isDue = money.toSorted().join() === movementsDue(battle, transition).toSorted().join();
        const { status, winnerId } = transition.battle;
        const isWonByPlayer = status === 'completed' ? playersOf(battle).includes(winnerId ?? '') : winnerId === null;
        // One assertion only where something is off: there are millions of transitions.
        if (!isDue || !isWonByPlayer) expect({ transition, money }).toBe('a transition that moves what it must');
        for (const movement of money) moved.add(movement);
      }
    }),
    { numRuns: 1_000, seed: 7 },
  );
  expect([...moved].toSorted()).toEqual(
    [
      'hold friend',
      'hold opponent',
      'hold staff',
      'hold stranger',
      'refund creator',
      'refund opponent',
      'settle creator',
      'settle opponent',
    ].toSorted(),
  );
});

it('keeps stake, fee, creator, id and privacy of a battle for its whole life', () => {
  const fixed = ({ id, stakeCents, feeCents, creatorId, privacy, inviteCode }: Battle) => [
    id,
    stakeCents,
    feeCents,
    creatorId,
    privacy,
    inviteCode,
  ];
  fc.assert(
    fc.property(anyBattle, ({ battle, reports }) => {
      for (const transition of transitionsFrom(battle, reports))
        expect(fixed(transition.battle)).toEqual(fixed(battle));
    }),
  );
});

it('never takes a battle out of an end: completed, cancelled and expired stay', () => {
  fc.assert(
    fc.property(anyBattle, ({ battle, reports }) => {
      const isOver = ['draft', 'completed', 'cancelled', 'expired'].includes(battle.status);
      if (isOver) expect(transitionsFrom(battle, reports)).toEqual([]);
    }),
  );
});

it('gives every battle that waits or runs a deadline, and none to a disputed or ended one', () => {
  fc.assert(
    fc.property(anyBattle, ({ battle, reports }) => {
      for (const transition of transitionsFrom(battle, reports)) {
        const hasDeadline = isHolding(transition.battle) && transition.battle.status !== 'disputed';
        expect(transition.battle.dueAt === null).toBe(!hasDeadline);
        if (transition.battle.dueAt !== null) expect(transition.battle.dueAt).toBeGreaterThan(NOW - 101);
      }
    }),
  );
});

it('holds the creator when a battle opens, for every stake that is allowed (BG-18)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_00 }), (stakeCents) => {
      const opening = { id: 'b', creatorId: 'creator', stakeCents, privacy: 'public', inviteCode: null } as const;
      const ruling = createBattle(opening, { minCents: 5_00, maxCents: 1_000_00 }, NOW);
      expect(ruling.ok).toBe(stakeCents >= 5_00 && stakeCents <= 1_000_00);
      if (ruling.ok) {
        const [movement] = ruling.value.money;
        expect(movementsDue(null, ruling.value)).toEqual(['hold creator']);
        expect([ruling.value.money.length, movement]).toEqual([1, { kind: 'hold', playerId: 'creator' }]);
      }
    }),
  );
});

it('loses no cent between what two players put in, the pool and the fee, for every stake from $5.00 to $1,000.00 (BC-01)', () => {
  const wrong: number[] = [];
  for (let stakeCents = 5_00; stakeCents <= 1_000_00; stakeCents++) {
    const feeCents = feeOf(stakeCents);
    const isLost = 2 * holdOf({ stakeCents, feeCents }) !== poolOf(stakeCents) + 2 * feeCents;
    // A twentieth, rounded half up: never further off than half a cent, and up when it is exactly half.
    const twentieths = 20 * feeCents - stakeCents;
    if (isLost || twentieths <= -10 || twentieths > 10) wrong.push(stakeCents);
  }
  expect(wrong).toEqual([]);
});
