/**
 * Delivers events to a subscriber that cannot take one of them at first, and dies at a chosen step. Arguments: the
 * database, the step and the time that it is, as JSON. Ends by itself where it comes to no such step.
 */
import { openDatabase } from '../../db/client/open.ts';
import type { Database } from '../../db/client/database.ts';
import { lookForEvents, takeTurn } from '../../db/events/dispatch-events.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { hearing } from './hearing.ts';
import { PATIENT } from './patience.ts';

export interface Death {
  readonly url: string;
  /** With an effect written; with everything of a transaction written; with it stored. */
  readonly step: 'effect' | 'before commit' | 'after commit';
  /** The how manieth of its kind, from 1. */
  readonly nth: number;
  readonly now: number;
}

async function run({ url, step, nth, now }: Death): Promise<void> {
  let left = nth;
  const pass = (at: Death['step']): void => {
    if (at === step && --left === 0) process.kill(process.pid, 'SIGKILL');
  };
  const opened = await openDatabase(url, { connections: 2, timeouts: PATIENT });
  const db: Database = {
    ...opened,
    async transact(work, signal) {
      const answer = await opened.transact(async (tx) => {
        const made = await work(tx);
        pass('before commit');
        return made;
      }, signal);
      pass('after commit');
      return answer;
    },
  };
  let isPoisonous = true;
  const subscriber = hearing('broken', {
    on: (_, { data }) => {
      pass('effect');
      if (data.text === 'poison' && isPoisonous) throw new Error('not yet');
    },
  });
  const deliver = async (at: number): Promise<void> => {
    const turn = { now: at, watch: () => Promise.resolve(), patienceMs: MINUTE, stop: new AbortController().signal };
    for (let done = 1; done > 0;) {
      ({ done } = await lookForEvents(db, [subscriber], at));
      done += await takeTurn(db, subscriber, turn);
    }
  };
  await deliver(now);
  isPoisonous = false;
  await deliver(now + MINUTE);
  await opened.close();
}

await run(JSON.parse(process.argv[2] ?? '') as Death);
