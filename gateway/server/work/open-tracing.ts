/** Loaded only where the operator has a collector: what makes spans of what the gateway does and sends them there. */
import { setTimeout as pause } from 'node:timers/promises';
import { DiagLogLevel, diag, propagation, context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { traceStatements } from '../../../db/client/trace-statements.ts';
import type { Config } from '../../kernel/config/config.ts';
import type { Logger } from '../../kernel/log.ts';

/** The most that the end of a gateway waits for a collector. */
const LAST_MS = 2_000;

/** Tells the collector what is done from now on. @param gatewayId whose doing it is @returns what sends the last of it */
export function openTracing(
  { endpoint, headers, share }: NonNullable<Config['traces']>,
  gatewayId: string,
  log: Logger,
): () => Promise<void> {
  const note = (message: string): void => log.warn({ message }, 'traces');
  const silent = (): void => undefined;
  diag.setLogger({ error: note, warn: note, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN);
  const ratio = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'gauntlet-gateway', 'service.instance.id': gatewayId }),
    // By the number of the trace alone: no caller can have more of it kept than the operator asks for.
    sampler: new ParentBasedSampler({
      root: ratio,
      remoteParentSampled: ratio,
      remoteParentNotSampled: new AlwaysOffSampler(),
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: new URL('v1/traces', endpoint).href, headers: { ...headers } }),
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  traceStatements();
  return () => Promise.race([provider.shutdown(), pause(LAST_MS)]).catch((error: unknown) => note(String(error)));
}
