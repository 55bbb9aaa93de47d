import { deleteLinkedAccountsOf, listLinksForArchive } from '../../db/profiles/linked-account.queries.ts';
import type { Room } from '../kernel/room.ts';
import { linkRoutes } from './link.rest.ts';
import { OwnProfileResolver, ProfileResolver } from './profile.resolver.ts';
import { profilesRefusals } from './refusals.ts';

export const profiles: Room = {
  name: 'profiles',
  refusals: profilesRefusals,
  resolvers: [OwnProfileResolver, ProfileResolver],
  routes: linkRoutes,
  personalData: {
    tables: { linked_accounts: 'exported, erased' },
    read: async (reader, userId) => ({ linkedAccounts: await listLinksForArchive(reader, userId) }),
    erase: ({ tx, user }) => deleteLinkedAccountsOf(tx, user.id),
  },
};
