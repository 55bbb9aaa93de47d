import { DAY } from '../../domain/shared/time.ts';
import { eraseMatchmakingData, readMatchmakingData } from '../../db/matchmaking/personal-data.queries.ts';
import { deleteProposals } from '../../db/matchmaking/proposal.queries.ts';
import { deleteSeekers } from '../../db/matchmaking/seeker.queries.ts';
import type { Room } from '../kernel/room.ts';
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
    tables: { seekers: 'exported, erased', proposals: 'exported, erased' },
    read: readMatchmakingData,
    erase: async ({ tx, user, at }) => {
      await takeOut(tx, user.id, 'stopped', at);
      await eraseMatchmakingData(tx, user.id);
    },
  },
};
