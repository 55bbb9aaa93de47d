import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY, MINUTE } from '../shared/time.ts';
import { type Transition, playersOf } from './battle.ts';

/** Whether a player was there when a battle with both seats taken was to start. */
export interface Attendance {
  readonly playerId: string;
  readonly hasShown: boolean;
}

/** Over so long it is counted how often a player shows up. */
export const ATTENDANCE_SPAN = 90 * DAY;

/** So many no-shows within so long keep a player from public battles for a while. */
export const NO_SHOWS_MAX = 3;
const NO_SHOW_SPAN = DAY;
export const NO_SHOW_BREAK = 30 * MINUTE;

/**
 * What a transition says of who came: both where the battle starts; where it was not started in time, whoever left a call
 * unanswered while the other was there, and nobody else.
 */
export function attendanceOf({ battle, event }: Transition): readonly Attendance[] {
  if (event === 'battle.started') return playersOf(battle).map((playerId) => ({ playerId, hasShown: true }));
  if (event !== 'battle.expired') return [];
  const absent = [
    battle.creatorMissed ? battle.creatorId : null,
    battle.opponentMissed ? battle.opponentId : null,
  ].filter((id) => id !== null);
  return absent.map((playerId) => ({ playerId, hasShown: false }));
}

/**
 * Whether a player may take a seat of a public battle now.
 * @param noShows instants of the latest, newest first
 */
export function mayJoinPublic(noShows: readonly number[], now: number): Ruling<null> {
  const latest = noShows[0];
  const third = noShows[NO_SHOWS_MAX - 1];
  if (latest === undefined || third === undefined || latest - third > NO_SHOW_SPAN) return allow(null);
  const endsAt = latest + NO_SHOW_BREAK;
  return now < endsAt ? refuse('NO_SHOWS', { data: { endsAt } }) : allow(null);
}
