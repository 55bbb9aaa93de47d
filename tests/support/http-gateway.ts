import { createHash, randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, getTableName, isTable, sql } from 'drizzle-orm';
import type { GraphQLSchema } from 'graphql';
import { v7 } from 'uuid';
import { openAccount } from '../../db/wallet/open-account.ts';
import type { User } from '../../db/accounts/user.table.ts';
import type { Database } from '../../db/client/database.ts';
import { openDatabase } from '../../db/client/open.ts';
import * as schema from '../../db/__generated__/schema.ts';
import { seedBasics } from '../../db/seed/basics.ts';
import { postTransfer } from '../../db/wallet/post-transfer.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import type { SettingKey } from '../../domain/shared/settings.ts';
import type { Currency } from '../../domain/shared/money.ts';
import { externalAccount, feeAccounts, userAccount } from '../../domain/wallet/ledger.ts';
import { openSession } from '../../gateway/security/sessions/session.ts';
import type { Live } from '../../gateway/events/live.ts';
import { makeSchema } from '../../gateway/server/graphql/build-schema.ts';
import { readConfig } from '../../gateway/kernel/config/config.ts';
import type { Deps } from '../../gateway/kernel/deps.ts';
import { realDeps } from '../../gateway/server/real-deps.ts';
import { type Gateway, makeGateway } from '../../gateway/server/gateway.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import { type Metrics, openMetrics } from '../../gateway/kernel/metrics.ts';
import { Client } from './http-client.ts';
import { holdToRoute } from './rest-contract.ts';
import { PATIENT, waits } from './patience.ts';
import { until } from './until.ts';
import { rowsOf } from './table-rows.ts';
import { freshDatabase } from './world.ts';

/** Where the clock of every test gateway starts: a Monday noon, UTC. */
export const START = Date.UTC(2026, 2, 2, 12);

export const PASSWORD = 'correct-Horse-9';

export interface GatewayOptions {
  /** Another gateway's database; a fresh one without it. */
  readonly databaseUrl?: string;
  /** Environment variables beside the usual ones. */
  readonly env?: Readonly<Record<string, string>>;
  readonly buildFolder?: string;
  /** Another schema than the product's. */
  readonly schema?: GraphQLSchema;
  /** Changes what the gateway gets from the world. */
  readonly change?: (deps: Deps) => Partial<Deps>;
}

/** The product's own, made once for all gateways of a process. */
let productSchema: Promise<GraphQLSchema> | null = null;

/** But for what every call may touch: the counters of rate limits, and sessions, whose expiry moves. */
const EVERY_TABLE = Object.values(schema)
  .filter((table) => isTable(table))
  .map((table) => ({ name: getTableName(table), rows: rowsOf(table, sql`1, 2`) }))
  .filter(({ name }) => !['rate_limits', 'sessions'].includes(name));

/** A signed-in client and whose it is. */
export interface SignedIn extends Client {
  readonly user: User;
}

const passwordHash = (password: string): string => `test$${createHash('sha256').update(password).digest('hex')}`;

/** A gateway on a free port with a clock that stands still until it is moved. */
export class HttpGateway {
  readonly url: string;
  readonly databaseUrl: string;
  readonly deps: Deps;
  readonly live: Live;
  readonly metrics: Metrics;
  /** Every line that was logged. */
  readonly logged: readonly string[];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #clock: { now: number };
  readonly #gateway: Gateway;
  #listeningsBegun = 0;
  #users = 0;

  private constructor(
    parts: Pick<HttpGateway, 'url' | 'databaseUrl' | 'deps' | 'live' | 'metrics' | 'logged'>,
    clock: { now: number },
    gateway: Gateway,
  ) {
    this.url = parts.url;
    this.databaseUrl = parts.databaseUrl;
    this.deps = parts.deps;
    this.live = parts.live;
    this.metrics = parts.metrics;
    this.logged = parts.logged;
    this.#clock = clock;
    this.#gateway = gateway;
    const { live } = parts;
    const [listen, subscribe] = [live.listen.bind(live), live.subscribe.bind(live)];
    live.listen = (...to) => {
      this.#listeningsBegun++;
      return listen(...to);
    };
    live.subscribe = (...to) => {
      this.#listeningsBegun++;
      return subscribe(...to);
    };
  }

