import { LINKED_PROVIDER_NAMES } from '../../domain/profiles/linked-providers.ts';
import { personal } from '../../db/client/personal-data.ts';
import { gameNames } from '../../db/profiles/game-name.table.ts';
import { linkedAccounts } from '../../db/profiles/linked-account.table.ts';
import { deleteLinkedAccountsOf, readLinkedAccounts } from '../../db/profiles/linked-account.queries.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { GameNameResolver } from './game-name.resolver.ts';
import { linkRoutes } from './link.rest.ts';
import { OwnProfileResolver, ProfileResolver } from './profile.resolver.ts';
import { profilesRefusals } from './refusals.ts';

export const profiles: Room = {
  name: 'profiles',
  refusals: profilesRefusals,
  resolvers: [GameNameResolver, OwnProfileResolver, ProfileResolver],
  routes: linkRoutes,
  personalData: {
    tables: [
      personal(gameNames, {
        fates: { userId: 'erased' },
        archive: { gameNames: { shows: ['game', 'name', 'setAt'], order: ['game'] } },
      }),
      personal(linkedAccounts, {
        fates: { userId: 'erased' },
        archive: {
          linkedAccounts: {
            shows: ['provider', 'providerUserId', 'name', 'linkedAt'],
            order: ['linkedAt', 'provider'],
          },
        },
      }),
    ],
  },
  planted: {
    tables: { linked_accounts: 'ended' },
    async end({ tx, user }) {
      const links = await readLinkedAccounts(tx, user.id);
      await deleteLinkedAccountsOf(tx, user.id);
      return links.map(({ provider, name, linkedAt }) => ({
        kind: 'linked-account',
        name: `${LINKED_PROVIDER_NAMES[provider]} · ${name}`,
        madeAt: linkedAt,
        end: 'ended',
      }));
    },
  },
};
