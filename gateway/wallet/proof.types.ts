import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Currency } from '../../domain/shared/money.ts';
import type { EntryKind, TransferKind } from '../../domain/wallet/ledger.ts';
import type { SubjectKind } from '../../domain/shared/subjects.ts';
import { Access } from '../schema/access.ts';
import { CurrencyEnum, SubjectKindEnum } from '../schema/enums.ts';
import { EntryKindEnum, TransferKindEnum } from './wallet.enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';
import type { BalanceProof as Proof, ReceiptParty } from './read-proof.ts';

const ReceiptPartyEnum = {
  YOU: 'you',
  PLAYER: 'player',
  ESCROW: 'escrow',
  HOUSE: 'house',
  OUTSIDE: 'outside',
} as const;
registerEnumType(ReceiptPartyEnum, { name: 'ReceiptParty', description: 'Whose account a line of a receipt is.' });

const TreeSideEnum = { LEFT: 'left', RIGHT: 'right' } as const;
registerEnumType(TreeSideEnum, { name: 'TreeSide', description: 'On which side a neighbour stands.' });

@Access('own')
@ObjectType({ description: 'One side of a transfer.' })
export class ReceiptLine {
  @Field(() => ReceiptPartyEnum)
  party!: ReceiptParty;

  @Field(() => EntryKindEnum)
  kind!: EntryKind;

  @Field(() => Cents, { description: 'In cents, or in whole BattleCoin.' })
  amount!: number;

  @Field(() => Cents, { nullable: true, description: 'The own account’s balance right after it.' })
  balanceAfter!: number | null;
}

@Access('own')
@ObjectType({ description: 'The contest that a stake was held for.' })
export class ReceiptSubject {
  @Field(() => SubjectKindEnum)
  kind!: SubjectKind;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: 'Its page.' })
  path!: string;
}

@Access('own')
@ObjectType({ description: 'A transfer with its entries and its place in the hash chain.' })
export class Receipt {
  @Field(() => ID)
  id!: string;

  @Field(() => TransferKindEnum)
  kind!: TransferKind;

  @Field(() => CurrencyEnum)
  currency!: Currency;

  @Field(() => Instant)
  at!: number;

  @Field(() => String, { nullable: true, description: 'The contest or payment it belongs to.' })
  subjectId!: string | null;

  @Field(() => ReceiptSubject, { nullable: true, description: 'Of a stake; null for any other transfer.' })
  subject!: ReceiptSubject | null;

  @Field(() => [ReceiptLine])
  lines!: readonly ReceiptLine[];

  @Field(() => Int, { nullable: true, description: 'Null for about a second, until it is linked.' })
  position!: number | null;

  @Field(() => String, { nullable: true })
  hash!: string | null;

  @Field(() => String, { nullable: true, description: 'Of the link before; null for the first.' })
  previousHash!: string | null;

  @Field(() => String, { description: 'Its SHA-256 is the content hash of the link.' })
  content!: string;
}

@Access('own')
@ObjectType({ description: 'A neighbour on the way from the own balance to the root.' })
export class ProofStep {
  @Field(() => TreeSideEnum)
  side!: 'left' | 'right';

  @Field(() => String)
  hash!: string;

  @Field(() => Cents)
  cents!: number;
}

@Access('own')
@ObjectType({ description: 'The proof that a balance is counted in what the platform published for a day.' })
export class BalanceProof {
  @Field(() => String, { description: 'UTC' })
  day!: string;

  @Field(() => String)
  root!: string;

  @Field(() => Cents, { description: 'Of all players together.' })
  totalCents!: number;

  @Field(() => Cents, { description: 'Stakes and withdrawals under way.' })
  escrowCents!: number;

  @Field(() => Cents, { description: 'What the platform holds to cover both.' })
  fundsCents!: number;

  @Field(() => Instant)
  at!: number;

  @Field(() => String)
  salt!: string;

  @Field(() => ID)
  userId!: string;

  @Field(() => Cents)
  cents!: number;

  @Field(() => [ProofStep])
  path!: readonly ProofStep[];
}

export const toBalanceProof = ({ root, leaf, path }: Proof): BalanceProof => ({ ...root, ...leaf, path });
