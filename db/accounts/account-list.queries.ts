import { type SQL, and, asc, count, desc, eq, gt, gte, lt, or, sql } from 'drizzle-orm';
import type { AccountOrder } from '../../domain/accounts/account-order.ts';
import type { AccountStatus, Role, VerificationStatus } from '../../domain/accounts/roles.ts';
import type { Reader } from '../client/database.ts';
import { before, hourAfter } from '../client/sql.ts';
import { type User, users } from './user.table.ts';

export interface AccountFilter {
  /** A part of the username, the whole e-mail address, or an id; empty for all. */
  readonly text: string;
  readonly status: AccountStatus | null;
  readonly verification: VerificationStatus | null;
  readonly role: Role | null;
  readonly order: AccountOrder;
}

/** Where a page of accounts ends: the name in the order of names, else when the account was opened, with its id. */
export type AccountKey = readonly [at: number, text: string];

function named(text: string): SQL | undefined {
  if (text === '') return undefined;
  const folded = text.toLowerCase();
  const pattern = `%${folded.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    sql`${users.usernameKey} like ${pattern} escape '\\'`,
    eq(users.id, text),
    text.includes('@') ? eq(users.emailKey, folded) : undefined,
  );
}

/**
 * What a filter asks for. Beside the value stands the condition of the index that has the few: as a literal, because a
 * partial index is found by its exact condition only.
 */
const filtered = ({ status, verification, role }: Pick<AccountFilter, 'status' | 'verification' | 'role'>) =>
  and(
    status === null ? undefined : eq(users.status, status),
    status === null || status === 'active' ? undefined : sql`${users.status} <> 'active'`,
    role === null ? undefined : eq(users.role, role),
    role === null || role === 'player' ? undefined : sql`${users.role} <> 'player'`,
    verification === 'pending' ? sql`${users.verification} = 'pending'` : undefined,
    verification === null || verification === 'pending' ? undefined : eq(users.verification, verification),
  );

/** Accounts as they are filtered, in the order of their names or the newest first. */
export function listAccounts(
  reader: Reader,
  { text, order, ...filter }: AccountFilter,
  limit: number,
  past: AccountKey | null,
): Promise<User[]> {
  const isByName = order === 'name';
  const rest = isByName
    ? past && gt(users.usernameKey, past[1])
    : past && before([users.createdAt, users.id], [past[0], past[1]]);
  return reader
    .select()
    .from(users)
    .where(and(named(text), filtered(filter), rest ?? undefined))
    .orderBy(...(isByName ? [asc(users.usernameKey)] : [desc(users.createdAt), desc(users.id)]))
    .limit(limit);
}

/** Whoever may not sign in because staff said so, in the order of their names (AB-05). */
export const listBarred = (reader: Reader, limit: number, past: AccountKey | null): Promise<User[]> =>
  reader
    .select()
    .from(users)
    .where(
      and(
        // A literal: a partial index is found by its exact condition only.
        sql`${users.status} in ('suspended', 'banned')`,
        past
          ? sql`(${users.status}, ${users.usernameKey}) > (${past[0] === 0 ? 'banned' : 'suspended'}, ${past[1]})`
          : undefined,
      ),
    )
    .orderBy(asc(users.status), asc(users.usernameKey))
    .limit(limit);

/** How many accounts there are, closed ones too. */
export async function countAccounts(reader: Reader): Promise<number> {
  const [row] = await reader.select({ count: count() }).from(users);
  return row?.count ?? 0;
}

/** How many accounts were opened in a stretch of time, by its hours. */
export const countSignUps = (reader: Reader, from: number, until: number) => {
  const hour = hourAfter(users.createdAt, from);
  return reader
    .select({ hour, amount: count() })
    .from(users)
    .where(and(gte(users.createdAt, from), lt(users.createdAt, until)))
    .groupBy(hour);
};
