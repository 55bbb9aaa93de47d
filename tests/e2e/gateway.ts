import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A gateway that does not end by itself within this time is cut off. */
const STOP_MS = 60_000;

export interface RunningGateway {
  /** By name: passkeys are tied to a name, never to a number. */
  readonly url: string;
  /** Where its database lies, `e2e.db`. */
  readonly folder: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/**
 * Resolves to true when the gateway itself says that it is ready, since at its port another one could answer, and to
 * false when another process took the port meanwhile; fails when it ends for any other reason.
 */
function untilReady(gateway: ChildProcess): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let said = '';
    gateway.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes('Gauntlet is ready')) resolve(true);
    });
    // What it warns of belongs to the report of the tests.
    gateway.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      process.stderr.write(chunk);
    });
    gateway.once('close', (code) => {
      if (said.includes('EADDRINUSE')) resolve(false);
      else reject(new Error(`the gateway ended with ${code}`));
    });
  });
}

/**
 * The built gateway on a database of its own with the demo data set, so that two workers never meet. @param env what
 * it is started with beside that
 */
export async function startGateway(env: Readonly<Record<string, string>> = {}): Promise<RunningGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-e2e-'));
  for (;;) {
    const url = `http://localhost:${await freePort()}`;
    const gateway = spawn(process.execPath, ['--enable-source-maps', 'dist/gateway/main.js'], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        // A busy machine is slow, and no overload.
        CALL_WAIT_MS: '120000',
        PORT: new URL(url).port,
        PUBLIC_URL: url,
        DATABASE_URL: `file:${join(folder, 'e2e.db')}`,
        DEMO_DATA: 'load',
        LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (await untilReady(gateway)) return running(gateway, url, folder);
  }
}

const running = (gateway: ChildProcess, url: string, folder: string): RunningGateway => ({
  url,
  folder,
  async stop() {
    if (gateway.exitCode === null && gateway.signalCode === null) {
      const ended = once(gateway, 'exit');
      gateway.kill('SIGTERM');
      const cut = setTimeout(() => gateway.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(cut);
    }
    rmSync(folder, { recursive: true, force: true });
  },
});
