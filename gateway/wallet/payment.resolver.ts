import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import { COIN_BUNDLES } from '../../domain/wallet/coin-bundles.ts';
import type { MethodKind } from '../../domain/wallet/methods.ts';
import { listMethods, readMethods } from '../../db/wallet/method.queries.ts';
import { listDeposits, listWithdrawals, readDeposit, readWithdrawal } from '../../db/wallet/payment.queries.ts';
import { Access } from '../schema/access.ts';
import { FindsNode } from '../schema/node.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { BattleCoins } from '../schema/scalars.ts';
import { KEY } from '../schema/key.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { addMethod } from './withdrawals/add-method.ts';
import { buyCoins } from './deposits/buy-coins.ts';
import { removeMethod, setDefaultMethod } from './withdrawals/change-method.ts';
import { confirmMethod } from './withdrawals/confirm-method.ts';
import {
  AddPaymentMethodInput,
  Deposit,
  DepositConnection,
  PaymentInput,
  PaymentMethod,
  ProviderPage,
  Withdrawal,
  WithdrawalConnection,
  toDeposit,
  toMethod,
  toWithdrawal,
} from './payment.types.ts';
import { readWallet } from './read-wallet.ts';
import { cancelDeposit } from './deposits/cancel-deposit.ts';
import { answerSandboxBank } from './providers/receive-provider-event.ts';
import { requestWithdrawal } from './withdrawals/request-withdrawal.ts';
import { readOffered } from './deposits/require-offered.ts';
import { startPayoutAccount } from './withdrawals/start-payout-account.ts';
import { startDeposit } from './deposits/start-deposit.ts';
import { MethodKindEnum } from './wallet.enums.ts';
import { Wallet } from './wallet.types.ts';

async function ownMethods(context: Context): Promise<PaymentMethod[]> {
  const rows = await listMethods(context.deps.db.read, actorOf(context).userId);
  const offered = await readOffered(context.deps);
  return rows.map((row) => toMethod(row, offered));
}

async function depositOf({ deps }: Context, id: string): Promise<Deposit> {
  const { read } = deps.db;
  const row = await readDeposit(read, id);
  if (!row) throw new Refused('NOT_FOUND');
  return toDeposit(row, (await readMethods(read, [row.methodId])).get(row.methodId));
}

@Resolver()
export class PaymentResolver {
  @Access('anyone')
  @Query(() => String, {
    description: 'Who moves money here: `sandbox`, which charges nobody and moves play money alone, or `stripe`.',
  })
  paymentProvider(@Ctx() { deps }: Context): string {
    return deps.payments.name;
  }

  @Access('own')
  @Query(() => [MethodKindEnum], { description: 'The kinds of methods that can be added and paid with now.' })
  async offeredMethodKinds(@Ctx() context: Context): Promise<readonly MethodKind[]> {
    return readOffered(context.deps);
  }

  @Access('own')
  @Query(() => [PaymentMethod], { description: 'The caller’s ways to pay, oldest first.' })
  paymentMethods(@Ctx() context: Context): Promise<PaymentMethod[]> {
    return ownMethods(context);
  }

