import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Currency } from '../../../domain/shared/money.ts';
import type { EntryKind, TransferKind } from '../../../domain/wallet/ledger.ts';
import type { SubjectKind } from '../../../domain/shared/subjects.ts';
import { Access } from '../../schema/access.ts';
import { Amount } from '../../schema/amount.ts';
import { SumOf } from '../../schema/sum-of.ts';
import { Node } from '../../schema/node.ts';
import { CurrencyEnum, SubjectKindEnum } from '../../schema/enums.ts';
import { EntryKindEnum, TransferKindEnum } from '../wallet.enums.ts';
import { Cents, Instant } from '../../schema/scalars.ts';
import type { BalanceProof as Proof, ReceiptParty } from './read-proof.ts';

const ReceiptPartyEnum = {
  YOU: 'you',
  PLAYER: 'player',
  ESCROW: 'escrow',
  HOUSE: 'house',
  OUTSIDE: 'outside',
} as const;
registerEnumType(ReceiptPartyEnum, {
  name: 'ReceiptParty',
  description: 'Whose account a line of a receipt is.',
  valuesConfig: {
    YOU: { description: 'The caller.' },
    PLAYER: { description: 'Another player, who is not named.' },
    ESCROW: { description: 'Where stakes and withdrawals lie until they are decided.' },
    HOUSE: { description: 'The platform.' },
    OUTSIDE: { description: 'The world outside: deposits come from there, payouts go there.' },
  },
});

export const TreeSideEnum = { LEFT: 'left', RIGHT: 'right' } as const;
registerEnumType(TreeSideEnum, {
  name: 'TreeSide',
  description: 'On which side a neighbour stands.',
  valuesConfig: {
    LEFT: { description: 'The neighbour comes first in the hash of the node above.' },
    RIGHT: { description: 'The neighbour comes second in the hash of the node above.' },
  },
});

@Access('own')
@ObjectType({ description: 'One side of a transfer.' })
export class ReceiptLine {
  @Field(() => ReceiptPartyEnum, { description: 'Whose account it stands on.' })
  party!: ReceiptParty;

  @Field(() => EntryKindEnum, { description: 'What it is to that account.' })
  kind!: EntryKind;

  @Field(() => Cents, {
    description: 'In cents, or in whole BattleCoin.',
    deprecationReason: 'Until 2027-05-26: use `ReceiptLine.sum`.',
  })
  amount!: number;

  @SumOf('amount')
  @Field(() => Amount, { description: 'How much; below zero when it left the account.' })
  sum?: Amount;

  @Field(() => Cents, {
    nullable: true,
    description: 'The own account’s balance right after it.',
    deprecationReason: 'Until 2027-05-26: use `ReceiptLine.balance`.',
  })
  balanceAfter!: number | null;

  @SumOf('balanceAfter')
  @Field(() => Amount, {
    nullable: true,
    description: 'The own account’s balance right after it; null of other accounts.',
  })
  balance?: Amount | null;

  /** For its sums; not part of the schema. */
  currency!: Currency;
}

@Access('own')
@ObjectType({ description: 'The contest that a stake was held for.' })
export class ReceiptSubject {
  @Field(() => SubjectKindEnum, { description: 'What kind of contest it is.' })
  kind!: SubjectKind;

  @Field(() => String, { description: 'The title of the contest.' })
  title!: string;

  @Field(() => String, { description: 'Its page.' })
  path!: string;
}

@Access('own')
@ObjectType({ implements: Node, description: 'A transfer with its entries and its place in the hash chain.' })
export class Receipt {
  @Field(() => ID, { description: 'The transfer, as `LedgerLine.transferId` names it.' })
  id!: string;

  @Field(() => TransferKindEnum, { description: 'What the transfer is for.' })
  kind!: TransferKind;

  @Field(() => CurrencyEnum, { description: 'The currency of all its lines.' })
  currency!: Currency;

  @Field(() => Instant, { description: 'When it was booked.' })
  at!: number;

  @Field(() => String, { nullable: true, description: 'The contest or payment it belongs to.' })
  subjectId!: string | null;

  @Field(() => ReceiptSubject, { nullable: true, description: 'Of a stake; null for any other transfer.' })
  subject!: ReceiptSubject | null;

  @Field(() => [ReceiptLine], { description: 'The sides of the transfer; their amounts add up to 0.' })
  lines!: readonly ReceiptLine[];

  @Field(() => Int, { nullable: true, description: 'Null for about a second, until it is linked.' })
  position!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The hash of its link in the chain, SHA-256 in hex; null until it is linked.',
  })
  hash!: string | null;

  @Field(() => String, { nullable: true, description: 'Of the link before; null for the first.' })
  previousHash!: string | null;

  @Field(() => String, { description: 'Its SHA-256 is the content hash of the link.' })
  content!: string;
}

@Access('own')
@ObjectType({
  description: 'A neighbour on the way to the root. A node hashes `["node",leftHash,leftCents,rightHash,rightCents]`.',
})
export class ProofStep {
  @Field(() => TreeSideEnum, { description: 'On which side of the way it stands.' })
  side!: 'left' | 'right';

  @Field(() => String, { description: 'The SHA-256 of the neighbour, in hex.' })
  hash!: string;

  @Field(() => Cents, { description: 'All balances below the neighbour together.' })
  cents!: number;
}

@Access('own')
@ObjectType({ description: 'The proof that a balance is counted in what the platform published for a day.' })
export class BalanceProof {
  @Field(() => String, { description: '`YYYY-MM-DD`, UTC.' })
  day!: string;

  @Field(() => String, { description: 'The published hash that the way ends at, SHA-256 in hex.' })
  root!: string;

  @Field(() => Cents, { description: 'Of all players together.' })
  totalCents!: number;

  @Field(() => Cents, { description: 'Stakes and withdrawals under way.' })
  escrowCents!: number;

  @Field(() => Cents, { description: 'What the platform holds to cover both.' })
  fundsCents!: number;

  @Field(() => Instant, { description: 'When the balances were counted.' })
  at!: number;

  @Field(() => String, {
    description: 'Random text that is hashed with the balance, so that nobody finds a balance by trying.',
  })
  salt!: string;

  @Field(() => ID, { description: 'The caller’s account, as it is hashed.' })
  userId!: string;

  @Field(() => Cents, { description: 'What lay free in the caller’s wallet when the balances were counted.' })
  cents!: number;

  @Field(() => [ProofStep], {
    description:
      'The neighbours on the way from the caller’s leaf, the hash of `["leaf",userId,salt,cents]`, up to the root.',
  })
  path!: readonly ProofStep[];
}

export const toBalanceProof = ({ root, leaf, path }: Proof): BalanceProof => ({ ...root, ...leaf, path });
