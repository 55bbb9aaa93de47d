import { type SQL, and, asc, count, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { AccountOrder } from '../../domain/accounts/account-order.ts';
import { emailKeyOf } from '../../domain/accounts/email.ts';
import type { AccountStatus, Role, VerificationStatus } from '../../domain/accounts/roles.ts';
import type { Reader } from '../client/database.ts';
import { before, hourAfter } from '../client/sql.ts';
import { nameBeginsWith } from './name-search.ts';
import { type User, users } from './user.table.ts';

export interface AccountFilter {
  /** How the username begins, the whole e-mail address, or an id; empty for all. What is found is in the order of names. */
  readonly text: string;
  readonly status: AccountStatus | null;
  readonly verification: VerificationStatus | null;
  readonly role: Role | null;
  readonly order: AccountOrder;
}

/** Where a page of accounts ends: the name in the order of names, else when the account was opened, with its id. */
export type AccountKey = readonly [at: number, text: string];

/**
 * What a filter asks for. Beside the value stands the condition of the index that has the few: as a literal, because a
 * partial index is found by its exact condition only, and of several filters for the one that leaves the fewest.
 */
function filtered({ status, verification, role }: Pick<AccountFilter, 'status' | 'verification' | 'role'>) {
  const isOfStaff = role !== null && role !== 'player';
  const isInactive = status !== null && status !== 'active';
  return and(
    status === null ? undefined : eq(users.status, status),
    isInactive && !isOfStaff ? sql`${users.status} <> 'active'` : undefined,
    role === null ? undefined : eq(users.role, role),
    isOfStaff ? sql`${users.role} <> 'player'` : undefined,
    verification === null
      ? undefined
      : isOfStaff
        ? // Not by the index of this one, which has many more.
          sql`${users.verification} || '' = ${verification}`
        : eq(users.verification, verification),
  );
}

const listWhere = (
  reader: Reader,
  filter: Omit<AccountFilter, 'text'>,
  limit: number,
  past: AccountKey | null,
  found?: SQL,
): Promise<User[]> => {
  const isByName = filter.order === 'name';
  const rest = isByName
    ? past && gt(users.usernameKey, past[1])
    : past && before([users.createdAt, users.id], [past[0], past[1]]);
  return reader
    .select()
    .from(users)
    .where(and(found, filtered(filter), rest ?? undefined))
    .orderBy(...(isByName ? [asc(users.usernameKey)] : [desc(users.createdAt), desc(users.id)]))
    .limit(limit);
};

/** Accounts as they are filtered, in the order of their names or the newest first. */
export async function listAccounts(
  reader: Reader,
  { text, ...filter }: AccountFilter,
  limit: number,
  past: AccountKey | null,
): Promise<User[]> {
  if (text === '') return listWhere(reader, filter, limit, past);
  // One account at the most; a name may be another's id, and then the id is meant.
  const named = { ...filter, order: 'name' } as const;
  for (const whole of [eq(users.id, text), eq(users.emailKey, emailKeyOf(text))]) {
    const [known] = await reader.select({ id: users.id }).from(users).where(whole);
    if (known) return listWhere(reader, named, limit, past, whole);
  }
  return listWhere(reader, named, limit, past, nameBeginsWith(text));
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

/** How many accounts were opened from an instant on, before another where there is one; closed ones too. */
export async function countAccounts(reader: Reader, from: number, until: number | null = null): Promise<number> {
  const [row] = await reader
    .select({ count: count() })
    .from(users)
    .where(and(gte(users.createdAt, from), until === null ? undefined : lt(users.createdAt, until)));
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
