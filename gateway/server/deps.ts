import { randomBytes, randomFillSync } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { v7 } from 'uuid';
import type { Database } from '../../db/client/database.ts';
import type { Contests } from '../disputes/contested.ts';
import type { Mailer } from '../notifications/message.ts';
import { type PushSender, webPushSender } from '../notifications/push-sender.ts';
import { smtpMailer } from '../notifications/smtp-mailer.ts';
import type { PaymentProvider } from '../wallet/payment-provider.ts';
import { sandboxProvider } from '../wallet/sandbox-provider.ts';
import { stripeProvider } from '../wallet/stripe-provider.ts';
import type { Config } from './config.ts';
import { contests } from './contests.ts';

/** argon2id, 19 MiB, two passes: what OWASP asks for at least. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Everything a use case needs from the world. Tests hand in a clock and randomness of their own. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
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
  /** What can be disputed, and whose own case it is. */
  readonly contests: Contests;
  readonly passwords: {
    hash(password: string): Promise<string>;
    verify(passwordHash: string, password: string): Promise<boolean>;
  };
}

/** Randomness for ids, drawn from the system a few hundred ids at a time. */
const pool = Buffer.alloc(8_192);
let poolUsed = pool.length;
function randomForId(): Buffer {
  if (poolUsed === pool.length) {
    randomFillSync(pool);
    poolUsed = 0;
  }
  poolUsed += 16;
  return pool.subarray(poolUsed - 16, poolUsed);
}

/**
 * Ids of one process grow with every call, within a millisecond and when the clock is set back too, so that lists in id
 * order are in the order of what happened. Given `rng` alone, `v7` would draw the order at random.
 */
const last = { msecs: 0, seq: 0 };
function growingId(): string {
  const random = randomForId();
  const msecs = Date.now();
  // A new millisecond starts in the lower half of 32 bits, which leaves it two thousand million ids.
  if (msecs > last.msecs) Object.assign(last, { msecs, seq: random.readUInt32BE(0) >>> 1 });
  else last.seq++;
  return v7({ ...last, random });
}

export const realDeps = (config: Config, db: Database): Deps => ({
  config,
  db,
  now: () => Date.now(),
  newId: growingId,
  randomBytes,
  mailer: config.mailUrl === null ? null : smtpMailer(config.mailUrl, config.mailFrom),
  push: config.vapid === null ? null : webPushSender(config.vapid),
  payments: config.stripe === null ? sandboxProvider : stripeProvider(config.stripe),
  contests,
  passwords: {
    hash: (password) => hash(password, ARGON),
    verify: (passwordHash, password) => verify(passwordHash, password),
  },
});

/** Letters and digits that nobody confuses when reading a code aloud. */
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An unguessable code of the given length; 5 bits a character. */
export const randomCode = (deps: Deps, length: number): string =>
  Array.from(deps.randomBytes(length), (byte) => CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length)).join('');
