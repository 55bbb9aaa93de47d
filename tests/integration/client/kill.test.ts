// @module-tag full
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { engine } from '../../../db/client/kit.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { createBattle } from '../../../gateway/battles/create-battle.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { findViolations } from '../../support/invariants.ts';
import { WORLD_START, World } from '../../support/world.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { runsOf } from '../../support/runs.ts';
import { SEED } from '../../support/seed.ts';

const KILLS = runsOf({ gate: 6, full: 50, deep: 50 });
/** A database for so many kills in a row, so that checking it stays quick. */
const KILLS_PER_DATABASE = Math.min(KILLS, 10);

/** Packages that have parts beside their script, or that a battle never asks for. */
const NOT_BUNDLED = [
  'better-sqlite3',
  'sharp',
  '@node-rs/argon2',
  'pg',
  'pg-copy-streams',
  'ioredis',
  'pdfkit',
  '@react-email/components',
  '@react-email/render',
];

/** How far a battle had come when the product said so; it may have come further since. */
const ORDER = ['waiting', 'joined', 'cancelled', 'active', 'reported', 'completed'];

/** Inside of node_modules, so that what is built there finds its packages. */
const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));
let folder = '';

interface Setting {
  readonly url: string;
  readonly players: readonly Actor[];
  /** The clock of the worker, which stands still. */
  readonly now: number;
}

/** Plays until so many lines were acknowledged, and dies in the middle of what follows. */
async function playAndDie(setting: Setting, afterLines: number): Promise<string[]> {
  const child = spawn(process.execPath, [join(folder, 'kill-worker.js'), JSON.stringify(setting)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'close');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length === afterLines) child.kill('SIGKILL');
  }
  expect((await gone)[1]).toBe('SIGKILL');
  return lines;
}

/** What is stored, as a place in ORDER. */
async function placeOf(world: World, id: string): Promise<number> {
  const { status, opponentId } = await world.battle(id);
  if (status === 'waiting') return ORDER.indexOf(opponentId === null ? 'waiting' : 'joined');
  if (status === 'active') return ORDER.indexOf((await world.reports(id)).length === 0 ? 'active' : 'reported');
  return ORDER.indexOf(status);
}

describe.runIf(engine === 'sqlite')('kill -9 in the middle of the load', () => {
  beforeAll(async () => {
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(join(cache, 'gauntlet-kill-'));
    await build({
      configFile: false,
      logLevel: 'error',
      // In one file with the packages, but for those that are more than script: each kill loads all of it again.
      ssr: { noExternal: true, external: NOT_BUNDLED },
      build: {
        ssr: fileURLToPath(new URL('../../support/kill-worker.ts', import.meta.url)),
        outDir: folder,
        emptyOutDir: true,
        target: 'node22',
        minify: false,
      },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    `takes nothing that was acknowledged and leaves the books sound, ${KILLS} times (BG-18, CH-11, CH-18)`,
    { timeout: 1_800_000 },
    async () => {
      const moments = fc.sample(fc.integer({ min: 1, max: 250 }), { seed: SEED, numRuns: KILLS });
      let acknowledged = 0;
      let unfinished = 0;
      for (let first = 0; first < KILLS; first += KILLS_PER_DATABASE) {
        const setUp = await World.open({ seed: `kill${first}-` });
        const players = await Promise.all(
          Array.from({ length: 8 }, () => setUp.player({ cents: 20_000_00, isVip: true })),
        );
        const { url } = setUp;
        await setUp.close();
        for (const [index, moment] of moments.slice(first, first + KILLS_PER_DATABASE).entries()) {
          // Later than whatever was done before.
          const lines = await playAndDie({ url, players, now: WORLD_START + (index + 1) * MINUTE }, moment);
          const world = await World.open({ url, seed: `after${first + index}` });
          const furthest = new Map<string, number>();
          for (const line of lines) {
            const [id = '', state = '', userId, key] = line.split(' ');
            furthest.set(id, ORDER.indexOf(state));
            // The caller who never heard the answer asks again and hears the same.
            const actor = players.find((player) => player.userId === userId);
            if (actor && key !== undefined) {
              const terms = {
                game: 'cs2',
                mode: 'duel',
                stakeCents: 5_00,
                title: '',
                description: '',
                privacy: 'public',
                draftId: null,
              } as const;
              expect(await createBattle(world.deps, actor, key, terms)).toBe(id);
            }
          }
          for (const [id, place] of furthest) {
            const stored = await placeOf(world, id);
            expect(stored, `${id} was ${ORDER[place]}`).toBeGreaterThanOrEqual(place);
            if (stored < ORDER.indexOf('completed')) unfinished++;
          }
          expect(await findViolations(world.db.read)).toEqual([]);
          expect(await verifyLedger(world.db.read)).toEqual([]);
          await world.close();
          acknowledged += lines.length;
        }
      }
      process.stdout.write(`${acknowledged} acknowledged steps, ${KILLS} kills, ${unfinished} battles cut off\n`);
      expect(acknowledged).toBeGreaterThanOrEqual(moments.reduce((sum, moment) => sum + moment, 0));
      expect(unfinished).toBeGreaterThan(KILLS);
    },
  );
});
