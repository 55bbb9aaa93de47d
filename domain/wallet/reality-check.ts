import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { MINUTE } from '../shared/time.ts';

/** After how many minutes of a visit a player is told how long it lasts and where the money stands; 0 for never. */
export const REALITY_CHECK_MINUTES = [0, 15, 30, 60, 120] as const;

export const chooseRealityCheck = (minutes: number): Ruling<number> =>
  REALITY_CHECK_MINUTES.some((offered) => offered === minutes)
    ? allow(minutes)
    : refuse('BAD_INPUT', { field: 'minutes' });

/** The next instant of a reality check in a visit; null when the player wants none. */
export function nextRealityCheck(signedInAt: number, everyMinutes: number, now: number): number | null {
  if (everyMinutes <= 0) return null;
  const every = everyMinutes * MINUTE;
  return signedInAt + (Math.floor(Math.max(0, now - signedInAt) / every) + 1) * every;
}
