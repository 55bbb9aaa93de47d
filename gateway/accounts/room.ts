import { accountsNotices } from '../../domain/accounts/notices.ts';
import { legalAcceptances } from '../../db/accounts/legal.table.ts';
import { preferences } from '../../db/accounts/preferences.table.ts';
import { users } from '../../db/accounts/user.table.ts';
import { forgetWaiting } from '../../db/accounts/waitlist.queries.ts';
import { teamAccesses } from '../../db/accounts/waitlist.table.ts';
import { personal } from '../../db/client/personal-data.ts';
import type { Room } from '../kernel/manifest/room.ts';
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
  notices: accountsNotices,
  routes: [...waitlistRoutes, ...avatarRoutes],
  uploads: { avatar: 'public, erased' },
  personalData: {
    tables: [
      personal(users, {
        archive: {
          account: {
            of: 'id',
            as: 'row',
            shows: [
              'id',
              'username',
              'displayName',
              'email',
              'role',
              'status',
              'verification',
              'bornOn',
              'statedBornOn',
              'isVip',
              'isVerifiedCreator',
              'referralCode',
              'region',
              'regionSetAt',
              'pausedUntil',
              'createdAt',
            ],
          },
        },
      }),
      personal(preferences, { fates: { userId: 'erased' }, archive: { settings: { as: 'row' } } }),
      personal(legalAcceptances, {
        fates: { userId: 'kept: that somebody agreed has to be provable' },
        archive: { agreements: { shows: ['text', 'version', 'at'], order: ['text', 'version'] } },
      }),
      personal(teamAccesses, {
        fates: {
          userId: 'kept: the count of visits through the Team Access card; the account itself is made anonymous',
        },
      }),
    ],
    erase: ({ tx, user }) => forgetWaiting(tx, user.emailKey),
  },
  planted: {
    tables: { users: 'kept: nobody can give an account another address, and the letter goes there' },
    end: ({ user }) =>
      Promise.resolve([{ kind: 'mail-address', name: user.email, madeAt: user.createdAt, end: 'kept' }]),
  },
};
