/** What a gateway does as spans (docs/decisions/operations.md). Without a collector none of it is kept, and asking costs next to nothing. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Attributes, ROOT_CONTEXT, SpanKind, SpanStatusCode, propagation, trace } from '@opentelemetry/api';

/** A span of a browser, as OpenTelemetry's own form has it. */
export interface BrowserSpan {
  /** Hexadecimal. */
  readonly traceId: string;
  readonly spanId: string;
  readonly name: string;
  /** Nanoseconds of the epoch by the browser's clock, as text: a number would lose the last of them. */
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  /** 2 where it failed. */
  readonly code: 0 | 1 | 2;
}

/** The way to the collector for what browsers say. */
export interface Traces {
  /** What share of calls is traced, from 0 to 1. */
  readonly share: number;
  /** Nobody waits for it: what the collector does not take is gone, and the gateway's log says so. */
  passOn(spans: readonly BrowserSpan[]): void;
}

const tracer = trace.getTracer('gauntlet');

/** Does work of the gateway's own as one span, with all that it sets off below it. */
export function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, ROOT_CONTEXT, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Calls what is traced just now by the name of what is asked for. */
export const nameSpan = (name: string): void => void trace.getActiveSpan()?.updateName(name);

/** A call from outside as one span, from its head to the end of its answer, below what the caller says that it follows from. */
export function tracedCall(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  answer: () => Promise<void>,
): Promise<void> {
  const { method = '' } = request;
  const attributes = { 'http.request.method': method, 'request.id': requestId };
  const parent = propagation.extract(ROOT_CONTEXT, request.headers);
  return tracer.startActiveSpan(method, { kind: SpanKind.SERVER, attributes }, parent, (span) => {
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    return answer();
  });
}
