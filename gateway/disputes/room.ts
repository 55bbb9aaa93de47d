import { readDisputesOf } from '../../db/disputes/personal-data.queries.ts';
import type { Room } from '../kernel/room.ts';
import { BattleDisputeResolver, DisputeResolver, DisputedBattleResolver } from './dispute.resolver.ts';

export const disputes: Room = {
  name: 'disputes',
  resolvers: [BattleDisputeResolver, DisputeResolver, DisputedBattleResolver],
  personalData: {
    tables: { disputes: 'exported, kept: how money was decided over has to stay provable' },
    read: async (reader, userId) => ({ disputes: await readDisputesOf(reader, userId) }),
  },
};
