import { Field, ID, ObjectType } from 'type-graphql';
import type { Currency } from '../../domain/shared/money.ts';
import type { EntryKind, TransferKind } from '../../domain/wallet/ledger.ts';
import type { TransactionStatus } from '../../domain/wallet/transactions.ts';
import { Player, loadPlayer } from '../accounts/index.ts';
import { Beside } from '../schema/beside.ts';
import { Access } from '../schema/access.ts';
import { Amount } from '../schema/amount.ts';
import { SumOf } from '../schema/sum-of.ts';
import { connectionOf } from '../schema/connection.ts';
import { CurrencyEnum } from '../schema/enums.ts';
import { EntryKindEnum, TransactionStatusEnum, TransferKindEnum } from './wallet.enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';

/** EN-56 */
@Access('staff')
@ObjectType({ description: 'A booking of a player, or a deposit that has not been booked.' })
export class PlatformTransaction {
  @Field(() => ID, {
    description: 'Made of `transactionId` and the place within the transfer, 0 for a deposit that is not booked.',
  })
  id!: string;

  @Field(() => ID, { description: 'The player whom it concerns.' })
  userId!: string;

  @Beside('userId', () => loadPlayer)
  @Field(() => Player, { description: 'The player of `userId`.' })
  user?: Player;

  @Field(() => String, { description: 'The player’s username.' })
  username!: string;

  @Field(() => EntryKindEnum, { description: 'What it is to the player’s account.' })
  type!: EntryKind;

  @Field(() => TransferKindEnum, { description: 'What the money moved for.' })
  transferKind!: TransferKind;

  @Field(() => CurrencyEnum, { description: 'The currency of `amount`.' })
  currency!: Currency;

  @Field(() => Cents, {
    description: 'In cents, or in whole BattleCoin; below zero when it left the player.',
    deprecationReason: 'Until 2027-05-26: use `PlatformTransaction.sum`.',
  })
  amount!: number;

  @SumOf('amount')
  @Field(() => Amount, { description: 'How much; below zero when it left the player.' })
  sum?: Amount;

  @Field(() => TransactionStatusEnum, { description: 'How far it is.' })
  status!: TransactionStatus;

  @Field(() => String, { nullable: true, description: 'Of a deposit or a withdrawal; null when the wallet paid.' })
  paymentMethod!: string | null;

  @Field(() => Instant, { description: 'When it was booked, or begun where it is not booked.' })
  timestamp!: number;

  @Field(() => ID, { description: 'Of the transfer in the ledger; of the deposit while there is none.' })
  transactionId!: string;
}
export const PlatformTransactionConnection = connectionOf(PlatformTransaction, 'PlatformTransaction');
