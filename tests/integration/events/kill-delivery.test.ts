// @module-tag engines
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { MINUTE } from '../../../domain/shared/time.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { setAsideEvents } from '../../../db/events/cursor.table.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import type { Death } from '../../support/deliver-and-die.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { heardBy, hearing } from '../../support/hearing.ts';
import { runsOf } from '../../support/runs.ts';
import { testEvent } from '../../support/test-events.ts';
import { World } from '../../support/world.ts';

const execute = promisify(execFile);
const script = fileURLToPath(new URL('../../support/deliver-and-die.ts', import.meta.url));
const log = openLog('silent');

/** Delivers in a process that dies at a step; answers whether it came so far. */
async function dies(death: Death): Promise<boolean> {
  try {
    await execute(process.execPath, ['--import', 'tsx', script, JSON.stringify(death)], {
      env: { ...process.env, DATABASE_URL: death.url },
    });
    return false;
  } catch (error) {
    expect(error).toMatchObject({ signal: 'SIGKILL' });
    return true;
  }
}

/** A database in which four events of two entities wait for a subscriber, closed. */
async function waitingEvents(): Promise<{ url: string; now: number }> {
  const world = await World.open();
  await deliverEverything(world.deps, log, [hearing('broken')]);
  for (const [text, entityId] of [
    ['before', 'a'],
    ['poison', 'a'],
    ['after', 'a'],
    ['elsewhere', 'b'],
  ] as const)
    await world.db.transact((tx) => appendEvent(tx, testEvent({ entityId, data: { text }, at: world.now })));
  const { url, now } = world;
  await world.close();
  return { url, now };
}

/** So many of the deaths of a step are tried. */
const DEATHS = runsOf({ gate: 2, full: 100, deep: 100 });

const STEPS = [
  { step: 'after commit', times: 5, tags: [] },
  { step: 'before commit', times: 5, tags: ['full'] },
  { step: 'effect', times: 6, tags: ['full'] },
] as const;

for (const { step, times, tags } of STEPS)
  it(
    `a death at any ${step} of delivery, of setting aside and of another try loses nothing, doubles nothing and keeps the order`,
    {
      tags: [...tags],
    },
    async () => {
      let nth = 1;
      for (; nth <= DEATHS; nth++) {
        const { url, now } = await waitingEvents();
        const hasDied = await dies({ url, step, nth, now });
        const world = await World.open({ url });
        world.pass(2 * MINUTE);
        // PostgreSQL needs a moment to notice that the other is gone.
        await expect
          .poll(async () => {
            await deliverEverything(world.deps, log, [hearing('broken')]);
            return (await heardBy(world.db.read, 'broken')).length;
          })
          .toBe(4);
        const heard = await heardBy(world.db.read, 'broken');
        expect(heard.filter((text) => text.startsWith('a'))).toEqual(['a:before', 'a:poison', 'a:after']);
        expect(heard).toContain('b:elsewhere');
        expect(await world.db.read.select().from(setAsideEvents)).toEqual([]);
        await world.close();
        if (!hasDied) break;
      }
      expect(nth - 1, 'so many deaths').toBe(Math.min(times, DEATHS));
    },
  );
