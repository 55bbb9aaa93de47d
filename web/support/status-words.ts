import { STATUS_DAYS } from '../../domain/shared/status.ts';
import { DAY, MINUTE, utcDay } from '../../domain/shared/time.ts';
import { formatUtcDate } from '../format/format.ts';
import type { PlatformStatusQuery } from './operations/__generated__/status.gql.ts';
import { durationWords } from '../format/duration-words.ts';
import * as t from './__generated__/messages.ts';

type WatchedDay = PlatformStatusQuery['platformStatus']['days'][number];

export interface ShownDay {
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
  readonly state: 'up' | 'down' | 'maintenance' | 'unwatched';
  /** The day with what happened in it. */
  readonly words: string;
}

/** Two decimals, and none that say nothing: 99.98%, 100%. */
export const uptimeWords = (percent: number): string => `${Number(percent.toFixed(2))}%`;

function wordsOf({ uptime, downMs, maintenanceMs }: WatchedDay): string {
  const parts = [
    uptime === null ? null : t.percentUptime({ percent: uptimeWords(uptime) }),
    downMs > 0 ? t.outFor({ time: durationWords(downMs) }) : null,
    // What is shorter is a switch that was flipped.
    maintenanceMs >= MINUTE ? t.maintenanceFor({ time: durationWords(maintenanceMs) }) : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** Every day that is told of, the oldest first, those too that nobody watched. */
export function shownDays(days: readonly WatchedDay[], now: number): ShownDay[] {
  const watched = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: STATUS_DAYS }, (_, place) => {
    const at = now - (STATUS_DAYS - 1 - place) * DAY;
    const day = utcDay(at);
    const found = watched.get(day);
    const state = !found
      ? 'unwatched'
      : found.downMs > 0
        ? 'down'
        : found.maintenanceMs >= MINUTE
          ? 'maintenance'
          : 'up';
    return { day, state, words: `${formatUtcDate(at)}: ${found ? wordsOf(found) : t.notRecorded()}` };
  });
}
