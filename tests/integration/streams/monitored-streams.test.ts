import { afterAll, beforeAll, expect, it } from 'vitest';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { goLive as connect } from '../../support/socket-client.ts';

const GO = 'mutation ($input: StreamInput!) { goLive(input: $input) { id } }';
const REPORT = 'mutation ($id: ID!, $reason: String!) { reportStream(id: $id, reason: $reason) }';
const END = 'mutation ($id: ID!, $reason: String) { endStream(id: $id, reason: $reason) { state } }';
const LIST =
  'query ($first: Int!, $after: String) { monitoredStreams(first: $first, after: $after) { edges { node { id streamId streamerName game viewers status flagged openReports } } pageInfo { hasNextPage endCursor } } }';

interface Page {
  readonly edges: readonly { readonly node: { readonly id: string; readonly openReports: number } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

let gate: HttpGateway;
let moderator: SignedIn;
let keys = 0;
beforeAll(async () => {
  gate = await HttpGateway.open();
  moderator = await gate.player({ role: 'moderator' });
});
afterAll(() => gate.close());

const send = async (who: SignedIn): Promise<string> => {
  const input = { title: 'Up late', game: 'rocket-league', kind: 'practice' };
  return (await who.ask<{ goLive: { id: string } }>(GO, { input }, `monitored-stream-${++keys}`)).goLive.id;
};
const page = async (first: number, after: string | null = null): Promise<Page> =>
  (await moderator.ask<{ monitoredStreams: Page }>(LIST, { first, after })).monitoredStreams;

it('staff alone see what is live page by page, with the reports of it, and end it (AC-03, EN-59)', async () => {
  const [one, other, viewer] = [await gate.player(), await gate.player(), await gate.player()];
  const [reported, quiet] = [await send(one), await send(other)];
  for (const who of [viewer, other]) {
    await who.ask(REPORT, { id: reported, reason: 'Somebody is insulted.' });
    await who.ask(REPORT, { id: reported, reason: 'Said twice by the same one.' });
  }
  const first = await page(1);
  const rest = await page(1, first.pageInfo.endCursor);
  expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
  const rows = new Map([...first.edges, ...rest.edges].map(({ node }) => [node.id, node]));
  const common = { game: 'Rocket League', viewers: 0, status: 'LIVE' };
  expect(rows.get(reported)).toEqual({
    ...common,
    id: reported,
    streamId: reported,
    streamerName: one.user.username,
    flagged: true,
    openReports: 2,
  });
  expect(rows.get(quiet)).toEqual({
    ...common,
    id: quiet,
    streamId: quiet,
    streamerName: other.user.username,
    flagged: false,
    openReports: 0,
  });
  expect(await viewer.refusal(LIST, { first: 1 })).toMatchObject({ code: 'FORBIDDEN' });
  await moderator.ask(END, { id: reported, reason: 'Insults on camera.' });
  expect((await page(10)).edges.map(({ node }) => node.id)).toEqual([quiet]);
});

it('staff are told when a stream begins, is reported or ends (AC-03)', async () => {
  const [streamer, viewer] = [await gate.player(), await gate.player()];
  const live = await connect(moderator);
  const stands = gate.listening();
  const told = live.iterate('subscription { staffDeskChanged { openReports } }');
  let next = told.next();
  await stands();
  const id = await send(streamer);
  expect((await next).done).toBe(false);
  next = told.next();
  await viewer.ask(REPORT, { id, reason: 'Somebody is insulted.' });
  expect((await next).done).toBe(false);
  next = told.next();
  await moderator.ask(END, { id, reason: 'Insults on camera.' });
  expect((await next).done).toBe(false);
  expect((await page(10)).edges.map((edge) => edge.node.id)).not.toContain(id);
  await live.close();
});
