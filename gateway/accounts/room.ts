import { eraseAccountData, readAccountData } from '../../db/accounts/personal-data.queries.ts';
import type { Room } from '../kernel/room.ts';
import { avatarRoutes } from './avatar.rest.ts';
import { LegalResolver } from './legal.resolver.ts';
import { PreferencesResolver } from './preferences.resolver.ts';
import { WaitlistResolver } from './waitlist.resolver.ts';
import { waitlistRoutes } from './waitlist.rest.ts';
import { accountsRefusals } from './refusals.ts';

declare module '../../db/uploads/upload.table.ts' {
  interface UploadPurposes {
    avatar: unknown;
  }
}

export const accounts: Room = {
  name: 'accounts',
  refusals: accountsRefusals,
  resolvers: [LegalResolver, PreferencesResolver, WaitlistResolver],
  routes: [...waitlistRoutes, ...avatarRoutes],
  uploads: { avatar: 'public, erased' },
  personalData: {
    tables: {
      legal_acceptances: 'exported, kept: that somebody agreed has to be provable',
      preferences: 'exported, erased',
      team_accesses: 'kept: the count of visits through the Team Access card; the account itself is made anonymous',
    },
    read: readAccountData,
    erase: ({ tx, user }) => eraseAccountData(tx, user),
  },
  planted: {
    tables: { users: 'kept: nobody can give an account another address, and the letter goes there' },
    end: ({ user }) =>
      Promise.resolve([{ kind: 'mail-address', name: user.email, madeAt: user.createdAt, end: 'kept' }]),
  },
};
