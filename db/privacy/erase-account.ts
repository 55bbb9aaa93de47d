import { eq } from 'drizzle-orm';
import type { Tx } from '../client/database.ts';
import { dataExports } from './data-export.table.ts';
import { linkedAccounts } from '../profiles/linked-account.table.ts';
import { onboardings, tutorialRuns } from '../onboarding/onboarding.table.ts';
import { preferences } from '../accounts/preferences.table.ts';
import { uploads } from '../uploads/upload.table.ts';
import { passwordResets } from '../security/password-reset.table.ts';
import { registrations } from '../onboarding/registration.table.ts';
import { challenges, knownDevices, passkeys, recoveryCodes, twoFactors } from '../security/second-factor.table.ts';
import { type User, users } from '../accounts/user.table.ts';
import { waitlist } from '../accounts/waitlist.table.ts';

/** What stands in an account when its person has gone. */
export interface Anonymous {
  readonly username: string;
  readonly usernameKey: string;
  /** Of no known password. */
  readonly passwordHash: string;
  readonly closedAt: number;
}

/** Forgets the person behind an account; what it did stays under a name that says nothing. */
export async function eraseAccount(tx: Tx, { id, emailKey }: User, anonymous: Anonymous): Promise<void> {
  for (const table of [
    preferences,
    onboardings,
    tutorialRuns,
    linkedAccounts,
    dataExports,
    twoFactors,
    recoveryCodes,
    passkeys,
    challenges,
    knownDevices,
    passwordResets,
  ])
    await tx.delete(table).where(eq(table.userId, id));
  await tx.delete(uploads).where(eq(uploads.ownerId, id));
  await tx.delete(registrations).where(eq(registrations.emailKey, emailKey));
  await tx.delete(waitlist).where(eq(waitlist.emailKey, emailKey));
  await tx
    .update(users)
    .set({
      ...anonymous,
      displayName: anonymous.username,
      // Not an address, so that nobody can register it, and unlike any other.
      email: `closed:${id}`,
      emailKey: `closed:${id}`,
      status: 'closed',
      verification: 'unverified',
      isVip: false,
      isVerifiedCreator: false,
      avatarId: null,
      referralCode: null,
      referrerId: null,
      region: null,
      regionSetAt: null,
    })
    .where(eq(users.id, id));
}
