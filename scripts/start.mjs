/** `npm start`: installs and builds what is missing or stale, then runs the gateway in the foreground. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from './build-stamp.mjs';
import { endWithShell } from './own-node.mjs';
import { ROOT, prepare, run } from './prepare.mjs';

await prepare({ generates: true });
if (!isBuilt()) {
  console.log('Building.');
  if (!run('npm run --silent build')) process.exit(1);
}

const flags = existsSync(join(ROOT, '.env')) ? ['--env-file=.env'] : [];

/** With which a gateway ends that wants to be started again, as `gateway/kernel/http/host.ts` says. */
const RESTART_CODE = 75;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let gateway;
let isEnding = false;

function startGateway() {
  gateway = spawn(process.execPath, [...flags, 'dist/gateway/main.js'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, SUPERVISED: 'yes' },
  });
  gateway.on('exit', (code, signal) => {
    if (code === RESTART_CODE && !isEnding) return startGateway();
    if (signal === null) process.exit(code);
    for (const name of signals) process.removeAllListeners(name);
    process.kill(process.pid, signal); // end as the gateway did
  });
}

startGateway();
for (const signal of signals)
  process.on(signal, () => {
    isEnding = true;
    gateway.kill(signal);
  });
endWithShell({ kill: (signal) => gateway.kill(signal) });
