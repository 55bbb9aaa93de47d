import { SEARCH_MAX } from '../../domain/shared/search.ts';
import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import type { EntryKind } from '../../domain/wallet/ledger.ts';
import type { TransactionStatus } from '../../domain/wallet/transactions.ts';
import type { TransactionKey } from '../../db/wallet/transaction.queries.ts';
import { Access } from '../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { EntryKindEnum, TransactionStatusEnum } from './wallet.enums.ts';
import type { Context } from '../kernel/context.ts';
import { readTransactions } from './read-transactions.ts';
import { type PlatformTransaction, PlatformTransactionConnection } from './transaction.types.ts';

/** The place that a cursor names. @throws Refused BAD_INPUT */
function placeOf(cursor: string | null | undefined): TransactionKey | null {
  const key = decodeCursor(cursor);
  if (key === null) return null;
  const [, id, seq] = /^(.*):(\d{1,9})$/s.exec(key[1]) ?? [];
  if (id === undefined) throw new Refused('BAD_INPUT', { field: 'after' });
  return { at: key[0], id, seq: Number(seq) };
}

@Resolver()
export class TransactionResolver {
  @Access('staff')
  @Query(() => PlatformTransactionConnection, {
    description: 'All bookings of all players in both currencies, and deposits that are not booked; newest first.',
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
    @Arg('search', () => String, { nullable: true, description: 'A part of the username, or a player’s id.' })
    search?: string | null,
  ): Promise<Connection<PlatformTransaction>> {
    const first = pageSize(page.first);
    const text = search?.trim() ?? '';
    if (text.length > SEARCH_MAX) throw new Refused('BAD_INPUT', { field: 'search' });
    const filter = { type: type ?? null, status: status ?? null, search: text };
    const rows = await deps.db.snapshot((read) => readTransactions(read, filter, first + 1, placeOf(page.after)));
    return toConnection(
      rows,
      page,
      ({ key }) => [key.at, `${key.id}:${key.seq}`],
      (row) => row,
    );
  }
}
