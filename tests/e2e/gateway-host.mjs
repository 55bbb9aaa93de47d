/**
 * Runs the built gateway for one worker of the walks, one database after another in the same process: to load and warm up
 * the program anew for each file took a third of all walks. It is told `{ env }` or `'stop'` and answers
 * `{ isReady }`, false where another process took the port, `{ failure }` or `'stopped'`.
 */
import { join } from 'node:path';
import { setShift } from './walk-clock.mjs';
import './shift-date.mjs';

const BUILT = join(import.meta.dirname, '../../dist/gateway');

// A copy of the database is made by the program itself, beside this process.
process.argv[1] = join(BUILT, 'main.js');

const { startGateway } = await import(join(BUILT, 'start.js'));
let running = null;

const say = (word) => void process.send?.(word);

async function start(env) {
  Object.assign(process.env, env);
  setShift(Number(env.WALK_SHIFT_MS));
  try {
    running = await startGateway(process.env);
    say({ isReady: true });
  } catch (error) {
    if (error?.cause?.code === 'EADDRINUSE') return say({ isReady: false });
    say({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

async function stop() {
  await running?.stop();
  running = null;
  say('stopped');
}

function pass(shift) {
  setShift(shift);
  say('shifted');
}

process.on('message', (word) => void (word === 'stop' ? stop() : 'shift' in word ? pass(word.shift) : start(word.env)));
process.on('disconnect', () => process.exit(0));
say('loaded');
