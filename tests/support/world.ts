import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { inject } from 'vitest';
import { openAccount } from '../../db/wallet/open-account.ts';
import type { User } from '../../db/accounts/user.table.ts';
import { readReports } from '../../db/battles/battle.queries.ts';
import { type BattleRow, battles } from '../../db/battles/battle.table.ts';
import type { Database } from '../../db/client/database.ts';
import { engine } from '../../db/client/kit.ts';
import { openDatabase } from '../../db/client/open.ts';
import { type DisputeRow, disputes } from '../../db/disputes/dispute.table.ts';
import { befriend } from '../../db/friends/friendship.queries.ts';
import { seedBasics } from '../../db/seed/basics.ts';
import { insertSession } from '../../db/security/session.queries.ts';
import { settings } from '../../db/settings/setting.table.ts';
import { postTransfer } from '../../db/wallet/post-transfer.ts';
import { readBalance } from '../../db/wallet/wallet.queries.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import type { Currency } from '../../domain/shared/money.ts';
import type { SettingKey } from '../../domain/shared/settings.ts';
import { type RefusalCode, Refused } from '../../domain/shared/refusals.ts';
import { externalAccount, userAccount } from '../../domain/wallet/ledger.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import { readConfig } from '../../gateway/kernel/config/config.ts';
import type { Deps } from '../../gateway/kernel/deps.ts';
import { realDeps } from '../../gateway/server/real-deps.ts';
import { copyOf, takeDatabase } from './database-pool.ts';
import { PATIENT } from './patience.ts';

/** Where the clock of a world starts: a Monday noon, UTC. */
export const WORLD_START = Date.UTC(2026, 0, 5, 12);

/** A migrated database with the platform's accounts and settings, closed, to be copied; made once for a process. */
let template: Promise<string> | null = null;
async function makeTemplate(): Promise<string> {
  const url = process.env['DATABASE_URL'] ?? '';
  const db = await openDatabase(url, { connections: 1, timeouts: PATIENT });
  await seedBasics(db);
  await db.close();
  return url;
}

/** A copy of a database that nobody has open; answers its url. */
export async function copyDatabase(url: string): Promise<string> {
  if (engine === 'postgres') return copyOf(inject('postgresUrl'), url);
  const file = join(inject('databaseFolder'), `${randomUUID()}.db`);
  copyFileSync(url.replace(/^file:/, ''), file);
  return `file:${file}`;
}

/** The url of a database that nobody has used: what the planner thinks of it, no other test has had a hand in. */
export const untouchedDatabase = async (): Promise<string> => copyDatabase(await (template ??= makeTemplate()));

/** The url of a migrated database of the engine under test, in which there is nothing but what every one has. */
export async function freshDatabase(): Promise<string> {
  const url = await (template ??= makeTemplate());
  return engine === 'postgres' ? takeDatabase(inject('postgresUrl'), url) : copyDatabase(url);
}

export interface WorldOptions {
  /** An existing database; a fresh one without it. */
  readonly url?: string;
  /** Two worlds on one database need two seeds, so that their ids differ. */
  readonly seed?: string;
  readonly connections?: number;
}

export type PlayerTerms = Partial<
  Pick<User, 'id' | 'username' | 'role' | 'status' | 'verification' | 'isVip' | 'isVerifiedCreator'>
> & {
  /** What lies on the account at the start; 0 without it. */
  readonly cents?: number;
};

/** A gateway's insides on a database of its own, with a clock that stands still until it is moved. */
export class World {
  readonly url: string;
  readonly deps: Deps;
  readonly seed: string;
  now = WORLD_START;
  #made = 0;
  #keys = 0;

