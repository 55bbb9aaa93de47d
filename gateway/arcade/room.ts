import { DAY, utcDay } from '../../domain/shared/time.ts';
import { arcadeNotices } from '../../domain/arcade/notices.ts';
import { arcadeContests, arcadeDays, arcadeRatings, arcadeRuns } from '../../db/arcade/arcade.table.ts';
import { arcadeBracketSeats } from '../../db/arcade/bracket.table.ts';
import { personal } from '../../db/client/personal-data.ts';
import { deleteOldFreeDays } from '../../db/arcade/rating.queries.ts';
import { samples } from '../../db/arcade/samples.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { AlertedRunResolver } from './desk/alerted-run.resolver.ts';
import { ArcadeResolver } from './arcade.resolver.ts';
import { endContests } from './end-contests.ts';
import { endRuns } from './runs/end-runs.ts';
import { BracketResolver } from './brackets/bracket.resolver.ts';
import { LeaderResolver } from './boards/leader.resolver.ts';
import { DailyResolver } from './boards/daily.resolver.ts';
import { RunDateResolver } from './runs/run-date.resolver.ts';
import { endBrackets } from './brackets/end-brackets.ts';
import { endOpenRun } from './end-open-run.ts';
import { StaffArcadeResolver } from './desk/staff-arcade.resolver.ts';
import { awaitsDecision } from './desk/read-alerted-runs.ts';
import { runningRun } from './runs/running-run.ts';
import { streamedRun } from './runs/streamed-run.ts';
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
  notices: arcadeNotices,
  tasks: { 'arcade-runs': endRuns, 'arcade-contests': endContests, 'arcade-brackets': endBrackets },
  topics: ['arcade'],
  provides: { awaitsDecision },
  streamed: { arcade: streamedRun },
  running: { arcade: runningRun },
  expires: [(tx, now) => deleteOldFreeDays(tx, utcDay(now - FREE_DAYS_KEPT))],
  personalData: {
    tables: [
      personal(arcadeContests, {
        fates: {
          invitedId: 'kept: an invitation names whom a battle was for, and is the record of whoever sent it',
          advancedId: 'kept: who went on decided what others were paid',
        },
      }),
      personal(arcadeRuns, {
        fates: { userId: 'kept: what a run was beside others decided what they were paid' },
        archive: {
          'arcade.runs': {
            // What a run is measured by is other players'.
            shows: ({ rivals: _others, ...run }) => ({
              ...run,
              version: arcadeContests.version,
              entry: arcadeContests.entry,
            }),
            joins: [[arcadeContests, arcadeContests.id, arcadeRuns.contestId]],
            order: ['enteredAt', 'id'],
          },
        },
      }),
      personal(arcadeRatings, { fates: { userId: 'erased' }, archive: { 'arcade.ratings': { order: ['game'] } } }),
      personal(arcadeBracketSeats, {
        fates: { userId: 'kept: they decided what others were paid' },
        archive: { 'arcade.brackets': { order: ['enteredAt', 'bracketId'] } },
      }),
      personal(arcadeDays, { fates: { userId: 'erased' }, archive: { 'arcade.freeDays': { order: ['day'] } } }),
    ],
    erase: ({ deps, tx, user, at }) => endOpenRun(tx, user.id, { at, newId: deps.newId }),
  },
  samples,
};
