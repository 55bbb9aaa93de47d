import { juryNotices } from '../../domain/jury/notices.ts';
import { jurors, summonses } from '../../db/jury/jury.table.ts';
import { personal } from '../../db/client/personal-data.ts';
import { removeJurors } from '../../db/jury/juror.queries.ts';
import { samples } from '../../db/jury/samples.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { followCases } from './follow-cases.ts';
import { JuryAdviceResolver } from './jury-advice.resolver.ts';
import { JuryResolver } from './jury.resolver.ts';
import { keepJuries } from './keep-juries.ts';
import { letGo } from './let-go.ts';
import { juryRefusals } from './refusals.ts';

export const jury: Room = {
  name: 'jury',
  activity: {
    'jury.heard': 'The last vote of a jury came.',
  },
  refusals: juryRefusals,
  resolvers: [JuryAdviceResolver, JuryResolver],
  tasks: { juries: keepJuries },
  subscribers: [followCases],
  notices: juryNotices,
  // Whoever may not play any more gives no advice either.
  open: ({ tx, userId, at }) => letGo(tx, userId, at),
  personalData: {
    tables: [
      personal(jurors, {
        fates: { userId: 'erased: before the open case is let go' },
        archive: { 'jury.servesSince': { as: 'value', shows: ['since'] } },
      }),
      // Not whose cases they were.
      personal(summonses, {
        fates: { jurorId: 'kept: the advice that a decision was weighed with; it names no person any more' },
        archive: {
          'jury.cases': {
            shows: ['game', 'drawnAt', 'answerBy', 'endedAt', 'votedAt', 'weight', 'reason', 'isAgreed'],
            order: ['drawnAt', 'id'],
          },
        },
      }),
    ],
    erase: async ({ tx, user, at }) => {
      await removeJurors(tx, [user.id]);
      await letGo(tx, user.id, at);
    },
  },
  samples,
};
