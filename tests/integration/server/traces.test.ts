import { Agent } from 'node:http';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { CREATE, terms } from '../../support/battle-operations.ts';
import { CollectorStandIn } from '../../support/collector-stand-in.ts';
import { type GatewayProcess, seatPlayers, startGatewayProcess } from '../../support/gateway-process.ts';
import { Client } from '../../support/http-client.ts';
import type { SignedIn } from '../../support/http-gateway.ts';
import { freshDatabase } from '../../support/world.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const FROM_OUTSIDE = { traceparent: `00-${TRACE}-${SPAN}-01` };

const agent = new Agent();
let collector: CollectorStandIn;
let databaseUrl: string;
let player: SignedIn;
beforeEach(async () => {
  collector = await CollectorStandIn.open();
  databaseUrl = await freshDatabase();
  [player] = (await seatPlayers(databaseUrl, 1, 10_000)) as [SignedIn];
});
afterEach(() => collector.close());
afterAll(() => agent.destroy());

function at({ url }: GatewayProcess): Client {
  const client = new Client(url, agent);
  const [name = '', value = ''] = player.cookie.split('=', 2);
  client.setCookie(name, value);
  return client;
}

/** The gateway sends what it has before it ends. */
async function end(gateway: GatewayProcess): Promise<void> {
  gateway.child.kill('SIGTERM');
  expect(await gateway.exit).toBe(0);
}

it('what a call does is told below what its caller says, down to the statements, and no value of it', async () => {
  const gateway = await startGatewayProcess(databaseUrl, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=one%20key',
  });
  const title = 'Nobody else is told of this title';
  const answer = await at(gateway).graphql(
    CREATE,
    { input: terms({ title }) },
    {
      ...FROM_OUTSIDE,
      'idempotency-key': 'a-battle-that-is-traced',
    },
  );
  expect(answer.errors).toEqual([]);
  expect(answer.headers['trace-share']).toBe('1');
  await end(gateway);

  const spans = collector.spans.filter(({ traceId }) => traceId === TRACE);
  const call = spans.find(({ name }) => name === 'POST /graphql');
  expect(call).toMatchObject({ service: 'gauntlet-gateway', parentSpanId: SPAN });
  expect(call?.attributes).toMatchObject({
    'http.response.status_code': 200,
    'request.id': answer.headers['x-request-id'],
  });
  const above = new Map(spans.map((span) => [span.spanId, span]));
  const insert = spans.find(({ attributes }) => /^insert into "battles"/i.test(String(attributes['db.query.text'])));
  const transaction = above.get(insert?.parentSpanId ?? '');
  expect(transaction?.name).toBe('transaction');
  expect(above.get(transaction?.parentSpanId ?? '')).toBe(call);
  // What the worker does on its own account, again and again, is not told but for its jobs.
  const alone = collector.spans.filter(({ parentSpanId, name }) => !parentSpanId && !name.startsWith('job '));
  expect(alone).toEqual([]);
  expect([...collector.keys]).toEqual(['one key']);
  for (const secret of [title, player.user.email, player.cookie.split('=', 2)[1] ?? ''])
    expect(collector.texts.join('\n')).not.toContain(secret);
});

it(
  'what a browser has traced is passed on under a name of its own, and nothing else that it says',
  { tags: ['full'] },
  async () => {
    const gateway = await startGatewayProcess(databaseUrl, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const span = { traceId: TRACE, spanId: SPAN, name: 'Wallet' };
    const times = { startTimeUnixNano: '1700000000000000000', endTimeUnixNano: '1700000000001000000' };
    const body = (changed: object) => ({
      resourceSpans: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'somebody else' } }] },
          scopeSpans: [{ spans: [{ ...span, ...times, ...changed }] }],
        },
      ],
    });
    const client = at(gateway);
    const sent = await client.rest('POST', '/api/traces', body({ attributes: [{ key: 'more', value: {} }] }));
    expect(sent).toMatchObject({ status: 200, json: {} });
    for (const wrong of [{ traceId: 'x' }, { name: 'two words' }, { name: 'x'.repeat(101) }, { endTimeUnixNano: '-1' }])
      expect((await client.rest('POST', '/api/traces', body(wrong))).status).toBe(400);
    expect((await new Client(gateway.url, agent).rest('POST', '/api/traces', body({}))).status).toBe(401);
    await end(gateway);
    const told = collector.spans.filter(({ service }) => service !== 'gauntlet-gateway');
    expect(told).toEqual([expect.objectContaining({ ...span, ...times, service: 'gauntlet-web', attributes: {} })]);
  },
);

it('a collector that is away changes no answer, and the gateway ends as ever', { tags: ['full'] }, async () => {
  const { url } = collector;
  collector.close();
  const gateway = await startGatewayProcess(databaseUrl, { OTEL_EXPORTER_OTLP_ENDPOINT: url });
  expect((await at(gateway).graphql('{ viewer { id } }')).data).toEqual({ viewer: { id: player.user.id } });
  await end(gateway);
});

it('without a collector nothing is traced, and nothing is taken', { tags: ['full'] }, async () => {
  const gateway = await startGatewayProcess(databaseUrl);
  const answer = await at(gateway).graphql('{ viewer { id } }', {}, FROM_OUTSIDE);
  expect(answer.headers).not.toHaveProperty('trace-share');
  expect((await at(gateway).rest('POST', '/api/traces', { resourceSpans: [] })).status).toBe(404);
  await end(gateway);
  expect(collector.texts).toEqual([]);
});
