import { eraseAccountData, readAccountData } from '../../db/accounts/personal-data.queries.ts';
import type { Room } from '../kernel/room.ts';
import { avatarRoutes } from './avatar.rest.ts';
import { PreferencesResolver } from './preferences.resolver.ts';
import { WaitlistResolver } from './waitlist.resolver.ts';
import { waitlistRoutes } from './waitlist.rest.ts';

export const accounts: Room = {
  name: 'accounts',
  resolvers: [PreferencesResolver, WaitlistResolver],
  routes: [...waitlistRoutes, ...avatarRoutes],
  uploads: { avatar: 'public' },
  personalData: {
    tables: {
      preferences: 'exported, erased',
      team_accesses: 'kept: the count of visits through the Team Access card; the account itself is made anonymous',
    },
    read: readAccountData,
    erase: ({ tx, user }) => eraseAccountData(tx, user),
  },
};
