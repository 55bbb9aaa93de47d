import { HOLD_KINDS } from '../../domain/wallet/stakes.ts';
import { COIN_FLOWS } from '../../domain/wallet/coin-log.ts';
import { ALERT_SIDES, type AlertKind } from '../../domain/wallet/alerts.ts';
import { ENTRY_KINDS, TRANSFER_KINDS } from '../../domain/wallet/ledger.ts';
import { CRYPTO_NETWORKS, METHOD_KINDS } from '../../domain/wallet/methods.ts';
import {
  DEPOSIT_STATUSES,
  PROVIDER_PAYOUT_STATUSES,
  WITHDRAWAL_ACTIONS,
  WITHDRAWAL_STATUSES,
} from '../../domain/wallet/payments.ts';
import { PLAY_LIMIT_KINDS, PLAY_LIMIT_PERIODS } from '../../domain/wallet/play-limits.ts';
import { PLAY_PAUSE_KINDS } from '../../domain/wallet/play-pause.ts';
import { STATEMENT_TYPES } from '../../domain/wallet/statements.ts';
import { TRANSACTION_STATUSES } from '../../domain/wallet/transactions.ts';
import { SUBJECT_MEANINGS, graphqlEnum } from '../schema/enums.ts';

export const MethodKindEnum = graphqlEnum('PaymentMethodKind', 'The ways to pay in and out.', METHOD_KINDS, {
  credit: 'A card, as a token of the payment provider; for deposits only.',
  paypal: 'A PayPal account, for deposits and payouts.',
  apple: 'Apple Pay, as a token of the payment provider; for deposits only.',
  google: 'Google Pay, as a token of the payment provider; for deposits only.',
  venmo: 'A Venmo account, for deposits and payouts.',
  bank: 'A bank account by IBAN or US routing and account number, for deposits and payouts.',
  crypto: 'The address of a cryptocurrency, for deposits and payouts; only while the flag `crypto-payments` is on.',
  stripe: 'An account at Stripe, for payouts only; opened by `startPayoutAccount`, where the operator has set it up.',
});

export const CryptoNetworkEnum = graphqlEnum('CryptoNetwork', 'The coins that are taken.', CRYPTO_NETWORKS, {
  btc: 'Bitcoin.',
  eth: 'Ether on Ethereum.',
  usdc: 'USDC on Ethereum.',
  doge: 'Dogecoin.',
});

export const DepositStatusEnum = graphqlEnum('DepositStatus', 'Where a deposit stands.', DEPOSIT_STATUSES, {
  created: 'Stored here; the payment provider has not answered yet.',
  pending: 'Under way at the payment provider, or waiting for the player where `actionUrl` leads.',
  failed: 'It came to nothing: declined, cancelled or expired.',
  succeeded: 'The money is in the wallet.',
  'charged-back': 'Some or all of it is taken back, by a refund or by the payer’s bank: see `takenBackCents`.',
});

export const WithdrawalStatusEnum = graphqlEnum('WithdrawalStatus', 'Where a payout stands.', WITHDRAWAL_STATUSES, {
  requested: 'Waits for a decision of staff.',
  processing: 'Put on hold by staff for a closer look.',
  approved: 'Approved by staff; to be sent by the payment provider or by hand.',
  paid: 'The money has left the platform.',
  rejected: 'Refused by staff; amount and fee are back in the wallet.',
  failed: 'The payout failed or came back; amount and fee are back in the wallet.',
});

export const ProviderPayoutStatusEnum = graphqlEnum(
  'ProviderPayoutStatus',
  'How a payout ended.',
  PROVIDER_PAYOUT_STATUSES,
  {
    paid: 'The money was sent.',
    failed: 'It was not; amount and fee go back to the player.',
    returned: 'It was, and came back; amount and fee go back to the player.',
  },
);

export const WithdrawalActionEnum = graphqlEnum('WithdrawalAction', 'What staff decide.', WITHDRAWAL_ACTIONS, {
  approve: 'Starts the payout; a large one takes the approval of two administrators.',
  hold: 'Keeps a new request for a closer look.',
  reject: 'Refuses it and gives amount and fee back.',
});

export const EntryKindEnum = graphqlEnum('EntryKind', 'What a booking is to its account.', ENTRY_KINDS, {
  opening: 'What a player of the demo data set started with.',
  deposit: 'Money that was paid in.',
  withdrawal: 'Money on its way out.',
  chargeback: 'A deposit that was taken back, or the payment of a debt.',
  wager: 'A stake.',
  payout: 'What a contest pays, or the correction of that.',
  fee: 'The platform’s fee on a stake or a withdrawal; back to the player when above zero there.',
  refund: 'A stake, a withdrawal or a price that comes back.',
  bonus: 'A gift of the house.',
  battlecoin_purchase: 'BattleCoin bought with money of the wallet: the price, or the coins.',
  store_purchase: 'Something bought in the store.',
  forfeit: 'BattleCoin that went to the house when the account was closed.',
  reserve: 'Cover for spectators’ bets, or money of a sponsor; never on a player’s account.',
  creator: 'A creator’s share of spectators’ bets, or pay from a sponsor.',
  adjustment: 'A balance that an administrator set right.',
  guarantee: 'What an organiser adds to the prizes of a tournament; above zero where it comes back.',
});

