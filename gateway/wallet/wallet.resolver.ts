import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import type { Currency } from '../../domain/shared/money.ts';
import type { EntryKind } from '../../domain/wallet/ledger.ts';
import { ownId } from '../kernel/http/own-id.ts';
import { Viewer } from '../security/index.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { Listed } from '../schema/listed.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { CurrencyEnum } from '../schema/enums.ts';
import { Reads } from '../schema/reads.ts';
import { EntryKindEnum } from './wallet.enums.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { BalancePoint, FundLimits, Funds, type LedgerLine, LedgerLineConnection } from './funds.types.ts';
import { movesMoney } from './moves-money.ts';
import { readBalanceHistory, readFundLimits, readFunds } from './read-funds.ts';
import { readLines } from './statements/read-lines.ts';
import { readWallet } from './read-wallet.ts';
import { Wallet } from './wallet.types.ts';

const HISTORY_DAYS_MAX = 366;

/** What happens to the caller, without the chatter. */
const moneyEvents = (context: Context) => context.live.subscribe('user', actorOf(context).userId, movesMoney);

@Resolver(() => Viewer)
export class WalletResolver {
  @Scope('wallet:read')
  @Access('own')
  @Reads(5)
  @Query(() => Wallet, {
    nullable: true,
    description: 'The caller’s wallet. Another player’s answers as an unknown id. Refusals: NOT_FOUND.',
  })
  wallet(
    @Ctx() context: Context,
    @Arg('userId', () => ID, { nullable: true, description: '`me` or the caller’s own id; the same without it.' })
    userId?: string,
  ): Promise<Wallet> {
    return readWallet(context.deps, ownId(context, userId));
  }

  @Access('own')
  @FieldResolver(() => Wallet, { name: 'wallet', description: 'The caller’s money in both currencies.' })
  viewerWallet(@Ctx() { deps }: Context, @Root() viewer: Viewer): Promise<Wallet> {
    return readWallet(deps, viewer.id);
  }

  @Access('own')
  @Query(() => Funds, { description: 'How the caller’s money is split: free, held, locked, owed.' })
  funds(@Ctx() context: Context): Promise<Funds> {
    return readFunds(context.deps, actorOf(context).userId);
  }

  @Access('own')
  @Reads(22)
  @Query(() => FundLimits, { description: 'The caller’s limits with what is used of them, and the fees.' })
  fundLimits(@Ctx() context: Context): Promise<FundLimits> {
    return readFundLimits(context.deps, actorOf(context).userId);
  }

  @Scope('wallet:read')
  @Access('own')
  @Listed(HISTORY_DAYS_MAX)
  @Query(() => [BalancePoint], { description: 'What lay free at the end of each of the last UTC days, oldest first.' })
  balanceHistory(
    @Ctx() context: Context,
    @Arg('days', () => Int, {
      defaultValue: 30,
      description: `How many days, today included: 2 to ${HISTORY_DAYS_MAX}.`,
    })
    days: number,
  ): Promise<BalancePoint[]> {
    if (days < 2 || days > HISTORY_DAYS_MAX)
      throw new Refused('BAD_INPUT', { field: 'days', data: { min: 2, max: HISTORY_DAYS_MAX } });
    return readBalanceHistory(context.deps, actorOf(context).userId, days);
  }

  /** WA-14, WA-19 */
  @Scope('wallet:read')
  @Access('own')
  @Query(() => LedgerLineConnection, {
    description: 'The caller’s bookings in one currency, newest first.',
  })
  async ledgerLines(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('currency', () => CurrencyEnum, { defaultValue: 'USD', description: 'Which of the caller’s two balances.' })
    currency: Currency,
    @Arg('kinds', () => [EntryKindEnum], { nullable: true, description: 'Only those of these kinds; all without it.' })
    kinds?: EntryKind[] | null,
  ): Promise<Connection<LedgerLine>> {
    const first = pageSize(page.first);
    const past = decodeCursor(page.after)?.[0] ?? null;
    const { userId } = actorOf(context);
    const question = { userId, currency, kinds: kinds ?? null, limit: first + 1, past };
    const lines = await readLines(context.deps.db.read, question);
    return toConnection(
      lines,
      page,
      (line) => [line.number, line.transferId],
      (line) => line,
    );
  }

  @Scope('wallet:read')
  @Access('own')
  @Subscription(() => Wallet, {
    description: 'The caller’s wallet each time something moves it.',
    subscribe: ({ context }: { context: Context }) => moneyEvents(context),
  })
  walletChanged(@Ctx() context: Context): Promise<Wallet> {
    return readWallet(context.deps, actorOf(context).userId);
  }

  @Access('staff')
  @Query(() => FundLimits, {
    description: 'An account’s limits with what is used of them, and the fees. Refusals: NOT_FOUND.',
  })
  async accountLimits(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The account that is asked about.' }) id: string,
  ): Promise<FundLimits> {
    const { deps } = context;
    await deps.wiring.provided.noteLook(deps, actorOf(context), id);
    return readFundLimits(deps, id);
  }
}
