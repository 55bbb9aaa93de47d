import type { CryptoNetwork, MethodKind } from '../../domain/wallet/methods.ts';
import type { ProviderDepositStatus, ProviderPayoutStatus } from '../../domain/wallet/payments.ts';
import type { Deps } from './deps.ts';

/** What a provider needs to know of a method. */
export interface ProviderMethod {
  readonly kind: MethodKind;
  readonly token: string;
  readonly destination: string;
  readonly network: CryptoNetwork | null;
}

export interface ChargeOrder {
  /** Also the provider's idempotency key: asking again charges nothing again. */
  readonly depositId: string;
  readonly amountCents: number;
  readonly method: ProviderMethod;
}

export interface ChargeAnswer {
  /** What the provider calls it. */
  readonly ref: string;
  readonly status: ProviderDepositStatus;
  /** Where the player has to confirm; null when nothing is asked. */
  readonly actionUrl: string | null;
  /** Why it failed; null when it did not. */
  readonly failure: string | null;
}

export interface PayoutOrder {
  /** Also the provider's idempotency key. */
  readonly withdrawalId: string;
  readonly amountCents: number;
  readonly method: ProviderMethod;
}

export interface PayoutAnswer {
  readonly ref: string;
  /** Null while the payout is under way. */
  readonly status: ProviderPayoutStatus | null;
  readonly failure: string | null;
}

/** What a provider says later of a payment, by a webhook. */
export type ProviderEvent = {
  /** The provider's own id of the event: the same one twice is one. */
  readonly id: string;
  readonly ref: string;
  readonly failure: string | null;
  /** Whether nothing at the provider says that it is of ours: of a payment that is unknown here it means nothing then. */
  readonly isUnmarked?: boolean;
} & (
  | { readonly kind: 'deposit'; readonly status: ProviderDepositStatus }
  /** What is taken back of a deposit on one ground; `cents` is null for all of it. */
  | {
      readonly kind: 'reversal';
      readonly status: 'dispute' | 'refund';
      readonly source: string;
      readonly cents: number | null;
      readonly version: number;
    }
  /** Of one that came back in part, `cents` is how much. */
  | { readonly kind: 'payout'; readonly status: ProviderPayoutStatus; readonly cents?: number }
  /** Whether money can be sent to a player's account at the provider, whose id is the `ref`. */
  | { readonly kind: 'account'; readonly status: 'ready' | 'closed' }
);

/** What a provider's own books say of a deposit. */
export interface DepositStanding {
  readonly status: ProviderDepositStatus;
  /** By refunds and disputes. */
  readonly takenBackCents: number;
}

/** Accounts of players at the provider, to which it pays out by itself. */
export interface ProviderAccounts {
  /** Opens one; the same for the same key. Answers its id. */
  open(deps: Deps, key: string): Promise<string>;
  /** A page of the provider on which its player tells who they are and where the money goes; good for minutes. */
  pageFor(deps: Deps, accountId: string): Promise<string>;
  /** Whether money can be sent to it now. */
  isReady(deps: Deps, accountId: string): Promise<boolean>;
}

/** Whoever moves money between Gauntlet and the world. All calls go outside of transactions. */
export interface PaymentProvider {
  readonly name: string;
  /** Null where players have none. */
  readonly accounts: ProviderAccounts | null;
  /** Whether the method is proven to be usable, so that money may be moved with it. */
  checkMethod(deps: Deps, method: ProviderMethod): Promise<boolean>;
  charge(deps: Deps, order: ChargeOrder): Promise<ChargeAnswer>;
  /** Gives up a payment that waits for its payer; answers what has become of it. */
  cancel(deps: Deps, ref: string): Promise<ProviderDepositStatus>;
  payOut(deps: Deps, order: PayoutOrder): Promise<PayoutAnswer>;
  /** How a deposit stands in the provider's own books, for the reconciliation; null when it cannot tell. */
  standingOf(deps: Deps, ref: string): Promise<DepositStanding | null>;
  /** Deposits that were refunded since an instant, or whose bank disputed them in the months before now. */
  listReversed(deps: Deps, since: number): Promise<readonly string[]>;
  /**
   * The events of a webhook's body; empty for kinds that mean nothing here.
   * @throws Refused FORBIDDEN when the signature is missing, wrong or older than 300 s; BAD_INPUT
   */
  readWebhook(deps: Deps, signature: string | null, body: string): Promise<readonly ProviderEvent[]>;
}
