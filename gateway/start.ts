import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../db/client/database.ts';
import { openDatabase } from '../db/client/open.ts';
import { codeOf } from '../db/client/sql.ts';
import { reasonOf } from './kernel/reason-of.ts';
import { declareSubscribers } from '../db/events/cursor.queries.ts';
import { seedBasics } from '../db/seed/basics.ts';
import { seedDemo } from '../db/seed/demo.ts';
import { startWorker } from './server/work/worker.ts';
import { whatDoesNotFit } from './server/work/what-does-not-fit.ts';
import { makeSchema } from './server/graphql/build-schema.ts';
import { sayGoodbye } from './admin/index.ts';
import { copyBeside } from './server/work/copy-database.ts';
import type { Deps } from './kernel/deps.ts';
import type { Host } from './kernel/http/host.ts';
import { type Config, readConfig } from './kernel/config/config.ts';
import { machineNow, realDeps } from './server/real-deps.ts';
import { shutDown } from './server/work/shut-down.ts';
import { makeGateway } from './server/gateway.ts';
import { type Logger, openLog } from './kernel/log.ts';
import { openMetrics } from './kernel/metrics.ts';
import { openEngine, runVideo } from './video/index.ts';
import { measureClock } from './kernel/shared-clock.ts';
import { seal } from './kernel/sealed.ts';

/** `dist`, seen from the sources as well as from the built gateway. */
const BUILD_FOLDER = join(
  dirname(fileURLToPath(import.meta.url)),
  import.meta.url.includes('/dist/') ? '..' : '../dist',
);

/** A gateway that serves. */
export interface Started {
  readonly port: number;
  readonly hasDemo: boolean;
  /** Told when staff end it; whoever started it stops it then. */
  readonly onEnd: Host['onEnd'];
  /** Ends what is under way and closes the database; once, however often it is asked. */
  stop(): Promise<void>;
}

/** What the system or a server says, with the variable that it hangs on; other failures name theirs, or are in words. */
const sayOf =
  (variable: string) =>
  (error: unknown): never => {
    const isNamed = !(error instanceof Error) || codeOf(error) === '' || /^[A-Z_]+: /.test(error.message);
    throw isNamed ? error : new Error(`${variable}: ${reasonOf(error)}`, { cause: error });
  };

/** Closes the database and ends the start where what it holds does not go with the environment. */
async function requireFit(deps: Deps): Promise<void> {
  const wrong = await whatDoesNotFit(deps.db.read, deps.config);
  if (wrong === null) return;
  await deps.db.close();
  throw new Error(wrong);
}

/**
 * Opens and seeds the database, listens, and starts the work in the background. @param env the settings, as
 * `.env.example` lists them
 */
export async function startGateway(env: Readonly<Record<string, string | undefined>>): Promise<Started> {
  const config = readConfig(env);
  const log = openLog(config.logLevel);
  const metrics = openMetrics();
  const { databaseConnections: connections, redisUrl, timeouts } = config;
  const closeTracing = await traceCalls(config, log);
  const opened = await openDatabase(config.databaseUrl, { connections, redisUrl, timeouts, now: machineNow }).catch(
    sayOf('DATABASE_URL'),
  );
  const db = closeTracing === null ? opened : await traced(opened);
  const usual = realDeps(config, db, copyBeside);
  const deps: Deps = {
    ...usual,
    video: await openEngine(usual, env).catch(async (error: unknown) => {
      await db.close();
      throw error;
    }),
  };
  await seedBasics(db);
  await measureClock(deps);
  await requireFit(deps);
  const hasDemo = config.loadsDemoData && (await seedDemo(db, deps, (text) => seal(deps, text)));
  await declareSubscribers(db, deps.wiring.subscribers, deps.now());
  const gateway = await makeGateway({ schema: await makeSchema(), deps, log, metrics, buildFolder: BUILD_FOLDER });
  await new Promise<void>((resolve, reject) => {
    gateway.server.once('error', reject);
    gateway.server.listen(config.port, config.host, resolve);
  }).catch(async (error: unknown) => {
    await db.close();
    sayOf('PORT')(error);
  });
  const worker = startWorker(deps, log, metrics);
  const video = await runVideo(deps, log);
  let stopping: Promise<void> | null = null;
  const address = gateway.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : config.port,
    hasDemo,
    onEnd: (listener) => deps.host.onEnd(listener),
    stop: () =>
      (stopping ??= shutDown({ gateway, worker, video, db: sayingGoodbye(deps) }, config.shutdown).then(closeTracing)),
  };
}

/** What makes spans is loaded where they are wanted. @returns what sends the last of them; null where there are none */
async function traceCalls({ traces, server }: Config, log: Logger): Promise<(() => Promise<void>) | null> {
  if (traces === null) return null;
  const { openTracing } = await import('./server/work/open-tracing.ts');
  return openTracing(traces, server.id, log);
}

async function traced(db: Database): Promise<Database> {
  const { traceDatabase } = await import('../db/client/trace-statements.ts');
  return traceDatabase(db);
}

/** The database, which hears that this server is gone before it is closed. */
const sayingGoodbye = (deps: Deps): Pick<Database, 'close'> => ({
  async close() {
    await sayGoodbye(deps).catch(() => undefined); // others notice its silence
    await deps.db.close();
  },
});
