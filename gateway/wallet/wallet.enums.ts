import { HOLD_KINDS } from '../../domain/wallet/stakes.ts';
import { COIN_FLOWS } from '../../domain/wallet/coin-log.ts';
import { ALERT_KINDS, ALERT_SIDES } from '../../domain/wallet/alerts.ts';
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
import { graphqlEnum } from '../schema/enums.ts';

export const MethodKindEnum = graphqlEnum('PaymentMethodKind', 'The ways to pay in and out.', METHOD_KINDS);

export const CryptoNetworkEnum = graphqlEnum('CryptoNetwork', 'The coins that are taken.', CRYPTO_NETWORKS);

export const DepositStatusEnum = graphqlEnum('DepositStatus', 'Where a deposit stands.', DEPOSIT_STATUSES);

export const WithdrawalStatusEnum = graphqlEnum('WithdrawalStatus', 'Where a payout stands.', WITHDRAWAL_STATUSES);

export const ProviderPayoutStatusEnum = graphqlEnum(
  'ProviderPayoutStatus',
  'How a payout ended.',
  PROVIDER_PAYOUT_STATUSES,
);

export const WithdrawalActionEnum = graphqlEnum('WithdrawalAction', 'What staff decide.', WITHDRAWAL_ACTIONS);

export const EntryKindEnum = graphqlEnum('EntryKind', 'What a booking is to its account.', ENTRY_KINDS);

export const TransferKindEnum = graphqlEnum('TransferKind', 'What a movement of money is for.', TRANSFER_KINDS);

export const CoinFlowEnum = graphqlEnum('CoinFlow', 'Whether BattleCoin came or went (EN-25).', COIN_FLOWS);

export const PlayLimitKindEnum = graphqlEnum('PlayLimitKind', 'What a player limits.', PLAY_LIMIT_KINDS);

export const PlayLimitPeriodEnum = graphqlEnum('PlayLimitPeriod', 'Over what time, UTC.', PLAY_LIMIT_PERIODS);

export const PlayPauseKindEnum = graphqlEnum('PlayPauseKind', 'What kind of break a player takes.', PLAY_PAUSE_KINDS);

export const TransactionStatusEnum = graphqlEnum(
  'TransactionStatus',
  'How far a transaction is (EN-56).',
  TRANSACTION_STATUSES,
);

export const StatementTypeEnum = graphqlEnum('StatementType', 'What a statement covers.', STATEMENT_TYPES);

export const AlertKindEnum = graphqlEnum('AlertKind', 'What staff are alerted of.', ALERT_KINDS);

export const AlertSideEnum = graphqlEnum('AlertSide', 'Who says something in a difference.', ALERT_SIDES);

export const HoldKindEnum = graphqlEnum('HoldKind', 'What money is held for.', HOLD_KINDS);
