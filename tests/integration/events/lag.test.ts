// @module-tag engines
import { expect, test } from 'vitest';
import { SECOND } from '../../../domain/shared/time.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { hearing } from '../../support/hearing.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { testEvent } from '../../support/test-events.ts';

test('/metrics shows of each subscriber how many events it has not had, how many it could not take, and since when', async () => {
  const gate = await HttpGateway.open();
  const broken = hearing('broken', {
    on: () => {
      throw new Error('not today');
    },
  });
  const deliver = async (): Promise<void> => {
    await deliverEverything(gate.deps, openLog('silent'), [broken, hearing('whole')]);
  };
  const write = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n++) await gate.db.transact((tx) => appendEvent(tx, testEvent({ at: gate.deps.now() })));
  };
  const lagOf = async (subscriber: string) => {
    const { text } = await gate.visitor().send({ path: '/metrics' });
    return ['events_behind', 'set_aside', 'seconds_behind'].map((name) =>
      Number(new RegExp(String.raw`gauntlet_subscriber_${name}\{subscriber="${subscriber}"\} (\S+)`).exec(text)?.[1]),
    );
  };
  await deliver();
  await write(2);
  await deliver();
  gate.pass(10 * SECOND);
  await write(3);
  gate.pass(5 * SECOND);
  expect(await lagOf('whole')).toEqual([3, 0, 5]);
  expect(await lagOf('broken')).toEqual([3, 2, 15]);
  await deliver();
  expect(await lagOf('whole')).toEqual([0, 0, 0]);
  expect(await lagOf('broken')).toEqual([0, 5, 15]);
  await gate.close();
});
