/**
 * Plays battles on SQLite as fast as it can and writes a line for everything that the product acknowledged, until it
 * is killed. Arguments: the database, the players and the time that it is, as JSON.
 */
import { writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { v7 } from 'uuid';
import { openDatabase } from '../../db/client/open.ts';
import { linkTransfers } from '../../db/wallet/link-transfers.ts';
import { cancelBattle } from '../../gateway/battles/ending/cancel-battle.ts';
import { createBattle } from '../../gateway/battles/create-battle.ts';
import { joinBattle } from '../../gateway/battles/join-battle.ts';
import { reportResult } from '../../gateway/battles/ending/report-result.ts';
import { startBattle } from '../../gateway/battles/start-battle.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import { readConfig } from '../../gateway/kernel/config/config.ts';
import { realDeps } from '../../gateway/server/real-deps.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import { deliverOnce } from './deliver.ts';
import { PATIENT } from './patience.ts';

const { url, players, now } = JSON.parse(process.argv[2] ?? '') as { url: string; players: Actor[]; now: number };
const db = await openDatabase(url, { timeouts: PATIENT });
const deps = { ...realDeps(readConfig({ NODE_ENV: 'test', DATABASE_URL: url }), db), now: () => now };
const log = openLog('silent');

const acknowledge = (line: string) => void writeSync(1, `${line}\n`);
const terms = { game: 'cs2', mode: 'duel', stakeCents: 5_00, title: '', description: '', privacy: 'public' } as const;

/** Battle after battle between two players; every third is called off. */
async function play(one: Actor, other: Actor): Promise<never> {
  for (let round = 0; ; round++) {
    const key = v7();
    const id = await createBattle(deps, one, key, { ...terms, draftId: null });
    acknowledge(`${id} waiting ${one.userId} ${key}`);
    await joinBattle(deps, other, v7(), { battleId: id, code: null });
    acknowledge(`${id} joined`);
    if (round % 3 === 2) {
      await cancelBattle(deps, one, v7(), id);
      acknowledge(`${id} cancelled`);
      continue;
    }
    await startBattle(deps, other, v7(), id);
    acknowledge(`${id} called`);
    await startBattle(deps, one, v7(), id);
    acknowledge(`${id} active`);
    const result = { battleId: id, score: '', recordingUrl: 'https://recordings.example/1' };
    await reportResult(deps, one, v7(), { ...result, claim: 'won' });
    acknowledge(`${id} reported`);
    await reportResult(deps, other, v7(), { ...result, claim: 'lost' });
    acknowledge(`${id} completed`);
  }
}

/** Gives way after each turn: on SQLite a task that finds nothing to do would otherwise keep the event loop. */
async function forEver(task: () => Promise<unknown>): Promise<never> {
  for (;;) {
    await task();
    await setImmediate();
  }
}

await Promise.all([
  ...players.flatMap((one, index) => {
    const other = players[(index + 1) % players.length];
    return other ? [play(one, other)] : [];
  }),
  forEver(() => linkTransfers(db)),
  forEver(() => deliverOnce(deps, log)),
]);
