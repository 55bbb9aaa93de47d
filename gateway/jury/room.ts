import { readJuryData } from '../../db/jury/personal-data.queries.ts';
import { removeJurors } from '../../db/jury/juror.queries.ts';
import { samples } from '../../db/jury/samples.ts';
import type { Room } from '../kernel/room.ts';
import { followCases } from './follow-cases.ts';
import { JuryAdviceResolver } from './jury-advice.resolver.ts';
import { JuryResolver } from './jury.resolver.ts';
import { keepJuries } from './keep-juries.ts';
import { letGo } from './let-go.ts';
import { juryRefusals } from './refusals.ts';

export const jury: Room = {
  name: 'jury',
  refusals: juryRefusals,
  resolvers: [JuryAdviceResolver, JuryResolver],
  tasks: { juries: keepJuries },
  subscribers: [followCases],
  // Whoever may not play any more gives no advice either.
  open: ({ tx, userId, at }) => letGo(tx, userId, at),
  personalData: {
    tables: {
      jurors: 'exported, erased',
      summonses: 'exported, kept: the advice that a decision was weighed with; it names no person any more',
    },
    read: async (reader, userId) => ({ jury: await readJuryData(reader, userId) }),
    erase: async ({ tx, user, at }) => {
      await removeJurors(tx, [user.id]);
      await letGo(tx, user.id, at);
    },
  },
  samples,
};
