import type { Database } from '../../db/client/database.ts';
import type { Config } from './config.ts';
import type { Mailer } from './mailer.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PushSender } from './push-sender.ts';
import type { Wiring } from './fold-rooms.ts';

/** Everything a use case needs from the world. Tests hand in a clock and randomness of their own. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  /** What the product consists of. */
  readonly wiring: Wiring;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** An id that grows with time. */
  readonly newId: () => string;
  /** Unguessable bytes. */
  readonly randomBytes: (count: number) => Buffer;
  /** The mail server; null where the development mailbox keeps what would be sent. */
  readonly mailer: Mailer | null;
  /** Wakes browsers; null where the operator has set no keys for it. */
  readonly push: PushSender | null;
  /** Who moves money between us and the world. */
  readonly payments: PaymentProvider;
  readonly passwords: {
    hash(password: string): Promise<string>;
    verify(passwordHash: string, password: string): Promise<boolean>;
  };
}

/** Letters and digits that nobody confuses when reading a code aloud. */
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An unguessable code of the given length; 5 bits a character. */
export const randomCode = (deps: Deps, length: number): string =>
  Array.from(deps.randomBytes(length), (byte) => CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length)).join('');
