import { randomBytes, randomFillSync } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { v7 } from 'uuid';
import type { Database } from '../../db/client/database.ts';
import { courseSecretOf } from '../arcade/index.ts';
import { collectorOf } from './work/collector.ts';
import { S3Store } from './files/s3-store.ts';
import type { Config } from '../kernel/config/config.ts';
import type { Deps } from '../kernel/deps.ts';
import { callOut } from '../kernel/http/outgoing.ts';
import { smtpMailer } from '../mail/smtp-mailer.ts';
import { EmbeddedEngine, recordingStoreOf } from '../video/index.ts';
import { WIRING } from '../rooms.ts';
import { copyHere } from './work/copy-database.ts';
import { RealHost } from './real-host.ts';
import { webPushSender } from '../notifications/index.ts';
import { sandboxProvider, stripeOnDemand } from '../wallet/index.ts';

/** argon2id, 19 MiB, two passes: what OWASP asks for at least. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

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

/** Epoch milliseconds by the clock of this machine. */
export const machineNow = (): number => Date.now();

/** The real world. */
export function realDeps(config: Config, db: Database, copyDatabase = copyHere(config)): Deps {
  const objects = config.files.s3 === null ? null : new S3Store(config.files.s3);
  const recordings = recordingStoreOf({ config, db, objects, now: machineNow, randomBytes });
  return {
    config,
    db,
    host: new RealHost(config, copyDatabase),
    wiring: WIRING,
    now: machineNow,
    newId: growingId,
    randomBytes,
    courseSecret: courseSecretOf(config),
    mailer:
      config.mailUrl === null ? null : smtpMailer(config.mailUrl, config.mailFrom, { requireTLS: config.isProduction }),
    outgoing: callOut(),
    push: config.vapid === null ? null : webPushSender(config.vapid),
    payments: config.stripe === null ? sandboxProvider : stripeOnDemand(config.stripe),
    objects,
    traces: config.traces === null ? null : collectorOf(config.traces),
    video: new EmbeddedEngine(config, recordings),
    passwords: {
      hash: (password) => hash(password, ARGON),
      verify: (passwordHash, password) => verify(passwordHash, password),
    },
  };
}
