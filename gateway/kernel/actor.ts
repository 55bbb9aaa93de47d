import type { Role } from '../../domain/accounts/roles.ts';
import type { Language } from '../../domain/shared/languages.ts';
import type { ApiScope } from '../../domain/platform/scopes.ts';
import { Refused } from '../../domain/shared/refusals.ts';

/** A key, or the access token of an application, that acts in the place of its owner. */
export interface ActingKey {
  readonly id: string;
  /** Shared with the keys that it has replaced, and by all that one application does for a player. */
  readonly familyId: string;
  readonly scopes: ReadonlySet<ApiScope>;
  /** Cents that may be staked with its family within a UTC day. */
  readonly dailyStakeCents: number;
  /** What the player has let the application do; absent in a key of the player's own. */
  readonly grantId?: string;
}

/** That an administrator sees what a player sees: the caller is the player, and changes nothing. */
export interface Inspecting {
  readonly id: string;
  readonly staffId: string;
  /** Of the administrator, whose cookie it is. */
  readonly sessionId: string;
  readonly reason: string;
  readonly expiresAt: number;
}

/** Who is calling: the account behind a live session or key. */
export interface Actor {
  readonly userId: string;
  readonly username: string;
  readonly role: Role;
  /** By which sockets are known; of a caller with a key, the key's; of an inspection, its own. */
  readonly sessionId: string;
  /** Absent in a session. */
  readonly key?: ActingKey;
  /** Absent where the account itself calls. */
  readonly inspecting?: Inspecting;
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
  /** The question of an application that the browser was sent here with; absent without one. */
  readonly connectId?: string;
  /** In which the browser is shown the app; absent where none calls. */
  readonly language?: Language;
  /** From the `Idempotency-Key` header; null when there is none. */
  readonly idempotencyKey: string | null;
  /** The account that the page shows, from the `X-Viewer` header; null when the caller does not say. */
  readonly believedUserId: string | null;
}

/** What a line of the log says of who called. */
export interface Trace {
  readonly requestId: string;
  readonly address: string;
  /** Null for a visitor. */
  readonly userId: string | null;
  /** The administrator who sees with the eyes of that account; absent where the account itself calls. */
  readonly inspectedBy?: string;
}

export const traceOf = ({ requestId, address, actor }: Caller): Trace => ({
  requestId,
  address,
  userId: actor?.userId ?? null,
  ...(actor?.inspecting && { inspectedBy: actor.inspecting.staffId }),
});

/**
 * A page may be older than the session: another tab has signed in meanwhile. What it asks for must then not happen to
 * the account that it does not show. @throws Refused ACCOUNT_CHANGED
 */
export function requireBelievedAccount({ actor, believedUserId }: Caller): void {
  if (actor !== null && believedUserId !== null && believedUserId !== actor.userId)
    throw new Refused('ACCOUNT_CHANGED');
}
