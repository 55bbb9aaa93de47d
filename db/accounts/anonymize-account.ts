import { eq } from 'drizzle-orm';
import type { Tx } from '../client/database.ts';
import { seenOf } from './user.queries.ts';
import { users } from './user.table.ts';

/** What stands in an account when its person has gone. */
export interface Anonymous {
  readonly username: string;
  readonly usernameKey: string;
  /** Of no known password. */
  readonly passwordHash: string;
  readonly closedAt: number;
}

/** Forgets the person behind an account; what it did stays under a name that says nothing. */
export async function anonymizeAccount(tx: Tx, id: string, anonymous: Anonymous): Promise<void> {
  await tx
    .update(users)
    .set({
      ...anonymous,
      ...seenOf(anonymous.username),
      displayName: anonymous.username,
      // Not an address, so that nobody can register it, and unlike any other.
      email: `closed:${id}`,
      emailKey: `closed:${id}`,
      status: 'closed',
      verification: 'unverified',
      bornOn: null,
      statedBornOn: null,
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
