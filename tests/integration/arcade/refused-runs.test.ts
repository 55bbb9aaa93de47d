import { afterAll, beforeAll, expect, it } from 'vitest';
import { stageMs } from '../../../domain/arcade/course.ts';
import { beginRun } from '../../../gateway/arcade/runs/begin-run.ts';
import { handInStage } from '../../../gateway/arcade/runs/hand-in-stage.ts';
import { readAlertedRuns } from '../../../gateway/arcade/desk/read-alerted-runs.ts';
import { readOwnRun } from '../../../gateway/arcade/runs/read-run.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { PRACTICE, base64, coinPlayer, enter, playTicket, rulesOf, runOf } from '../../support/arcade-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** Bytes that no hand makes, in each stage. */
async function playNonsense(actor: Actor, runId: string): Promise<void> {
  const rules = await rulesOf('turncoat');
  await beginRun(world.deps, actor, runId);
  for (let stage = 0; stage < rules.stages; stage++) {
    world.pass(stageMs(rules));
    await handInStage(world.deps, actor, { runId, stage, bytes: base64(Uint8Array.of(9)) });
  }
}

it('a refused run is shown to staff with what was handed in, once nobody can play on its course any more', async () => {
  const terms = { ...PRACTICE, game: 'turncoat', mode: 'battle', entry: 200 } as const;
  const [one, other] = [await coinPlayer(world, 400), await coinPlayer(world, 400)];
  const [moderator, stranger] = [await world.player({ role: 'moderator' }), await world.player()];
  const id = await enter(world, one, terms);
  await playNonsense(one, id);
  expect((await runOf(world.db, id)).run.state).toBe('refused');
  const alerted = () => readAlertedRuns(world.db.read, moderator, { kind: 'arcade-run', subject: id });
  expect(await codeOf(readOwnRun(world.deps, moderator, id))).toBe('NOT_FOUND');
  expect(await alerted()).toMatchObject([
    { id, player: { username: one.username }, state: 'refused', signs: [], canWatch: false },
  ]);

  await playTicket(world, other, await enter(world, other, terms), 1);
  const { stages } = await rulesOf('turncoat');
  const seen = await readOwnRun(world.deps, moderator, id);
  expect(seen).toMatchObject({ state: 'refused', result: null, review: { signs: [] }, contest: { standings: [] } });
  expect([seen.stages.length, seen.secrets.length, seen.stages[0]?.bytes]).toEqual([stages, stages, 'CQ==']);
  expect(await alerted()).toMatchObject([{ canWatch: true }]);
  expect(await codeOf(readOwnRun(world.deps, stranger, id))).toBe('NOT_FOUND');
  expect(await readOwnRun(world.deps, one, id)).toMatchObject({ review: null });
});
