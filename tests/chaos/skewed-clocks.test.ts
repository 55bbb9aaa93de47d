import { expect, it } from 'vitest';
import { engine } from '../../db/client/kit.ts';
import { verifyLedger } from '../../db/wallet/verify-ledger.ts';
import { linkTransfers } from '../../db/wallet/link-transfers.ts';
import { beginRun } from '../../gateway/arcade/runs/begin-run.ts';
import { handInStage } from '../../gateway/arcade/runs/hand-in-stage.ts';
import { revealSecret } from '../../gateway/arcade/runs/reveal-secret.ts';
import { stageMs } from '../../domain/arcade/course.ts';
import { writeStage } from '../../domain/arcade/log.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import { measureClock } from '../../gateway/kernel/shared-clock.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { base64, enter, inputsOf, rulesOf, runOf } from '../support/arcade-steps.ts';
import { create, join, report, start } from '../support/battle-steps.ts';
import { deliverEverything } from '../support/deliver.ts';
import { findViolations } from '../support/invariants.ts';
import { World, codeOf } from '../support/world.ts';

const BATTLES = 24;

/** On PostgreSQL two gateways whose clocks are twenty minutes apart; on SQLite one whose clock is set forth and back. */
it('clocks that disagree cost no cent and no event: battles go their way, and the books are sound', async () => {
  const ahead = await World.open({ seed: 'ahead' });
  const behind = engine === 'postgres' ? await World.open({ url: ahead.url, seed: 'behind' }) : ahead;
  const noon = ahead.now;
  /** The gateway that a step goes to, by its clock. */
  const at = (isAhead: boolean): World => {
    const world = isAhead ? ahead : behind;
    world.now = noon + (isAhead ? 10 : -10) * MINUTE;
    return world;
  };
  const [one, other] = [
    await at(false).player({ cents: 100_000_00, isVip: true }),
    await at(false).player({ cents: 100_000_00, isVip: true }),
  ];
  for (let n = 0; n < BATTLES; n++) {
    // Every way of dealing four steps out to the two clocks.
    const [first, second, third, fourth] = [1, 2, 4, 8].map((bit) => (n & bit) === 0);
    const id = await create(at(first === true), one, { stakeCents: 10_00 });
    await join(at(second === true), other, id);
    await start(at(third === true), one, id);
    await report(at(fourth === true), one, id, 'won');
    await report(at(first === true), other, id, 'lost');
    expect((await ahead.battle(id)).status).toBe('completed');
  }
  while ((await linkTransfers(at(true).db)) > 0);
  await deliverEverything(at(false).deps, openLog('silent'));
  await deliverEverything(at(true).deps, openLog('silent'));
  expect(await ahead.balance(one)).toBe(100_000_00 + BATTLES * (10_00 - 50));
  expect(await ahead.balance(other)).toBe(100_000_00 - BATTLES * (10_00 + 50));
  expect(await findViolations(ahead.db.read, { isOrdered: false })).toEqual([]);
  expect(await verifyLedger(ahead.db.read)).toEqual([]);
  if (behind !== ahead) await behind.close();
  await ahead.close();
});

/** The clocks of the worlds stand still while that of the database goes on, so that two measurements are so far apart at most. */
const MEASURED_WITHIN_MS = 1_000;

it.runIf(engine === 'postgres')(
  'a run of the arcade keeps to its windows at two gateways whose clocks are forty minutes apart',
  async () => {
    const ahead = await World.open({ seed: 'ahead' });
    const behind = await World.open({ url: ahead.url, seed: 'behind' });
    ahead.now += 20 * MINUTE;
    behind.now -= 20 * MINUTE;
    for (const { deps } of [ahead, behind]) await measureClock(deps);
    const actor = await ahead.player();
    const id = await enter(behind, actor);
    await beginRun(behind.deps, actor, id);
    const rules = await rulesOf('spark-line');
    for (const world of [ahead, behind]) world.pass(MEASURED_WITHIN_MS);
    for (const [stage, inputs] of (await inputsOf(ahead.deps, id, 1)).entries()) {
      expect(await codeOf(revealSecret(ahead.deps, actor, id, stage))).toBe('ok');
      if (stage + 1 < rules.stages)
        expect(await codeOf(revealSecret(ahead.deps, actor, id, stage + 1))).toBe('ARCADE_SECRET_EARLY');
      for (const world of [ahead, behind]) world.pass(stageMs(rules));
      const bytes = base64(writeStage(rules, inputs));
      await handInStage((stage % 2 === 0 ? ahead : behind).deps, actor, { runId: id, stage, bytes });
    }
    expect((await runOf(ahead.db, id)).run.state).toBe('ended');
    await behind.close();
    await ahead.close();
  },
);
