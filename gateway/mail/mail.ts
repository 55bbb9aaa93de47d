import type { ApiScope } from '../../domain/platform/scopes.ts';
import type { Language } from '../../domain/shared/languages.ts';
import type { PlantedThing } from '../../domain/shared/planted.ts';
import type { Tx } from '../../db/client/database.ts';
import { enqueueJob } from '../../db/jobs/job.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { seal } from '../kernel/sealed.ts';

/** Every e-mail that Gauntlet sends, with what it says. Instants in epoch milliseconds; what is good for
 * `lifeMs` only is not sent later than that. */
export type Mail =
  | {
      readonly kind: 'verify-email';
      readonly username: string;
      readonly code: string;
      /** Where to enter it; null for whoever has the page before them. */
      readonly url: string | null;
      readonly lifeMs: number;
    }
  | { readonly kind: 'already-registered'; readonly username: string }
  | { readonly kind: 'reset-password'; readonly username: string; readonly url: string; readonly lifeMs: number }
  | {
      readonly kind: 'password-changed';
      readonly username: string;
      readonly at: number;
      /** Names of the passkeys that ended with it. */
      readonly ended: readonly string[];
    }
  | {
      readonly kind: 'after-reset';
      readonly username: string;
      readonly at: number;
      /** What the reset has found, in the order in which it is told. */
      readonly things: readonly PlantedThing[];
    }
  | {
      readonly kind: 'new-device';
      readonly username: string;
      readonly device: string;
      readonly address: string;
      readonly at: number;
    }
  | { readonly kind: 'two-factor-changed'; readonly username: string; readonly isOn: boolean; readonly at: number }
  | {
      readonly kind: 'passkey-changed';
      readonly username: string;
      readonly name: string;
      readonly isAdded: boolean;
      readonly at: number;
    }
  | {
      readonly kind: 'api-key-made';
      readonly username: string;
      readonly name: string;
      readonly scopes: readonly ApiScope[];
      /** False for one that took the place of another. */
      readonly isFirst: boolean;
      readonly at: number;
    }
  | {
      readonly kind: 'application-connected';
      readonly username: string;
      readonly name: string;
      readonly scopes: readonly ApiScope[];
      readonly at: number;
    }
  | { readonly kind: 'recovery-codes-replaced'; readonly username: string; readonly at: number }
  | { readonly kind: 'data-ready'; readonly username: string; readonly url: string; readonly expiresAt: number }
  /** A finance report is complete; `title` and `period` in words of the reader's language. */
  | {
      readonly kind: 'report-ready';
      readonly username: string;
      readonly title: string;
      readonly period: string;
      readonly url: string;
    }
  | { readonly kind: 'account-closed'; readonly username: string }
  /** Somebody is given something; `from` is the username of whoever gives it. */
  | {
      readonly kind: 'gift';
      readonly from: string;
      readonly name: string;
      readonly url: string;
      readonly expiresAt: number;
    }
  /** A ticket was opened, answered or solved; `words` are those of the staff. */
  | { readonly kind: 'ticket-opened'; readonly number: string; readonly url: string }
  | { readonly kind: 'ticket-answered'; readonly number: string; readonly words: string; readonly url: string }
  | { readonly kind: 'ticket-solved'; readonly number: string; readonly words: string; readonly url: string }
  | ({ readonly kind: 'notification'; readonly username: string } & ToldItem)
  | {
      readonly kind: 'digest';
      readonly username: string;
      readonly items: readonly ToldItem[];
      /** How many more there are. */
      readonly more: number;
    }
  | {
      readonly kind: 'standing-changed';
      readonly username: string;
      readonly status: 'active' | 'suspended' | 'banned';
      readonly reason: string;
    };

/** A notification in an e-mail, in the reader's language already. */
export interface ToldItem {
  readonly title: string;
  readonly message: string;
  readonly url: string;
}

/** Who is to get what, in which language. */
export interface MailOrder {
  readonly to: string;
  /** That of the account; English where nobody knows the reader's. */
  readonly language: Language;
  readonly mail: Mail;
  /** The registration whose page waits for it; absent where none does. */
  readonly registrationId?: string;
}

/** Orders an e-mail in the caller's transaction; a job sends it after the commit, and again until it went out or is refused for good. */
export async function orderMail(deps: Deps, tx: Tx, order: MailOrder): Promise<void> {
  const at = deps.now();
  await enqueueJob(tx, {
    id: deps.newId(),
    kind: 'mail.send',
    payload: { sealed: seal(deps, JSON.stringify(order)) },
    runAt: at,
    createdAt: at,
  });
}
