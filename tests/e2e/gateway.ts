import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const STOP_MS = 10_000;

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

/** Resolves when the gateway answers; fails when it ends before. */
function untilReady(gateway: ChildProcess, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = async (): Promise<void> => {
      for (;;) {
        if (gateway.exitCode !== null) return;
        const answer = await fetch(`${url}/readyz`).catch(() => null);
        if (answer?.ok) return resolve();
        await new Promise((again) => setTimeout(again, 100));
      }
    };
    gateway.once('exit', (code) => reject(new Error(`the gateway ended with ${code}`)));
    void look();
  });
}

/**
 * The built gateway on a database of its own with the demo data set, so that two workers never meet. @param env what
 * it is started with beside that
 */
export async function startGateway(env: Readonly<Record<string, string>> = {}): Promise<RunningGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const gateway = spawn(process.execPath, ['--enable-source-maps', 'dist/gateway/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: `file:${join(folder, 'e2e.db')}`,
      DEMO_DATA: 'load',
      LOG_LEVEL: 'warn',
      ...env,
    },
    // What it warns of belongs to the report of the tests.
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilReady(gateway, `http://127.0.0.1:${port}`);
  return {
    url,
    folder,
    async stop() {
      gateway.removeAllListeners('exit');
      const ended = once(gateway, 'exit');
      gateway.kill('SIGTERM');
      const cut = setTimeout(() => gateway.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(cut);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
