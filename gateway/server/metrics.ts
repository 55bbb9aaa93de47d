import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What /metrics shows; one registry for each gateway, so that tests can run several in a process. */
export function openMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
