import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { isBuilt } from '../../scripts/build-stamp.mjs';
import { machineNow } from './machine-clock.ts';
import { HttpGateway, type SignedIn } from './http-gateway.ts';

/** The product in a process of its own, as an operator runs it: as it is built, which starts sooner, or from its sources. */
export interface GatewayProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Ends with the exit code, or null after a signal. */
  readonly exit: Promise<number | null>;
}

/** Players with open sessions in a database that nobody has open; `cents` lie on each account. */
export async function seatPlayers(databaseUrl: string, count: number, cents: number): Promise<SignedIn[]> {
  const gate = await HttpGateway.open({ databaseUrl, change: () => ({ now: machineNow }) });
  const players = [];
  for (let n = 0; n < count; n++) players.push(await gate.player({ cents, isVip: true }));
  await gate.close();
  return players;
}

/** What Node is started with. */
export const PROGRAM: readonly string[] = isBuilt() ? ['dist/gateway/main.js'] : ['--import', 'tsx', 'gateway/main.ts'];

export async function startGatewayProcess(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<GatewayProcess> {
  const child = spawn(process.execPath, [...PROGRAM], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      DEMO_DATA: 'none',
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /ready at http:\/\/localhost:(\d+)/.exec(chunk.toString())?.[1];
      if (found !== undefined) resolve(found);
    });
    void exit.then((code) => reject(new Error(`the gateway ended with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, child, exit };
}
