import { DAY } from '../../domain/shared/time.ts';
import { personal, sideOf } from '../../db/client/personal-data.ts';
import { proposals, seekers } from '../../db/matchmaking/queue.table.ts';
import { deleteProposals } from '../../db/matchmaking/proposal.queries.ts';
import { deleteSeekers } from '../../db/matchmaking/seeker.queries.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { keepQueue } from './keep-queue.ts';
import { MatchmakingResolver } from './matchmaking.resolver.ts';
import { takeOut } from './open-proposal.ts';
import { matchmakingRefusals } from './refusals.ts';

/** What has been over for so long decides nothing any more. */
const KEPT = 30 * DAY;

export const matchmaking: Room = {
  name: 'matchmaking',
  refusals: matchmakingRefusals,
  resolvers: [MatchmakingResolver],
  tasks: { queue: keepQueue },
  topics: ['seeker'],
  expires: [(tx, now) => deleteSeekers(tx, now - KEPT), (tx, now) => deleteProposals(tx, now - KEPT)],
  open: async ({ tx, userId, at }) => void (await takeOut(tx, userId, 'stopped', at)),
  personalData: {
    tables: [
      personal(seekers, { fates: { userId: 'erased' }, archive: { queue: {} } }),
      personal(proposals, {
        fates: { firstId: 'erased', secondId: 'erased' },
        archive: {
          proposals: {
            // Whom it was made with is not theirs to take along.
            of: ['firstId', 'secondId'],
            shows: ({ id, state, game, stakeCents, createdAt, endedAt, battleId, firstId, ...row }) => ({
              id,
              state,
              game,
              stakeCents,
              createdAt,
              endedAt,
              battleId,
              confirmedAt: sideOf(firstId, row.firstConfirmedAt, row.secondConfirmedAt),
              waitedMs: sideOf(firstId, row.firstWaitedMs, row.secondWaitedMs),
            }),
            order: ['createdAt', 'id'],
          },
        },
      }),
    ],
    erase: async ({ tx, user, at }) => void (await takeOut(tx, user.id, 'stopped', at)),
  },
};
