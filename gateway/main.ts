import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../db/client/open.ts';
import { plantBasics } from '../db/seed/basics.ts';
import { plantDemo } from '../db/seed/demo.ts';
import { startWorker } from './server/worker.ts';
import { makeSchema } from './server/build-schema.ts';
import { readConfig } from './kernel/config.ts';
import { realDeps } from './server/real-deps.ts';
import { makeGateway } from './server/gateway.ts';
import { openLog } from './kernel/log.ts';
import { openMetrics } from './kernel/metrics.ts';
import { seal } from './kernel/sealed.ts';

/** `dist`, seen from the sources as well as from the built gateway. */
const BUILD_FOLDER = join(
  dirname(fileURLToPath(import.meta.url)),
  import.meta.url.includes('/dist/') ? '..' : '../dist',
);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const metrics = openMetrics();
  const db = await openDatabase(config.databaseUrl, { redisUrl: config.redisUrl });
  const deps = realDeps(config, db);
  await plantBasics(db);
  const hasDemo = config.loadsDemoData && (await plantDemo(db, deps, (text) => seal(deps, text)));
  const gateway = await makeGateway({ schema: await makeSchema(), deps, log, metrics, buildFolder: BUILD_FOLDER });
  await new Promise<void>((resolve, reject) => {
    gateway.server.once('error', reject);
    gateway.server.listen(config.port, config.host, resolve);
  });
  const worker = startWorker(deps, log, metrics);
  greet(gateway.server.address(), hasDemo);

  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= (async () => {
      await gateway.stop();
      await worker.stop();
      await db.close();
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop().then(() => process.exit(0)));
  }
}

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
