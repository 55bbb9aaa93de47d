import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../db/client/database.ts';
import { openDatabase } from '../db/client/open.ts';
import { declareSubscribers } from '../db/events/cursor.queries.ts';
import { seedBasics } from '../db/seed/basics.ts';
import { seedDemo } from '../db/seed/demo.ts';
import { startWorker } from './server/worker.ts';
import { makeSchema } from './server/build-schema.ts';
import { sayGoodbye } from './admin/index.ts';
import { COPY_COMMAND, copyAndTell, copyBeside } from './server/copy-database.ts';
import type { Deps } from './kernel/deps.ts';
import { RESTART_CODE } from './kernel/host.ts';
import { readConfig } from './kernel/config.ts';
import { realDeps } from './server/real-deps.ts';
import { shutDown } from './server/shut-down.ts';
import { makeGateway } from './server/gateway.ts';
import { openLog } from './kernel/log.ts';
import { openMetrics } from './kernel/metrics.ts';
import { runVideo } from './video/index.ts';
import { seal } from './kernel/sealed.ts';

/** `dist`, seen from the sources as well as from the built gateway. */
const BUILD_FOLDER = join(
  dirname(fileURLToPath(import.meta.url)),
  import.meta.url.includes('/dist/') ? '..' : '../dist',
);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const [, , command, file] = process.argv;
  if (command === COPY_COMMAND && file !== undefined) return copyAndTell(config, file);
  const log = openLog(config.logLevel);
  const metrics = openMetrics();
  const { databaseConnections: connections, redisUrl, timeouts } = config;
  const db = await openDatabase(config.databaseUrl, { connections, redisUrl, timeouts });
  const deps = realDeps(config, db, copyBeside);
  await seedBasics(db);
  const hasDemo = config.loadsDemoData && (await seedDemo(db, deps, (text) => seal(deps, text)));
  await declareSubscribers(db, deps.wiring.subscribers, deps.now());
  const gateway = await makeGateway({ schema: await makeSchema(), deps, log, metrics, buildFolder: BUILD_FOLDER });
  await new Promise<void>((resolve, reject) => {
    gateway.server.once('error', reject);
    gateway.server.listen(config.port, config.host, resolve);
  });
  const worker = startWorker(deps, log, metrics);
  const video = await runVideo(deps, log);
  let stopping: Promise<void> | null = null;
  const end = (code: number): void => {
    stopping ??= shutDown({ gateway, worker, video, db: sayingGoodbye(deps) }, config.shutdown).finally(() =>
      process.exit(code),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
  deps.host.onEnd((how) => end(how === 'restart' ? RESTART_CODE : 0));
  greet(gateway.server.address(), hasDemo);
}

/** The database, which hears that this server is gone before it is closed. */
const sayingGoodbye = (deps: Deps): Pick<Database, 'close'> => ({
  async close() {
    await sayGoodbye(deps).catch(() => undefined); // others notice its silence
    await deps.db.close();
  },
});

function greet(address: unknown, hasDemo: boolean): void {
  const port = typeof address === 'object' && address !== null && 'port' in address ? address.port : '';
  const url = `http://localhost:${String(port)}`;
  const lines = [`Gauntlet is ready at ${url}`, `API explorer: ${url}/graphiql/`];
  if (hasDemo) lines.push('Demo accounts: demo, rival, newcomer, moderator, admin; password of each: demo-Gauntlet-1');
  process.stdout.write(`${lines.join('\n')}\n`);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
