import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declareSubscribers } from '../../../db/events/cursor.queries.ts';
import { events } from '../../../db/events/event.table.ts';
import { listPlayers, listSignals } from '../../../db/risk/risk-case.queries.ts';
import { riskCasePlayers, riskCases } from '../../../db/risk/risk-case.table.ts';
import { stageMs } from '../../../domain/arcade/course.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { beginRun } from '../../../gateway/arcade/runs/begin-run.ts';
import { handInStage } from '../../../gateway/arcade/runs/hand-in-stage.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { watchPlayers } from '../../../gateway/risk/watch-players.ts';
import { PRACTICE, base64, coinPlayer, enter, playTicket, rulesOf, runOf } from '../../support/arcade-steps.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
  await declareSubscribers(world.db, world.deps.wiring.subscribers, world.now);
});
afterAll(() => world.close());

/** The cases about a player, the oldest first, once all news were told. */
async function told({ userId }: Actor) {
  await deliverEverything(world.deps, openLog('silent'));
  const { read } = world.db;
  const rows = await read
    .select({ id: riskCases.id, state: riskCases.state })
    .from(riskCasePlayers)
    .innerJoin(riskCases, eq(riskCases.id, riskCasePlayers.caseId))
    .where(eq(riskCasePlayers.userId, userId))
    .orderBy(asc(riskCases.openedAt), asc(riskCases.id));
  return Promise.all(
    rows.map(async ({ id, state }) => {
      const signals = await listSignals(read, id);
      return {
        state,
        players: (await listPlayers(read, [id])).map((player) => player.id).toSorted(),
        kinds: signals.map(({ alert }) => alert.kind),
        evidence: signals.map(({ alert }) => (alert.details.evidence ?? []).map((one) => one.id)),
      };
    }),
  );
}

/** Every event is handed to the watcher once more, as after a crash. */
async function repeat(): Promise<void> {
  const rows = await world.db.read.select().from(events).orderBy(asc(events.seq));
  for (const row of rows)
    if (watchPlayers.types.has(row.type)) await world.db.transact((tx) => watchPlayers.handle(tx, row as never));
}

const BATTLE = { ...PRACTICE, game: 'turncoat', mode: 'battle', entry: 200 } as const;
/** Battles for coins that one names the other for and loses, each on a day of its own; the runs of the loser. */
async function loseInArcade(loser: Actor, winner: Actor, times: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < times; n++) {
    const own = await enter(world, loser, { ...BATTLE, opponent: winner.username });
    const { contest } = await runOf(world.db, own);
    const other = await enter(world, winner, { ...BATTLE, contestId: contest.id });
    await playTicket(world, loser, own);
    await playTicket(world, winner, other, 1);
    world.pass(DAY);
    ids.push(own);
  }
  return ids;
}

it('battles of the arcade that one of two always loses are a case of both, with every run as evidence', async () => {
  const [one, other] = (await Promise.all([coinPlayer(world, 3_000), coinPlayer(world, 3_000)])).toSorted((a, b) =>
    a.userId < b.userId ? -1 : 1,
  ) as [Actor, Actor];
  const five = await loseInArcade(one, other, 5);
  expect(await told(one)).toEqual([]);
  const all = [...five, ...(await loseInArcade(one, other, 1))];
  const cases = await told(one);
  expect(cases).toMatchObject([{ state: 'open', kinds: ['arranged-results'], evidence: [all] }]);
  expect(await told(other)).toEqual(cases);
  await repeat();
  expect(await told(one)).toEqual(cases);
});

it('a run that nobody can have played is a case of its player', async () => {
  const player = await coinPlayer(world, 400);
  const rules = await rulesOf('turncoat');
  const id = await enter(world, player, BATTLE);
  await beginRun(world.deps, player, id);
  for (let stage = 0; stage < rules.stages; stage++) {
    world.pass(stageMs(rules));
    await handInStage(world.deps, player, { runId: id, stage, bytes: base64(Uint8Array.of(9)) });
  }
  expect(await told(player)).toMatchObject([
    { state: 'open', players: [player.userId], kinds: ['arcade-run'], evidence: [[id]] },
  ]);
});
