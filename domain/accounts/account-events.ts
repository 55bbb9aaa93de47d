import type { Standing } from './change-standing.ts';

/** What security tells of the safety of an account. */
export const SECURITY_EVENTS = [
  'device.added',
  'password.changed',
  /** By a mailed link, which ends whatever else opens the account or acts for it. */
  'password.reset',
  'two-factor.enabled',
  'two-factor.disabled',
  'recovery-codes.replaced',
  'passkey.added',
  'passkey.removed',
  'sessions.ended',
] as const;

/** Whatever touches the safety of an account; it is inspected where an administrator saw what the player sees. */
export type SecurityEvent =
  | (typeof SECURITY_EVENTS)[number]
  | 'lichess.linked'
  | 'lichess.unlinked'
  | 'account.inspected';

interface OfPlayer {
  readonly userId: string;
}

interface SecurityTold extends OfPlayer {
  /** The session that did it, where there was one. */
  readonly sessionId?: string;
  /** The device that it came from, where one is known. */
  readonly device?: string;
}

declare module '../shared/events.ts' {
  interface EventPayloads
    extends
      Record<
        | 'account.settings-changed'
        | 'account.avatar-changed'
        | 'account.renamed'
        /** What others see the player wear. */
        | 'account.look-changed'
        | 'account.region-chosen'
        | 'account.closed',
        object
      >,
      Record<Exclude<SecurityEvent, 'sessions.ended' | 'account.inspected'>, SecurityTold>,
      Record<'verification.submitted' | 'verification.verified' | 'verification.refused', OfPlayer> {
    'account.standing-changed': { readonly status: Standing };
    'account.warned': OfPlayer & { readonly reason: string };
    'session.ended': OfPlayer;
    /** Of the administrator's session; the entity is the session, whose sockets end. */
    'inspection.started': OfPlayer;
    'inspection.ended': OfPlayer;
    /** Until when at the latest; missing in older events. */
    'account.inspected': SecurityTold & { readonly until?: number };
    /** How many others were ended. */
    'sessions.ended': SecurityTold & { readonly count: number };
    'tutorial.passed': OfPlayer;
  }
}
