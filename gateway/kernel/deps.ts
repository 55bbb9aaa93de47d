import type { Database } from '../../db/client/database.ts';
import type { Config } from './config/config.ts';
import type { FileStore } from './files/file-store.ts';
import type { Host } from './http/host.ts';
import type { Mailer } from './mailer.ts';
import type { Outgoing } from './http/outgoing.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PushSender } from './push-sender.ts';
import type { Traces } from './tracing.ts';
import type { VideoEngine } from './video-engine.ts';
import type { Wiring } from './manifest/fold-rooms.ts';

/** Everything a use case needs from the world. Tests hand in a clock and randomness of their own. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  /** The process and the machine that it runs on. */
  readonly host: Host;
  /** What the product consists of. */
  readonly wiring: Wiring;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** An id that grows with time. */
  readonly newId: () => string;
  /** Unguessable bytes. */
  readonly randomBytes: (count: number) => Buffer;
  /**
   * What the course of a contest of the arcade follows from: 32 bytes, of a key outside of the database. Practice has a key
   * of its own, so that it tells nothing of what is played for.
   */
  readonly courseSecret: (purpose: 'practice' | 'contest', contestId: string) => Uint8Array;
  /** The mail server; null where the development mailbox keeps what would be sent. */
  readonly mailer: Mailer | null;
  /** Sends to addresses that somebody else has given us. */
  readonly outgoing: Outgoing;
  /** Wakes browsers; null where the operator has set no keys for it. */
  readonly push: PushSender | null;
  /** Who moves money between us and the world. */
  readonly payments: PaymentProvider;
  /** Where files lie outside of the database; null where none do. */
  readonly objects: FileStore | null;
  /** Passes on what browsers have traced; null where nothing is. */
  readonly traces: Traces | null;
  /** Takes pictures in and hands them out. */
  readonly video: VideoEngine;
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
