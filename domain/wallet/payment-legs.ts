import { type Leg, debtAccount, escrowAccount, externalAccount, feeAccount, userAccount } from './ledger.ts';

/** A withdrawal as far as its money is concerned. */
export interface WithdrawalMoney {
  readonly id: string;
  readonly userId: string;
  readonly amountCents: number;
  readonly feeCents: number;
}

/** What lies in escrow for a withdrawal, in cents. */
const holdOf = ({ amountCents, feeCents }: WithdrawalMoney): number => amountCents + feeCents;

/** A deposit that came in. */
export const depositLegs = (userId: string, amountCents: number): readonly Leg[] => [
  { accountId: externalAccount('USD'), kind: 'deposit', amount: -amountCents },
  { accountId: userAccount(userId, 'USD'), kind: 'deposit', amount: amountCents },
];

/** What of a player's money pays a debt. */
export const debtLegs = (userId: string, paidCents: number): readonly Leg[] => [
  { accountId: userAccount(userId, 'USD'), kind: 'chargeback', amount: -paidCents },
  { accountId: debtAccount(userId), kind: 'chargeback', amount: paidCents },
];

/** A deposit that was taken back: `heldCents` of it from the wallet, what is missing becomes a debt. */
export function chargebackLegs(
  { userId, amountCents }: Pick<WithdrawalMoney, 'userId' | 'amountCents'>,
  heldCents: number,
): readonly Leg[] {
  const from = (accountId: string, amount: number): Leg[] =>
    amount === 0 ? [] : [{ accountId, kind: 'chargeback', amount: -amount }];
  return [
    ...from(userAccount(userId, 'USD'), heldCents),
    ...from(debtAccount(userId), amountCents - heldCents),
    { accountId: externalAccount('USD'), kind: 'chargeback', amount: amountCents },
  ];
}

/** What was taken back of a deposit and given back after all; `amountCents` is how much. */
export const reinstatementLegs = ({
  userId,
  amountCents,
}: Pick<WithdrawalMoney, 'userId' | 'amountCents'>): readonly Leg[] => [
  { accountId: externalAccount('USD'), kind: 'chargeback', amount: -amountCents },
  { accountId: userAccount(userId, 'USD'), kind: 'chargeback', amount: amountCents },
];

/** Amount and fee out of the wallet into escrow, until staff decide. */
export function withdrawalLegs(withdrawal: WithdrawalMoney): readonly Leg[] {
  const { id, userId, amountCents, feeCents } = withdrawal;
  const player = userAccount(userId, 'USD');
  return [
    { accountId: player, kind: 'withdrawal', amount: -amountCents },
    ...(feeCents > 0 ? [{ accountId: player, kind: 'fee' as const, amount: -feeCents }] : []),
    { accountId: escrowAccount(id), kind: 'withdrawal', amount: holdOf(withdrawal) },
  ];
}

/** Amount and fee back to the player. */
export function withdrawalReturnLegs(withdrawal: WithdrawalMoney): readonly Leg[] {
  const { id, userId, amountCents, feeCents } = withdrawal;
  const player = userAccount(userId, 'USD');
  return [
    { accountId: escrowAccount(id), kind: 'refund', amount: -holdOf(withdrawal) },
    { accountId: player, kind: 'refund', amount: amountCents },
    ...(feeCents > 0 ? [{ accountId: player, kind: 'fee' as const, amount: feeCents }] : []),
  ];
}

/** The same after it was paid: the amount out of the world, the fee from the house. */
export function withdrawalComebackLegs({ id, userId, amountCents, feeCents }: WithdrawalMoney): readonly Leg[] {
  const player = userAccount(userId, 'USD');
  return [
    { accountId: externalAccount('USD'), kind: 'refund', amount: -amountCents },
    { accountId: player, kind: 'refund', amount: amountCents },
    ...(feeCents > 0
      ? [
          { accountId: feeAccount('USD', id), kind: 'fee' as const, amount: -feeCents },
          { accountId: player, kind: 'fee' as const, amount: feeCents },
        ]
      : []),
  ];
}

/** Out of escrow: the amount into the world, the fee to the house. */
export function withdrawalPayoutLegs(withdrawal: WithdrawalMoney): readonly Leg[] {
  const { id, amountCents, feeCents } = withdrawal;
  return [
    { accountId: escrowAccount(id), kind: 'withdrawal', amount: -holdOf(withdrawal) },
    { accountId: externalAccount('USD'), kind: 'withdrawal', amount: amountCents },
    ...(feeCents > 0 ? [{ accountId: feeAccount('USD', id), kind: 'fee' as const, amount: feeCents }] : []),
  ];
}
