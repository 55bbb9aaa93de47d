/** What makes spans of calls and hands them to our own gateway, which knows the collector; fetched only where they are wanted. */
import { SpanKind, SpanStatusCode, type TextMapSetter, context, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';

const ENDPOINT = '/api/traces';

const intoHeaders: TextMapSetter<Record<string, string>> = {
  set(headers, name, value) {
    headers[name] = value;
  },
};

/** @param share of the calls, from 0 to 1: those of which the gateway makes spans too */
export function openTracer(share: number) {
  const tracer = new TracerProvider({
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: ENDPOINT }) })],
  }).getTracer('gauntlet');
  const propagator = new W3CTraceContextPropagator();
  return async <T>(name: string, call: (headers: Record<string, string>) => Promise<T>): Promise<T> => {
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT });
    const headers: Record<string, string> = {};
    propagator.inject(trace.setSpan(context.active(), span), headers, intoHeaders);
    try {
      return await call(headers);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };
}
