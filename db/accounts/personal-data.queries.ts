import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { listAccepted } from './legal.queries.ts';
import { preferences } from './preferences.table.ts';
import { seenOf } from './user.queries.ts';
import { type User, users } from './user.table.ts';
import { waitlist } from './waitlist.table.ts';

/** The account and what its person has chosen, without any hash. */
export async function readAccountData(reader: Reader, userId: string) {
  const [account] = await reader
    .select({
      id: users.id,
      username: users.username,
      displayName: users.displayName,
      email: users.email,
      role: users.role,
      status: users.status,
      verification: users.verification,
      bornOn: users.bornOn,
      isVip: users.isVip,
      isVerifiedCreator: users.isVerifiedCreator,
      referralCode: users.referralCode,
      region: users.region,
      regionSetAt: users.regionSetAt,
      pausedUntil: users.pausedUntil,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  const [settings] = await reader.select().from(preferences).where(eq(preferences.userId, userId));
  return { account: account ?? null, settings: settings ?? null, agreements: await listAccepted(reader, userId) };
}

/** What stands in an account when its person has gone. */
export interface Anonymous {
  readonly username: string;
  readonly usernameKey: string;
  /** Of no known password. */
  readonly passwordHash: string;
  readonly closedAt: number;
}

/** Forgets what the person chose, and that the address once waited. */
export async function eraseAccountData(tx: Tx, { id, emailKey }: User): Promise<void> {
  await tx.delete(preferences).where(eq(preferences.userId, id));
  await tx.delete(waitlist).where(eq(waitlist.emailKey, emailKey));
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