  static async open({
    databaseUrl,
    env = {},
    buildFolder = join(tmpdir(), 'no-build-here'),
    schema: another,
    change,
  }: GatewayOptions = {}): Promise<HttpGateway> {
    const url = databaseUrl ?? (await freshDatabase());
    const config = readConfig({
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: url,
      LOG_LEVEL: 'trace',
      ...waits(PATIENT),
      ...env,
    });
    const db = await openDatabase(url, { connections: 2, redisUrl: config.redisUrl, timeouts: config.timeouts });
    await seedBasics(db);
    const clock = { now: START };
    let ids = 0;
    const usual: Deps = {
      ...realDeps(config, db),
      now: () => clock.now,
      newId: () => v7({ msecs: clock.now, seq: ids++, random: randomBytes(16) }),
      passwords: {
        hash: (password) => Promise.resolve(passwordHash(password)),
        verify: (hash, password) => Promise.resolve(hash === passwordHash(password)),
      },
    };
    const deps = { ...usual, ...change?.(usual) };
    const logged: string[] = [];
    const log = openLog(config.logLevel, { write: (line) => void logged.push(line) });
    const metrics = openMetrics();
    const gateway = await makeGateway({
      schema: another ?? (await (productSchema ??= makeSchema())),
      deps,
      log,
      metrics,
      buildFolder,
    });
    await new Promise<void>((resolve) => void gateway.server.listen(0, '127.0.0.1', resolve));
    const { port } = gateway.server.address() as AddressInfo;
    return new HttpGateway(
      { url: `http://127.0.0.1:${port}`, databaseUrl: url, deps, live: gateway.live, metrics, logged },
      clock,
      gateway,
    );
  }

  get db(): Database {
    return this.deps.db;
  }

  pass(milliseconds: number): void {
    this.#clock.now += milliseconds;
  }

  /** How often anybody has begun to listen for events. */
  get listeningsBegun(): number {
    return this.#listeningsBegun;
  }

  /** Called before a subscription is begun; what it answers resolves once the gateway listens for it. */
  listening(): () => Promise<unknown> {
    const before = this.#listeningsBegun;
    return () =>
      until(() => {
        if (this.#listeningsBegun === before) throw new Error('nobody has begun to listen');
      });
  }

  /** Says on /readyz that calls should go elsewhere. */
  retire(): void {
    this.#gateway.retire();
  }

  /** Takes no new calls and ends those under way; the database stays open. */
  async stopServing(patienceMs = 60_000): Promise<void> {
    await this.#gateway.stop(patienceMs);
    this.#agent.destroy();
  }

  async close(): Promise<void> {
    await this.stopServing();
    await this.db.close();
  }

  visitor(headers: Readonly<Record<string, string>> = {}): Client {
    return new Client(this.url, this.#agent, headers, (call, answer) => holdToRoute(this.deps.wiring, call, answer));
  }

  /** A stored account, a verified player unless told otherwise, with its money. */
  async account({ cents = 0, ...given }: Partial<User> & { cents?: number } = {}): Promise<User> {
    const { deps } = this;
    const username = given.username ?? `player${++this.#users}`;
    const email = `${username.toLowerCase()}@players.example`;
    const user = await this.db.transact((tx) =>
      openAccount(tx, {
        id: deps.newId(),
        username,
        usernameKey: usernameKeyOf(username),
        email,
        emailKey: email,
        displayName: username,
        passwordHash: passwordHash(PASSWORD),
        role: 'player',
        status: 'active',
        verification: 'verified',
        statedBornOn: '1990-05-04',
        isVip: false,
        isVerifiedCreator: false,
        createdAt: deps.now(),
        ...given,
      }),
    );
    if (cents > 0) await this.pay(user.id, cents);
    return user;
  }

  /** Money from outside onto a player's account. */
  async pay(userId: string, amount: number, currency: Currency = 'USD'): Promise<void> {
    const id = this.deps.newId();
    const legs = [
      { accountId: externalAccount(currency), kind: 'deposit', amount: -amount },
      { accountId: userAccount(userId, currency), kind: 'deposit', amount },
    ] as const;
    const transfer = {
      id,
      opKey: `test:${id}`,
      kind: 'deposit',
      currency,
      subjectId: null,
      actorId: null,
      at: this.deps.now(),
      legs,
    } as const;
    await this.db.transact((tx) => postTransfer(tx, transfer));
  }

  /** A new session of the account, in a client of its own. */
  async enter(user: User, headers: Readonly<Record<string, string>> = {}): Promise<SignedIn> {
    const { token } = await this.db.transact((tx) =>
      openSession(this.deps, tx, user, { userAgent: 'test', address: '127.0.0.1' }),
    );
    const client = this.visitor(headers);
    client.setCookie('gauntlet_session', token);
    return Object.assign(client, { user });
  }

  async player(given: Partial<User> & { cents?: number } = {}): Promise<SignedIn> {
    return this.enter(await this.account(given));
  }

  async setting(key: SettingKey, value: string): Promise<void> {
    await this.db.transact((tx) => tx.update(schema.settings).set({ value }).where(eq(schema.settings.key, key)));
  }

  /** Everything that the house has earned in fees, in cents. */
  async houseCents(): Promise<number> {
    const rows = await this.db.read.select().from(schema.ledgerAccounts);
    const own = new Set(feeAccounts('USD'));
    return rows.filter((row) => own.has(row.id)).reduce((sum, row) => sum + row.balance, 0);
  }

  /** All stored rows as one text, to show that a call changed nothing. */
  async contents(): Promise<string> {
    const tables = await Promise.all(
      EVERY_TABLE.map(async ({ name, rows }) => `${name} ${JSON.stringify(await rows(this.db.read))}`),
    );
    return tables.join('\n');
  }
}
