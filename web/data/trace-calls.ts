/** Calls as spans, where the operator traces them: the answers say so, and what makes spans is fetched then. */
type Headers = Readonly<Record<string, string>>;
type TraceCall = <T>(name: string, call: (headers: Headers) => Promise<T>) => Promise<T>;

let traceWith: TraceCall | null = null;
let isAsked = false;

/** Takes note of a `Trace-Share` header: what share of calls is traced, from 0 to 1. */
export function noteTraceShare(header: string | null): void {
  if (header === null || isAsked) return;
  isAsked = true;
  import('./call-tracer.ts').then(
    ({ openTracer }) => void (traceWith = openTracer(Number(header))),
    () => undefined, // a part that does not come is no reason to say anything
  );
}

/** Makes a call as a span of that name; the headers tell the gateway what it follows from. */
export const traceCall: TraceCall = (name, call) => (traceWith === null ? call({}) : traceWith(name, call));
