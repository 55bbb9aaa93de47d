import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { MINUTE } from '../shared/time.ts';
import {
  type Battle,
  type Transition,
  BATTLE_WINDOW,
  CHECK_WINDOW,
  LATER_MINUTES,
  UNCALLED,
  isPlayer,
  playerAt,
  seatOf,
} from './battle.ts';

/** A battle that both agree to start now is active for both (CH-10). */
export function beginBattle(battle: Battle, now: number): Transition {
  const endsAt = now + BATTLE_WINDOW;
  return {
    battle: { ...battle, ...UNCALLED, status: 'active', endsAt, dueAt: endsAt },
    money: [],
    event: 'battle.started',
  };
}

/** The call is over, however it ended; it can be repeated until the time to start is up. */
const closed = (battle: Battle): Battle => ({ ...battle, readySeat: null, checkEndsAt: null, dueAt: battle.endsAt });

/**
 * The other did not answer a call in time. It counts against that seat only where the whole time was given: one that the
 * end of the time to start has cut short is nobody's fault.
 */
export function lapse(battle: Battle): Transition {
  const wasWhole = battle.checkEndsAt !== null && battle.endsAt !== null && battle.checkEndsAt < battle.endsAt;
  return {
    battle: {
      ...closed(battle),
      creatorMissed: battle.creatorMissed || (wasWhole && battle.readySeat === 'opponent'),
      opponentMissed: battle.opponentMissed || (wasWhole && battle.readySeat === 'creator'),
    },
    money: [],
    event: 'battle.lapsed',
    ...calledBy(battle),
  };
}

const calledBy = (battle: Battle): Pick<Transition, 'readyId'> => {
  const readyId = playerAt(battle, battle.readySeat);
  return readyId === null ? {} : { readyId };
};

/** The battle with its call as it stands: one whose time is up has lapsed, whether or not the server has said so yet. */
export const callAt = <B extends Battle>(battle: B, now: number): B =>
  battle.checkEndsAt !== null && now >= battle.checkEndsAt ? { ...battle, ...lapse(battle).battle } : battle;

function mayStart(battle: Battle, accountId: string, now: number): Ruling<Battle> {
  if (!isPlayer(battle, accountId)) return refuse('NOT_A_PARTICIPANT');
  if (battle.status !== 'waiting') return refuse('BATTLE_NOT_WAITING');
  if (battle.opponentId === null) return refuse('OPPONENT_MISSING');
  if (battle.endsAt !== null && now >= battle.endsAt) return refuse('BATTLE_OVER');
  return allow(callAt(battle, now));
}

/**
 * 'Start Match' is each player's 'I am ready': the first press calls the other, the second within its time makes the
 * battle active for both (CH-10).
 */
export function startBattle(battle: Battle, accountId: string, now: number): Ruling<Transition> {
  const ruling = mayStart(battle, accountId, now);
  if (!ruling.ok) return ruling;
  const standing = ruling.value;
  const seat = seatOf(standing, accountId);
  if (standing.readySeat === seat) return refuse('ALREADY_READY');
  if (standing.readySeat !== null) return allow(beginBattle(standing, now));
  const checkEndsAt = Math.min(now + CHECK_WINDOW, standing.endsAt ?? Infinity);
  return allow({
    battle: { ...standing, readySeat: seat, checkEndsAt, laterSeat: null, laterUntil: null, dueAt: checkEndsAt },
    money: [],
    event: 'battle.ready',
    readyId: accountId,
  });
}

/** Who has pressed takes it back. */
export function takeBackStart(battle: Battle, accountId: string, now: number): Ruling<Transition> {
  const ruling = mayStart(battle, accountId, now);
  if (!ruling.ok) return ruling;
  const standing = ruling.value;
  if (standing.readySeat !== seatOf(standing, accountId)) return refuse('NOT_READY');
  return allow({ battle: closed(standing), money: [], event: 'battle.unready', readyId: accountId });
}

/** Who is called answers 'Not now', which ends the call and is no no-show. The time to start is not longer for it. */
export function postponeStart(battle: Battle, accountId: string, minutes: number, now: number): Ruling<Transition> {
  if (!LATER_MINUTES.some((offered) => offered === minutes)) return refuse('BAD_INPUT', { field: 'minutes' });
  const ruling = mayStart(battle, accountId, now);
  if (!ruling.ok) return ruling;
  const standing = ruling.value;
  const seat = seatOf(standing, accountId);
  if (standing.readySeat === null || standing.readySeat === seat) return refuse('NOT_READY');
  return allow({
    battle: { ...closed(standing), laterSeat: seat, laterUntil: now + minutes * MINUTE },
    money: [],
    event: 'battle.postponed',
    ...calledBy(standing),
  });
}
