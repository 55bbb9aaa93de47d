import { readDisputeData } from '../../db/disputes/personal-data.queries.ts';
import type { Room } from '../kernel/room.ts';
import { DisputeResolver } from './dispute.resolver.ts';
import { escalateDisputes } from './escalate-disputes.ts';

export const disputes: Room = {
  name: 'disputes',
  resolvers: [DisputeResolver],
  tasks: { disputes: escalateDisputes },
  personalData: {
    tables: {
      disputes: 'exported, kept: how money was decided over has to stay provable',
      dispute_evidence: 'exported, kept: what a decision rests on',
      dispute_parties: 'kept: whose case it was, so that nobody decides an own one',
    },
    read: async (reader, userId) => ({ disputes: await readDisputeData(reader, userId) }),
  },
};
