import { DAY, utcDay } from '../../domain/shared/time.ts';
import { readArcadeData } from '../../db/arcade/personal-data.queries.ts';
import { deleteOldFreeDays } from '../../db/arcade/rating.queries.ts';
import { samples } from '../../db/arcade/samples.ts';
import type { Room } from '../kernel/room.ts';
import { AlertedRunResolver } from './alerted-run.resolver.ts';
import { ArcadeResolver } from './arcade.resolver.ts';
import { endContests } from './end-contests.ts';
import { endRuns } from './end-runs.ts';
import { BracketResolver } from './bracket.resolver.ts';
import { LeaderResolver } from './leader.resolver.ts';
import { DailyResolver } from './daily.resolver.ts';
import { RunDateResolver } from './run-date.resolver.ts';
import { endBrackets } from './end-brackets.ts';
import { eraseArcadeData } from './erase-arcade.ts';
import { StaffArcadeResolver } from './staff-arcade.resolver.ts';
import { awaitsDecision } from './read-alerted-runs.ts';
import { runningRun } from './running-run.ts';
import { streamedRun } from './streamed-run.ts';
import { arcadeRefusals } from './refusals.ts';

/** Longer than any run of a day can be under way. */
const FREE_DAYS_KEPT = 7 * DAY;

declare module '../../domain/wallet/alerts.ts' {
  interface AlertKinds {
    'arcade-run': 'both';
    'arcade-held': 'both';
  }
}

export const arcade: Room = {
  name: 'arcade',
  alerts: {
    'arcade-run': 'A run of the arcade that nobody can have played.',
    'arcade-held': 'A win of the arcade that is held for a day, unless an administrator decides over it before.',
  },
  refusals: arcadeRefusals,
  resolvers: [
    ArcadeResolver,
    RunDateResolver,
    AlertedRunResolver,
    BracketResolver,
    DailyResolver,
    LeaderResolver,
    StaffArcadeResolver,
  ],
  tasks: { 'arcade-runs': endRuns, 'arcade-contests': endContests, 'arcade-brackets': endBrackets },
  topics: ['arcade'],
  provides: { awaitsDecision },
  streamed: { arcade: streamedRun },
  running: { arcade: runningRun },
  expires: [(tx, now) => deleteOldFreeDays(tx, utcDay(now - FREE_DAYS_KEPT))],
  personalData: {
    tables: {
      arcade_contests: 'kept: an invitation names whom a battle was for, and is the record of whoever sent it',
      arcade_bracket_seats: 'exported, kept: they decided what others were paid',
      arcade_runs: 'exported, kept: what a run was beside others decided what they were paid',
      arcade_ratings: 'exported, erased',
      arcade_days: 'exported, erased',
    },
    read: async (reader, userId) => ({ arcade: await readArcadeData(reader, userId) }),
    erase: ({ deps, tx, user, at }) => eraseArcadeData(tx, user.id, { at, newId: deps.newId }),
  },
  samples,
};
