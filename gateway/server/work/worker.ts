import { setMaxListeners } from 'node:events';
import { SECOND } from '../../../domain/shared/time.ts';
import { lookForEvents } from '../../../db/events/dispatch-events.ts';
import type { Subscriber } from '../../../db/events/subscriber.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Logger } from '../../kernel/log.ts';
import { logFailure } from '../../kernel/refusals.ts';
import type { Metrics } from '../../kernel/metrics.ts';
import { Bell } from '../sockets/bell.ts';
import { deliverEvents } from './deliver-events.ts';
import { jobWork } from './work-jobs.ts';

const TICK_MS = 500;

/** Milliseconds that the worker waits for others. */
export interface Patience {
  /** For a subscriber with one event; then the event counts as not taken. */
  readonly eventMs: number;
  /** For whatever is under way when the gateway stops. */
  readonly stopMs: number;
}
const PATIENCE: Patience = { eventMs: 10 * SECOND, stopMs: 5 * SECOND };

type Work = readonly [name: string, work: () => Promise<unknown>];

/**
 * The background of a gateway: deadlines of battles, the hash chain, delivery of events and jobs. Each task looks first
 * and locks what it takes, so that any number of gateways may run it. Whoever may have to wait has a loop of its own.
 */
export function startWorker(
  deps: Deps,
  log: Logger,
  metrics: Metrics,
  patience: Patience = PATIENCE,
): { stop(): Promise<void> } {
  const { subscribers, tasks, lines } = deps.wiring;
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal); // each subscriber has one for as long as its turn lasts
  let isStopping = false;
  const bells: Bell[] = [];

  /** Does its tasks in turn, again and again; rests until it is rung for, or a while, when none of them found anything. */
  async function run(works: readonly Work[], bell: Bell, restMs: number): Promise<void> {
    bells.push(bell);
    while (!isStopping) {
      let done = 0;
      for (const [task, work] of works) {
        try {
          const count = Number(await work());
          if (count > 0) metrics.worker.inc({ task }, count);
          done += count;
        } catch (err) {
          logFailure(log, { task }, err, 'background task failed');
        }
      }
      if (done === 0 && !isStopping) await bell.rest(restMs);
    }
  }

  const bellOf = new Map(subscribers.map(({ name }) => [name, new Bell()]));
  /** Rings for those whose turn it is. */
  async function look(): Promise<number> {
    const { done, next } = await lookForEvents(deps.db, subscribers, deps.now());
    for (const { name } of next) bellOf.get(name)?.ring();
    return done;
  }

  const limits = { patienceMs: patience.eventMs, stop: stopping.signal };
  const deliver = (subscriber: Subscriber): Work => [
    `events of ${subscriber.name}`,
    () => deliverEvents(deps, log, subscriber, limits),
  ];
  const running = Promise.all([
    run(
      [...tasks].map(([name, task]) => [name, () => task(deps)]),
      new Bell(),
      TICK_MS,
    ),
    ...[...lines].map(([name, task]) => run([[name, () => task(deps)]], new Bell(), TICK_MS)),
    run([['events', look]], new Bell(), TICK_MS),
    ...subscribers.map((one) => run([deliver(one)], bellOf.get(one.name) ?? new Bell(), Infinity)),
    run([['jobs', jobWork(deps, log)]], new Bell(), TICK_MS),
  ]);
  return {
    async stop() {
      isStopping = true;
      for (const bell of bells) bell.ring();
      const late = setTimeout(() => stopping.abort(new Error('the gateway stops')), patience.stopMs);
      await Promise.race([running, new Promise((resolve) => stopping.signal.addEventListener('abort', resolve))]);
      clearTimeout(late);
    },
  };
}