  private constructor(url: string, db: Database, seed: string) {
    this.url = url;
    this.seed = seed;
    const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: url });
    this.deps = {
      ...realDeps(config, db),
      now: () => this.now,
      newId: () => v7({ msecs: this.now, seq: ++this.#made, random: this.#bytes(16) }),
      randomBytes: (count) => this.#bytes(count),
      passwords: {
        hash: (password) => Promise.resolve(`plain:${password}`),
        verify: (passwordHash, password) => Promise.resolve(passwordHash === `plain:${password}`),
      },
    };
  }

  static async open({ url, seed = 'world', connections = 4 }: WorldOptions = {}): Promise<World> {
    const place = url ?? (await freshDatabase());
    return new World(place, await openDatabase(place, { connections, timeouts: PATIENT }), seed);
  }

  /** Bytes that look random and are the same in every run. */
  #bytes(count: number): Buffer {
    const blocks = Array.from({ length: Math.ceil(count / 32) }, () =>
      createHash('sha256')
        .update(`${this.seed}:${this.#made++}`)
        .digest(),
    );
    return Buffer.concat(blocks).subarray(0, count);
  }

  get db(): Database {
    return this.deps.db;
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
  }

  /** An idempotency key that was not used before. */
  key(): string {
    return `${this.seed}-key-${++this.#keys}`;
  }

  /** A stored account, a verified player unless told otherwise. */
  async player({ cents = 0, ...given }: PlayerTerms = {}): Promise<Actor> {
    const id = given.id ?? this.deps.newId();
    const username = given.username ?? `${this.seed}${++this.#made}`;
    const email = `${username}@players.example`;
    const user = await this.db.transact((tx) =>
      openAccount(tx, {
        id,
        username,
        usernameKey: usernameKeyOf(username),
        email,
        emailKey: email,
        displayName: username,
        passwordHash: 'plain:password',
        role: 'player',
        status: 'active',
        verification: 'verified',
        statedBornOn: '1990-05-04',
        isVip: false,
        isVerifiedCreator: false,
        createdAt: this.now,
        ...given,
      }),
    );
    const sessionId = `session-${id}`;
    const actor: Actor = { userId: id, username, role: user.role, sessionId };
    const at = { createdAt: this.now, touchedAt: this.now, expiresAt: Number.MAX_SAFE_INTEGER };
    const from = { userAgent: 'world', address: '127.0.0.1' };
    await this.db.transact((tx) =>
      insertSession(tx, { id: sessionId, userId: id, tokenHash: sessionId, ...at, ...from }),
    );
    if (cents > 0) await this.pay(actor, cents);
    return actor;
  }

  /** Changes the system configuration. */
  async configure(key: SettingKey, value: string): Promise<void> {
    await this.db.transact((tx) => tx.update(settings).set({ value }).where(eq(settings.key, key)));
  }

  /** Money from outside onto a player's account. */
  async pay({ userId }: Actor, amount: number, currency: Currency = 'USD'): Promise<void> {
    const id = this.deps.newId();
    await this.db.transact((tx) =>
      postTransfer(tx, {
        id,
        opKey: `deposit:${id}`,
        kind: 'deposit',
        currency,
        subjectId: null,
        actorId: userId,
        at: this.now,
        legs: [
          { accountId: externalAccount(currency), kind: 'deposit', amount: -amount },
          { accountId: userAccount(userId, currency), kind: 'deposit', amount },
        ],
      }),
    );
  }

  befriend(one: Actor, other: Actor): Promise<void> {
    return this.db.transact((tx) => befriend(tx, one.userId, other.userId, this.now));
  }

  balance({ userId }: Actor): Promise<number> {
    return readBalance(this.db.read, userId, 'USD');
  }

  async battle(id: string): Promise<BattleRow> {
    const [row] = await this.db.read.select().from(battles).where(eq(battles.id, id));
    if (!row) throw new Error(`there is no battle ${id}`);
    return row;
  }

  reports(battleId: string) {
    return readReports(this.db.read, battleId);
  }

  /** The disputes over a contest in the order in which they were opened. */
  disputes(subjectId: string): Promise<DisputeRow[]> {
    return this.db.read.select().from(disputes).where(eq(disputes.subjectId, subjectId)).orderBy(asc(disputes.id));
  }

  close(): Promise<void> {
    return this.db.close();
  }
}

/** The code with which a call was refused, or `ok`; a fault stays a fault. */
export async function codeOf(call: Promise<unknown>): Promise<RefusalCode | 'ok'> {
  try {
    await call;
    return 'ok';
  } catch (error) {
    if (error instanceof Refused) return error.refusal.code;
    throw error;
  }
}
