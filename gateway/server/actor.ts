import type { Role } from '../../domain/accounts/roles.ts';

/** Who is calling: the account behind a live session. */
export interface Actor {
  readonly userId: string;
  readonly username: string;
  readonly role: Role;
  readonly sessionId: string;
}

/** How a call came in. */
export interface Caller {
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
  /** Keyed hash of the session cookie; null without a cookie. */
  readonly tokenHash: string | null;
  readonly actor: Actor | null;
  /** From the `Idempotency-Key` header; null when there is none. */
  readonly idempotencyKey: string | null;
}
