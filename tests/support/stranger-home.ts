import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageJson from '../../client/package.json' with { type: 'json' };
import { buildClient } from '../../scripts/build-client.ts';
import { ROOT } from '../../scripts/source-files.ts';

const COMPILER = { target: 'es2022', module: 'nodenext', strict: true, exactOptionalPropertyTypes: true, types: [] };

/** Node 22.18 and newer run TypeScript by themselves. */
export const TYPES_STRIPPED: readonly string[] = process.features.typescript ? [] : ['--experimental-strip-types'];

/** A program of the pages for developers. */
export const exampleText = (name: string): string => readFileSync(join(ROOT, 'docs/developers/examples', name), 'utf8');

interface Started {
  /** What it has said. */
  readonly lines: unknown[];
  /** All of it, once it has ended by itself. */
  readonly ended: Promise<unknown[]>;
}

/** The folder of somebody who has nothing of ours but the packed package, installed from its tarball. */
export class StrangerHome {
  readonly path = mkdtempSync(join(tmpdir(), 'stranger-'));
  readonly tarball = join(this.path, `gauntlet-client-${packageJson.version}.tgz`);
  /** What runs, and when it has ended and said everything. */
  readonly #running = new Map<ChildProcess, Promise<unknown>>();

  constructor() {
    buildClient(join(this.path, 'packed'));
    this.#run('npm', 'pack', './packed');
    this.write('package.json', '{ "name": "stranger", "private": true, "type": "module" }');
    const quietly = ['--prefer-offline', '--no-audit', '--no-fund'];
    this.#run('npm', 'install', this.tarball, '--prefix', this.path, ...quietly);
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.path, name), text);
  }

  /** Writes a program of the pages for developers, as it stands there. */
  example(name: string): void {
    this.write(name, exampleText(name));
  }

  /** Compiles what was written there, with the types of the package. @throws where it does not compile */
  compile(files: readonly string[], compilerOptions: object = {}): void {
    this.write('tsconfig.json', JSON.stringify({ compilerOptions: { ...COMPILER, ...compilerOptions }, files }));
    this.#run(join(ROOT, 'node_modules/.bin/tsc'), '-p', '.');
  }

  /** Starts a program of the folder. @param read what one of its lines says */
  start(
    args: readonly string[],
    env: NodeJS.ProcessEnv = {},
    read: (line: string) => unknown = (line) => JSON.parse(line) as unknown,
  ): Started {
    const program = spawn(process.execPath, [...TYPES_STRIPPED, ...args], {
      cwd: this.path,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const closed = once(program, 'close');
    this.#running.set(program, closed);
    const lines: unknown[] = [];
    let rest = '';
    program.stdout.on('data', (chunk: Buffer) => {
      const parts = (rest + chunk.toString()).split('\n');
      rest = parts.pop() ?? '';
      lines.push(...parts.map(read));
    });
    const ended = closed.then(([code]) => {
      this.#running.delete(program);
      if (code !== 0 && !program.killed) throw new Error(`${args.join(' ')} ended with ${String(code)}`);
      return lines;
    });
    return { lines, ended };
  }

  /** Ends every program that runs. */
  async stop(): Promise<void> {
    await Promise.all(
      [...this.#running].map(async ([program, closed]) => {
        program.kill();
        await closed;
      }),
    );
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  #run(program: string, ...args: string[]): void {
    execFileSync(program, args, { cwd: this.path, stdio: 'pipe' });
  }
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const place = createServer().listen(0, '127.0.0.1');
  await once(place, 'listening');
  const { port } = place.address() as AddressInfo;
  place.close();
  return port;
}
