import { SEARCH_MAX } from '../../domain/shared/search.ts';
import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import type { EntryKind } from '../../domain/wallet/ledger.ts';
import type { TransactionStatus } from '../../domain/wallet/transactions.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { readUser, readUserByName } from '../../db/accounts/index.ts';
import { LOOKED_AT, type TransactionKey } from '../../db/wallet/transaction.queries.ts';
import { Access } from '../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, encodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { EntryKindEnum, TransactionStatusEnum } from './wallet.enums.ts';
import type { Context } from '../kernel/context.ts';
import { type TransactionPage, readTransactions } from './read-transactions.ts';
import { type PlatformTransaction, PlatformTransactionConnection } from './transaction.types.ts';

/** The place that a cursor names. @throws Refused BAD_INPUT */
function placeOf(cursor: string | null | undefined): TransactionKey | null {
  const key = decodeCursor(cursor);
  if (key === null) return null;
  const [, id, seq] = /^(.*):(\d{1,9})$/s.exec(key[1]) ?? [];
  if (id === undefined) throw new Refused('BAD_INPUT', { field: 'after' });
  return { at: key[0], id, seq: Number(seq) };
}

const cursorOf = ({ at, id, seq }: TransactionKey) => [at, `${id}:${seq}`] as const;

@Resolver()
export class TransactionResolver {
  @Access('staff')
  @Query(() => PlatformTransactionConnection, {
    description: `All bookings of all players in both currencies, and deposits that are not booked; newest first. A page that is narrowed down looks through ${LOOKED_AT} transfers at the most: it may hold fewer than were asked for, or none, and have a next one.`,
  })
  async platformTransactions(
    @Ctx() { deps }: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('type', () => EntryKindEnum, { nullable: true, description: 'Only those of this kind; all without it.' })
    type?: EntryKind | null,
    @Arg('status', () => TransactionStatusEnum, {
      nullable: true,
      description: 'Only those of this status; all without it.',
    })
    status?: TransactionStatus | null,
    @Arg('search', () => String, { nullable: true, description: 'The whole username of a player, or the id.' })
    search?: string | null,
  ): Promise<Connection<PlatformTransaction>> {
    const first = pageSize(page.first);
    const text = search?.trim() ?? '';
    if (text.length > SEARCH_MAX) throw new Refused('BAD_INPUT', { field: 'search' });
    const past = placeOf(page.after);
    const { rows, end } = await deps.db.snapshot(async (read): Promise<TransactionPage> => {
      const user =
        text === '' ? null : ((await readUser(read, text)) ?? (await readUserByName(read, usernameKeyOf(text))));
      if (user === undefined) return { rows: [], end: null };
      const filter = { type: type ?? null, status: status ?? null, userId: user?.id ?? null };
      return readTransactions(read, filter, first + 1, past);
    });
    const found = toConnection(
      rows,
      page,
      ({ key }) => cursorOf(key),
      (row) => row,
    );
    if (end === null) return found;
    return { ...found, pageInfo: { ...found.pageInfo, hasNextPage: true, endCursor: encodeCursor(cursorOf(end)) } };
  }
}
