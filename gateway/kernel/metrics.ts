import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What /metrics shows; one registry for each gateway, so that tests can run several in a process. */
export function openMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  let countListeners = (): number => 0;
  return {
    registry,
    requests: new Histogram({
      name: 'gauntlet_http_seconds',
      help: 'Duration of HTTP requests',
      labelNames: ['door', 'status'] as const,
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
