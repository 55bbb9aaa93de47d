import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** How far a durable subscriber is behind what has happened. */
interface SubscriberLag {
  readonly subscriber: string;
  readonly behind: number;
  readonly setAside: number;
  readonly seconds: number;
}

/** The calls before and behind the door. */
export interface Crowd {
  readonly underWay: number;
  readonly waiting: number;
  readonly limit: number;
}

/** What /metrics shows; one registry for each gateway, so that tests can run several in a process. */
export function openMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  let countListeners = (): number => 0;
  let countCrowd = (): Crowd => ({ underWay: 0, waiting: 0, limit: 0 });
  let readLags = (): Promise<readonly SubscriberLag[]> => Promise.resolve([]);
  const lagged = (name: string, help: string, valueOf: (lag: SubscriberLag) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['subscriber'] as const,
      registers: [registry],
      async collect() {
        this.reset();
        // What is known without the database is shown without it.
        for (const lag of await readLags().catch(() => [])) this.set({ subscriber: lag.subscriber }, valueOf(lag));
      },
    });
  lagged('gauntlet_subscriber_events_behind', 'Events that a subscriber has not had yet', ({ behind }) => behind);
  lagged('gauntlet_subscriber_set_aside', 'Events set aside for a subscriber', ({ setAside }) => setAside);
  lagged('gauntlet_subscriber_seconds_behind', 'Age of the oldest of them', ({ seconds }) => seconds);
  return {
    registry,
    requests: new Histogram({
      name: 'gauntlet_http_seconds',
      help: 'Duration of HTTP requests',
      labelNames: ['endpoint', 'status'] as const,
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers: [registry],
    }),
    sharedAnswers: new Counter({
      name: 'gauntlet_shared_answers_total',
      help: 'Shareable questions by how they were answered',
      labelNames: ['how'] as const,
      registers: [registry],
    }),
    sockets: new Gauge({ name: 'gauntlet_sockets', help: 'Open websockets', registers: [registry] }),
    listeners: new Gauge({
      name: 'gauntlet_live_listeners',
      help: 'Who waits for events, on all topics; subscriptions that are executed together are one',
      registers: [registry],
      collect() {
        this.set(countListeners());
      },
    }),
    /** Says how the listeners are counted. */
    countListeners(count: () => number): void {
      countListeners = count;
    },
    /** Says how the lag of the subscribers is read. */
    readLags(read: () => Promise<readonly SubscriberLag[]>): void {
      readLags = read;
    },
    refusedCalls: new Counter({
      name: 'gauntlet_refused_calls_total',
      help: 'Calls told to come again because too much was asked',
      labelNames: ['rank'] as const,
      registers: [registry],
    }),
    refusals: new Counter({
      name: 'gauntlet_refusals_total',
      help: 'What was refused for who asked, how often or what, by code',
      labelNames: ['code'] as const,
      registers: [registry],
    }),
    calls: new Gauge({
      name: 'gauntlet_calls',
      help: 'Calls that are worked on, those that wait, and how many may be worked on at once',
      labelNames: ['state'] as const,
      registers: [registry],
      collect() {
        const { underWay, waiting, limit } = countCrowd();
        this.set({ state: 'under way' }, underWay);
        this.set({ state: 'waiting' }, waiting);
        this.set({ state: 'limit' }, limit);
      },
    }),
    /** Says how they are counted. */
    countCrowd(count: () => Crowd): void {
      countCrowd = count;
    },
    faults: new Counter({
      name: 'gauntlet_faults_total',
      help: 'Errors that were not refusals',
      registers: [registry],
    }),
    worker: new Counter({
      name: 'gauntlet_worker_total',
      help: 'Things done by the background worker',
      labelNames: ['task'] as const,
      registers: [registry],
    }),
  };
}

export type Metrics = ReturnType<typeof openMetrics>;