export const TransferKindEnum = graphqlEnum('TransferKind', 'What a movement of money is for.', TRANSFER_KINDS, {
  opening: 'Gives a player of the demo data set something to start with.',
  hold: 'Puts a stake and its fee into escrow.',
  refund: 'Gives back a stake with its fee, or the price of a purchase.',
  settle: 'Pays out a contest.',
  deposit: 'Brings money in.',
  chargeback: 'Takes back a deposit that the payer’s bank took back; what is missing becomes a debt.',
  debt: 'Pays a debt from a deposit.',
  withdrawal: 'Puts amount and fee of a withdrawal into escrow.',
  'withdrawal-return': 'Gives amount and fee of a withdrawal back, because it was rejected, failed or came back.',
  'withdrawal-payout': 'Sends the amount of a withdrawal out, and its fee to the house.',
  purchase: 'Buys BattleCoin or something from the store.',
  bonus: 'Gives a player something from the house.',
  forfeit: 'Takes what BattleCoin is left on an account that is closed.',
  reserve: 'Moves cover between a market of spectators’ bets and the fund behind it.',
  creator: 'Pays a creator’s share of spectators’ bets.',
  fund: 'Moves the operator’s own money into the fund behind spectators’ bets, or out of it.',
  sponsorship: 'Brings a sponsor’s money in, gives it back, or pays a creator with it.',
  adjustment: 'Sets a balance right by hand of an administrator.',
  correction: 'Changes what a contest has paid out, after its outcome was overturned.',
  commitments: 'Moves nothing: dates commitments of games and crates by its place in the chain.',
});

export const CoinFlowEnum = graphqlEnum('CoinFlow', 'Whether BattleCoin came or went.', COIN_FLOWS, {
  earned: 'Coins came in, bought ones and refunds too.',
  spent: 'Coins went out.',
});

export const PlayLimitKindEnum = graphqlEnum('PlayLimitKind', 'What a player limits.', PLAY_LIMIT_KINDS, {
  deposit: 'What is paid in.',
  loss: 'What is staked, with fees, less what comes back; stakes still open count as lost.',
  stake: 'What is put at stake, without fees.',
});

export const PlayLimitPeriodEnum = graphqlEnum('PlayLimitPeriod', 'Over what time, UTC.', PLAY_LIMIT_PERIODS, {
  day: 'A UTC day.',
  week: 'A week from Monday on, UTC.',
  month: 'A calendar month, UTC.',
});

export const PlayPauseKindEnum = graphqlEnum('PlayPauseKind', 'What kind of break a player takes.', PLAY_PAUSE_KINDS, {
  'cool-off': 'A short break, counted in days.',
  'self-exclusion': 'A long break, counted in calendar months.',
});

export const TransactionStatusEnum = graphqlEnum(
  'TransactionStatus',
  'How far a transaction is.',
  TRANSACTION_STATUSES,
  {
    completed: 'Booked; where it is a withdrawal, paid out too.',
    approved: 'A withdrawal that staff have approved and that is not paid yet.',
    pending: 'A deposit under way, or a withdrawal that waits for a decision.',
    processing: 'A withdrawal on hold for a closer look.',
    failed: 'A deposit or a payout that failed.',
    rejected: 'A withdrawal that staff have refused.',
  },
);

export const StatementTypeEnum = graphqlEnum('StatementType', 'What a statement covers.', STATEMENT_TYPES, {
  monthly: 'A calendar month, UTC.',
  quarterly: 'A calendar quarter, UTC.',
});

/** Its values are given by the rooms that alert. */
export const AlertKindEnum: Record<string, AlertKind> = {};

export const AlertSideEnum = graphqlEnum('AlertSide', 'Who says something in a difference.', ALERT_SIDES, {
  account: 'The balance or the count that is kept with a ledger account.',
  entries: 'The entries of the ledger, added up or counted.',
  transfer: 'What a transfer has to add up to, which is 0.',
  payment: 'The deposit or withdrawal as it is stored here.',
  ledger: 'What the ledger has booked for the payment.',
  provider: 'The payment provider.',
});

export const HoldKindEnum = graphqlEnum('HoldKind', 'What money is held for.', HOLD_KINDS, {
  ...SUBJECT_MEANINGS,
  withdrawal: 'A withdrawal that is not paid yet.',
});
