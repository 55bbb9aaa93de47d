/**
 * What acts for an account or is told things without its password, what opens it beside that, and where its money goes:
 * whoever was inside may have planted it. A reset by mail ends it, locks it or keeps it, and tells each.
 */
export const PLANTED_KINDS = [
  'session',
  'browser',
  'passkey',
  'two-factor',
  'recovery-codes',
  'mail-address',
  'payment-method',
  'payout',
  'api-key',
  'overlay',
  'plugin',
  'application',
  'own-application',
  'webhook',
  'push',
  'stream-key',
  'simulcast',
  'linked-account',
  'game-account',
  'game-key',
] as const;
export type PlantedKind = (typeof PLANTED_KINDS)[number];

/** What became of it; 'gone' was taken away by somebody before the reset. */
export const PLANTED_ENDS = ['ended', 'locked', 'gone', 'kept'] as const;
export type PlantedEnd = (typeof PLANTED_ENDS)[number];

/** One thing that a reset found. */
export interface PlantedThing {
  readonly kind: PlantedKind;
  /** What its owner knows it by; empty where there is only one. */
  readonly name: string;
  /** When it was made, or taken away; null where nobody knows. */
  readonly madeAt: number | null;
  readonly end: PlantedEnd;
}
