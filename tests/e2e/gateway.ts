import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { newFolder, removeFolder, seededFolder, untilQuiet } from './seed-folder.ts';
import { setShift, shift } from './walk-clock.mjs';

/** A gateway that does not end by itself within this time is cut off. */
const STOP_MS = 60_000;

type Settings = Readonly<Record<string, string>>;

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

/** What a gateway of a walk is started with, on a database of its own with the demo data set. */
async function settingsIn(folder: string): Promise<Record<string, string> & { readonly PUBLIC_URL: string }> {
  const port = await freePort();
  return {
    NODE_ENV: 'test',
    // A busy machine is slow, and no overload.
    CALL_WAIT_MS: '120000',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: `file:${join(folder, 'e2e.db')}`,
    DEMO_DATA: 'load',
    LOG_LEVEL: 'warn',
    SAMPLE_BATTLES: 'off',
    WALK_SHIFT_MS: String(shift()),
  };
}

/** The built gateway in a process of its own, on what lies in a folder. */
async function spawnIn(
  folder: string,
  env: Settings = {},
): Promise<{ readonly gateway: ChildProcess; readonly url: string }> {
  for (;;) {
    const settings = await settingsIn(folder);
    const gateway = spawn(
      process.execPath,
      ['--enable-source-maps', '--import', './tests/e2e/shift-date.mjs', 'dist/gateway/main.js'],
      { env: { ...process.env, ...settings, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    if (await untilReady(gateway)) return { gateway, url: settings.PUBLIC_URL };
  }
}

async function end(gateway: ChildProcess): Promise<void> {
  if (gateway.exitCode !== null || gateway.signalCode !== null) return;
  const ended = once(gateway, 'exit');
  gateway.kill('SIGTERM');
  const cut = setTimeout(() => gateway.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(cut);
}

/** To seed the demo data set and to do the work behind it takes ten times as long as to start with what was kept of it. */
async function seedIn(folder: string): Promise<void> {
  const { gateway } = await spawnIn(folder);
  await untilQuiet(folder);
  await end(gateway);
}

/**
 * The built gateway in a process of its own, as an operator runs it. @param env what it is started with beside the
 * usual settings; a function is called once the time of the walk is known
 */
export async function startGateway(env: Settings | (() => Promise<Settings>) = {}): Promise<RunningGateway> {
  const folder = await seededFolder(seedIn);
  const { gateway, url } = await spawnIn(folder, typeof env === 'function' ? await env() : env);
  return {
    url,
    folder,
    async stop() {
      await end(gateway);
      removeFolder(folder);
    },
  };
}

/** What the process of `gateway-host.mjs` says. */
type HostWord = 'loaded' | 'stopped' | 'shifted' | { readonly isReady: boolean } | { readonly failure: string };

/** A process in which one built gateway after another runs, each on a database of its own. */
export class GatewayHost {
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess) {
    this.#process = process;
  }

  static async open(): Promise<GatewayHost> {
    const folder = newFolder();
    const { DATABASE_URL } = await settingsIn(folder); // the engine is fixed when the program is loaded
    const child = spawn(process.execPath, ['--enable-source-maps', 'tests/e2e/gateway-host.mjs'], {
      env: { ...process.env, DATABASE_URL },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const host = new GatewayHost(child);
    await host.#hear();
    removeFolder(folder);
    return host;
  }

  /** What it says next; fails when it ends instead. */
  async #hear(): Promise<HostWord> {
    const heard = new AbortController();
    const { signal } = heard;
    const ended = once(this.#process, 'exit', { signal }).then(([code]) => {
      throw new Error(`the process of the gateways ended with ${String(code)}`);
    });
    try {
      const [word] = (await Promise.race([once(this.#process, 'message', { signal }), ended])) as [HostWord];
      return word;
    } finally {
      heard.abort();
      ended.catch(() => undefined);
    }
  }

  #ask(word: 'stop' | { readonly env: Settings } | { readonly shift: number }): Promise<HostWord> {
    const answer = this.#hear();
    this.#process.send(word);
    return answer;
  }

  /** @param env what it is started with beside the usual settings; what others have set is off again */
  async start(env: Settings = {}): Promise<RunningGateway> {
    return this.#startIn(await seededFolder(seedIn), env);
  }

  async #startIn(folder: string, env: Settings): Promise<RunningGateway> {
    for (;;) {
      const settings = { ...(await settingsIn(folder)), ...env };
      const word = await this.#ask({ env: settings });
      if (typeof word === 'object' && 'failure' in word) throw new Error(word.failure);
      if (typeof word === 'object' && word.isReady) return this.#running(settings.PUBLIC_URL, folder);
    }
  }

  #running(url: string, folder: string): RunningGateway {
    return {
      url,
      folder,
      stop: async () => {
        await this.#ask('stop');
        removeFolder(folder);
      },
    };
  }

  /** Lets time pass, for the gateway and for whoever asks for the time here. */
  async pass(milliseconds: number): Promise<void> {
    setShift(shift() + milliseconds);
    await this.#ask({ shift: shift() });
  }

  close(): void {
    this.#process.kill('SIGKILL');
  }
}
