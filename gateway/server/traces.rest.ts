import { z } from 'zod';
import { Refused } from '../../domain/shared/refusals.ts';
import { type RestRoute, route } from '../kernel/http/route.ts';

const SPANS_MAX = 512;
const NAME_MAX = 100;

const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`));
const nanoseconds = z.string().regex(/^\d{16,20}$/);

/** As a browser's part of OpenTelemetry sends them; what is not named here is not passed on. */
const Span = z.object({
  traceId: hex(32),
  spanId: hex(16),
  name: z.string().regex(/^\w+$/).max(NAME_MAX).describe('Of the operation.'),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  status: z.object({ code: z.union([z.literal(0), z.literal(1), z.literal(2)]) }).optional(),
});
const Scope = z.object({ spans: z.array(Span).max(SPANS_MAX) });
const Resource = z.object({ scopeSpans: z.array(Scope).max(1) });

export const tracesRoutes: readonly RestRoute[] = [
  route({
    method: 'POST',
    path: '/api/traces',
    operation: 'passOnTraces',
    summary: 'How long calls took, as the browser saw it',
    description: 'Sent by the web app where the operator traces calls; not there otherwise.',
    calledBy: 'browser',
    access: 'member',
    body: z.object({ resourceSpans: z.array(Resource).max(1) }),
    answers: z.strictObject({}),
    refusals: ['NOT_FOUND'],
    async answer({ deps }, { body }) {
      if (deps.traces === null) throw new Refused('NOT_FOUND');
      const spans = body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
      deps.traces.passOn(spans.map(({ status, ...span }) => ({ ...span, code: status?.code ?? 0 })));
      return {};
    },
  }),
];
