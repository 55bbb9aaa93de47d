export interface StripeKeys {
  readonly secretKey: string;
  /** Of the endpoint that calls /api/payments/webhooks/stripe. */
  readonly webhookSecret: string;
  /** Of the endpoint for connected accounts, at the same address; null where players have none. */
  readonly accountsSecret: string | null;
  /** Another server in Stripe's place, for tests; null for Stripe's own. */
  readonly host: URL | null;
}