  @Access('own')
  @Mutation(() => [PaymentMethod], {
    description:
      'Adds a way to pay; answers all of them. Refusals: BAD_INPUT at its field, LIMIT_EXCEEDED, CRYPTO_OFF.',
  })
  async addPaymentMethod(
    @Ctx() context: Context,
    @Arg('input', () => AddPaymentMethodInput, { description: 'What the new method is.' }) input: AddPaymentMethodInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<PaymentMethod[]> {
    const own = requireKey(key, context.caller.idempotencyKey);
    await addMethod(context.deps, actorOf(context), own, { ...input, network: input.network ?? null });
    return ownMethods(context);
  }

  @Access('own')
  @Mutation(() => ProviderPage, {
    description:
      'Opens the caller’s account at the payment provider, or goes on with it: the method `STRIPE`, which is verified once the provider pays out to it. Refusals: METHOD_UNUSABLE, LIMIT_EXCEEDED.',
  })
  async startPayoutAccount(@Ctx() context: Context): Promise<ProviderPage> {
    return { url: await startPayoutAccount(context.deps, actorOf(context)) };
  }

  @Access('own')
  @Mutation(() => [PaymentMethod], {
    description: 'Makes a verified one the default. Refusals: NOT_FOUND, METHOD_UNUSABLE, CRYPTO_OFF.',
  })
  async setDefaultPaymentMethod(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'One of the caller’s methods that is verified.' }) id: string,
  ): Promise<PaymentMethod[]> {
    await setDefaultMethod(context.deps, actorOf(context), id);
    return ownMethods(context);
  }

  @Access('own')
  @Mutation(() => [PaymentMethod], { description: 'Removes one. Refusals: NOT_FOUND, METHOD_IN_USE.' })
  async removePaymentMethod(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'One of the caller’s methods.' }) id: string,
  ): Promise<PaymentMethod[]> {
    await removeMethod(context.deps, actorOf(context), id);
    return ownMethods(context);
  }

  @Access('own')
  @Mutation(() => PaymentMethod, {
    description:
      'Lets payouts go again to one that a reset of the password has locked, from `confirmableFrom` on. Refusals: NOT_FOUND, METHOD_LOCKED, PASSWORD_WRONG, TWO_FACTOR_REQUIRED, CODE_WRONG, RATE_LIMITED.',
  })
  async confirmPaymentMethod(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'One of the caller’s methods.' }) id: string,
    @Arg('password', () => String, { description: 'The password of the account.' }) password: string,
    @Arg('proof', () => String, {
      nullable: true,
      description: 'A code, a recovery code or the receipt of provePasskey, where the account has a second factor.',
    })
    proof: string | null = null,
  ): Promise<PaymentMethod> {
    const method = await confirmMethod(context.deps, actorOf(context), { id, password, proof });
    return toMethod(method, await readOffered(context.deps));
  }

  @Access('own')
  @FindsNode()
  @Query(() => Deposit, { nullable: true, description: 'One of the caller’s deposits. Refusals: NOT_FOUND.' })
  async deposit(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Which of the caller’s deposits.' }) id: string,
  ): Promise<Deposit> {
    const row = await readDeposit(context.deps.db.read, id);
    if (row?.userId !== actorOf(context).userId) throw new Refused('NOT_FOUND');
    return depositOf(context, id);
  }

  @Access('own')
  @Query(() => DepositConnection, { description: 'The caller’s deposits, newest first.' })
  async deposits(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<Deposit>> {
    const { read } = context.deps.db;
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const rows = await listDeposits(read, actorOf(context).userId, first + 1, key && { at: key[0], id: key[1] });
    const methods = await readMethods(
      read,
      rows.map((row) => row.methodId),
    );
    return toConnection(
      rows,
      page,
      (row) => [row.createdAt, row.id],
      (row) => toDeposit(row, methods.get(row.methodId)),
    );
  }

  @Access('own')
  @Mutation(() => Deposit, {
    description:
      'Pays money in. Refusals: AMOUNT_OUT_OF_BOUNDS, METHOD_UNUSABLE, CRYPTO_OFF, LIMIT_EXCEEDED, PLAY_PAUSED, PLAY_LIMIT_REACHED, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, NOT_FOUND, CODE_WRONG. A payment that the provider declines is a deposit that failed.',
  })
  async startDeposit(
    @Ctx() context: Context,
    @Arg('input', () => PaymentInput, { description: 'How much to pay in, and by which method.' }) input: PaymentInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Deposit> {
    const own = requireKey(key, context.caller.idempotencyKey);
    const id = await startDeposit(context.deps, actorOf(context), own, { ...input, proof: input.proof ?? null });
    return depositOf(context, id);
  }

  @Access('own')
  @Mutation(() => Deposit, {
    description: 'The answer on the page of the sandbox’s bank. Refusals: NOT_FOUND, PAYMENT_NOT_WAITING.',
  })
  async answerSandboxBank(
    @Ctx() context: Context,
    @Arg('depositId', () => ID, { description: 'The deposit whose `actionUrl` leads to that page.' }) depositId: string,
    @Arg('approves', () => Boolean, { description: 'True lets the payment through, false declines it.' })
    approves: boolean,
  ): Promise<Deposit> {
    await answerSandboxBank(context.deps, actorOf(context), depositId, approves);
    return depositOf(context, depositId);
  }

  @Access('own')
  @Mutation(() => Deposit, {
    description:
      'Gives up a deposit that waits for its player; what was paid meanwhile stays paid. Refusals: NOT_FOUND, PAYMENT_NOT_WAITING.',
  })
  async cancelDeposit(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The deposit to give up.' }) id: string,
  ): Promise<Deposit> {
    await cancelDeposit(context.deps, actorOf(context), id);
    return depositOf(context, id);
  }

  @Access('own')
  @FindsNode()
  @Query(() => Withdrawal, { nullable: true, description: 'One of the caller’s withdrawals. Refusals: NOT_FOUND.' })
  async withdrawal(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Which of the caller’s withdrawals.' }) id: string,
  ): Promise<Withdrawal> {
    const { read } = context.deps.db;
    const row = await readWithdrawal(read, id);
    if (row?.userId !== actorOf(context).userId) throw new Refused('NOT_FOUND');
    return toWithdrawal(row, (await readMethods(read, [row.methodId])).get(row.methodId));
  }

  @Access('own')
  @Query(() => WithdrawalConnection, { description: 'The caller’s withdrawals, newest first.' })
  async withdrawals(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<Withdrawal>> {
    const { read } = context.deps.db;
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const rows = await listWithdrawals(read, actorOf(context).userId, first + 1, key && { at: key[0], id: key[1] });
    const methods = await readMethods(
      read,
      rows.map((row) => row.methodId),
    );
    return toConnection(
      rows,
      page,
      (row) => [row.requestedAt, row.id],
      (row) => toWithdrawal(row, methods.get(row.methodId)),
    );
  }

  @Access('own')
  @Mutation(() => Withdrawal, {
    description:
      'Asks for a payout; amount and fee are held. Refusals: AMOUNT_OUT_OF_BOUNDS, METHOD_UNUSABLE, CRYPTO_OFF, METHOD_LOCKED, METHOD_COOLING, LIMIT_EXCEEDED, FUNDS_LOCKED, INSUFFICIENT_FUNDS, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, NOT_FOUND, CODE_WRONG.',
  })
  async requestWithdrawal(
    @Ctx() context: Context,
    @Arg('input', () => PaymentInput, { description: 'How much to pay out, and to which method.' }) input: PaymentInput,
    @Arg('isCreatorPayout', () => Boolean, {
      defaultValue: false,
      description: 'Pays out income of a creator: $100 at the least, and no more than was earned and not asked for.',
    })
    isCreatorPayout: boolean,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Withdrawal> {
    const { deps, caller } = context;
    const own = requireKey(key, caller.idempotencyKey);
    const asked = { ...input, isCreatorPayout, proof: input.proof ?? null };
    const id = await requestWithdrawal(deps, actorOf(context), own, asked);
    const row = await readWithdrawal(deps.db.read, id);
    if (!row) throw new Refused('NOT_FOUND');
    return toWithdrawal(row, (await readMethods(deps.db.read, [row.methodId])).get(row.methodId));
  }

  @Access('own')
  @Mutation(() => Wallet, {
    description:
      'Buys 500, 1,000 or 2,500 BattleCoin at a cent each. Refusals: BAD_INPUT, PLAY_PAUSED, INSUFFICIENT_FUNDS; above $100 in 24 hours TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG.',
  })
  async buyBattleCoins(
    @Ctx() context: Context,
    @Arg('coins', () => BattleCoins, { description: `How many: ${COIN_BUNDLES.join(', ')}.` }) coins: number,
    @Arg('proof', () => String, { nullable: true, description: 'A code of the second factor.' }) proof?: string | null,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Wallet> {
    const { deps, caller } = context;
    const actor = actorOf(context);
    await buyCoins(deps, actor, requireKey(key, caller.idempotencyKey), coins, proof ?? null);
    return readWallet(deps, actor.userId);
  }
}
