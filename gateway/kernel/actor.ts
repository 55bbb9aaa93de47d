import type { Role } from '../../domain/accounts/roles.ts';
import { Refused } from '../../domain/shared/refusals.ts';

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
  /** By which the browser is known again after its session has ended; null without the cookie. */
  readonly deviceToken: string | null;
  /** From the `Idempotency-Key` header; null when there is none. */
  readonly idempotencyKey: string | null;
  /** The account that the page shows, from the `X-Viewer` header; null when the caller does not say. */
  readonly believedUserId: string | null;
}

/**
 * A page may be older than the session: another tab has signed in meanwhile. What it asks for must then not happen to
 * the account that it does not show. @throws Refused ACCOUNT_CHANGED
 */
export function requireBelievedAccount({ actor, believedUserId }: Caller): void {
  if (actor !== null && believedUserId !== null && believedUserId !== actor.userId)
    throw new Refused('ACCOUNT_CHANGED');
}
