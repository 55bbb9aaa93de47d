import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listDisputesOf } from '../../../db/disputes/dispute.queries.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { WAIVE, startedBattle } from '../../support/battle-operations.ts';
import { checkPlans } from '../../support/query-plans.ts';

const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from('13-9')]);
const SUBMIT = `mutation ($input: SubmitDisputeInput!) { submitDispute(input: $input) {
  id type status usernames tags evidence { fileUrl fileSha256 url } } }`;
const MINE = `query ($isResolved: Boolean!) { myDisputes(isResolved: $isResolved, first: 10) {
  edges { node { id status reason contest { id } } } } }`;
const DISPUTABLE = '{ disputableContests { kind contest { id } } }';
const ADD = 'mutation ($input: AddEvidenceInput!) { addEvidence(input: $input) { evidence { words fileUrl } } }';
const DECIDE = `mutation ($input: DecideDisputeInput!) { decideDispute(input: $input) { id } }`;

interface Submitted {
  readonly id: string;
  readonly usernames: string[];
  readonly tags: string[];
  readonly evidence: readonly { fileUrl: string | null; fileSha256: string | null; url: string | null }[];
}

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

const uploaded = async (client: SignedIn, body = PNG) => {
  const headers = { 'content-type': 'image/png' };
  return ((await client.send({ method: 'POST', path: '/api/uploads/evidence', headers, body })).json as { id: string })
    .id;
};
const pair = async () => [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })] as const;
const inputOf = (subjectId: string, change: object = {}) => ({
  subjectId,
  type: 'CHEATING',
  description: 'The aim is not human.',
  ...change,
});
const submit = async (client: SignedIn, input: object, key?: string) =>
  (await client.ask<{ submitDispute: Submitted }>(SUBMIT, { input }, key)).submitDispute;
const mine = async (client: SignedIn, isResolved: boolean) =>
  (
    await client.ask<{ myDisputes: { edges: { node: { id: string; reason: string | null } }[] } }>(MINE, { isResolved })
  ).myDisputes.edges.map(({ node }) => node);

it('a running battle is disputed with names, tags and files, once for a key, and stands in the lists of both sides until it is decided (HE-05, HE-06, HE-07, EN-46)', async () => {
  const [one, two] = await pair();
  const battleId = await startedBattle(one, two);
  const { disputableContests } = await one.ask<{ disputableContests: unknown[] }>(DISPUTABLE);
  expect(disputableContests).toEqual([{ kind: 'BATTLE', contest: { id: battleId } }]);
  const fileIds = [await uploaded(one)];
  const input = inputOf(battleId, {
    usernames: `${two.user.username.toUpperCase()} ,`,
    tags: 'aim, aim, round 3',
    fileIds,
  });
  const dispute = await submit(one, input, 'dispute-key-1');
  expect((await submit(one, input, 'dispute-key-1')).id).toBe(dispute.id);
  expect(dispute).toMatchObject({ usernames: [two.user.username.toUpperCase()], tags: ['aim', 'round 3'] });
  expect(dispute.evidence).toMatchObject([{ url: null, fileSha256: hash('sha256', PNG, 'hex') }]);
  expect((await one.ask<{ disputableContests: unknown[] }>(DISPUTABLE)).disputableContests).toEqual([]);
  for (const side of [one, two]) expect((await mine(side, false)).map(({ id }) => id)).toEqual([dispute.id]);
  const moderator = await gate.player({ role: 'moderator' });
  const decision = { disputeId: dispute.id, action: 'VOID', reason: 'Nothing to be seen.' };
  await two.ask(WAIVE, { id: dispute.id });
  await moderator.ask(DECIDE, { input: decision });
  for (const side of [one, two]) {
    expect(await mine(side, false)).toEqual([]);
    expect(await mine(side, true)).toMatchObject([{ id: dispute.id, reason: 'Nothing to be seen.' }]);
  }
});

it('a file of a dispute is for its parties and staff, and its bytes are those that came', async () => {
  const [one, two] = await pair();
  const dispute = await submit(one, inputOf(await startedBattle(one, two), { fileIds: [await uploaded(one)] }));
  const path = dispute.evidence[0]?.fileUrl ?? '';
  const moderator = await gate.player({ role: 'moderator' });
  for (const client of [one, two, moderator]) expect((await client.rest('GET', path)).status).toBe(200);
  expect((await (await gate.player()).rest('GET', path)).status).toBe(404);
  expect((await one.rest('GET', path.replace(/[^/]+$/, 'another'))).status).toBe(404);
  const answered = await two.ask<{ addEvidence: { evidence: unknown[] } }>(ADD, {
    input: { disputeId: dispute.id, words: 'My side', fileIds: [await uploaded(two), await uploaded(two)] },
  });
  expect(answered.addEvidence.evidence).toMatchObject([{}, { words: 'My side' }, { words: '' }]);
});

it('a demo of CS2 is taken up to 20 MB and handed out byte by byte; what only calls itself one, and a large picture, are not', async () => {
  const [one, two] = await pair();
  const send = (client: SignedIn, body: Buffer, path = '/api/uploads/evidence') =>
    client.send({ method: 'POST', path, headers: { 'content-type': 'application/x-cs2-demo' }, body });
  const demo = Buffer.concat([Buffer.from('PBDEMS2\0', 'latin1'), Buffer.alloc(6_000_000, 7)]);
  const taken = (await send(one, demo)).json as { id: string };
  const dispute = await submit(one, inputOf(await startedBattle(one, two), { fileIds: [taken.id] }));
  expect(dispute.evidence).toMatchObject([{ fileSha256: hash('sha256', demo, 'hex') }]);
  const got = await two.send({ path: dispute.evidence[0]?.fileUrl ?? '' });
  expect(got.headers['content-type']).toBe('application/x-cs2-demo');
  expect(got.headers['content-disposition']).toBe('attachment; filename="attachment.dem"');
  const refusalOf = async (body: Buffer, path?: string) =>
    ((await send(two, body, path)).json as { code: string }).code;
  expect(await refusalOf(Buffer.from('HL2DEMO\0 of an older game'))).toBe('FILE_UNUSABLE');
  expect(await refusalOf(Buffer.concat([PNG, Buffer.alloc(6_000_000)]))).toBe('FILE_TOO_LARGE');
  expect(await refusalOf(Buffer.concat([demo, Buffer.alloc(15_000_000)]))).toBe('FILE_TOO_LARGE');
  expect(await refusalOf(demo, '/api/uploads/ticket'), 'only for a dispute').toBe('FILE_UNUSABLE');
  for (let n = 0; n < 5; n++) expect((await send(two, demo.subarray(0, 100))).status).toBe(200);
  expect(await refusalOf(demo.subarray(0, 100))).toBe('RATE_LIMITED');
});

it('refuses what is no running contest of the caller, strangers’ names and strangers’ files, and changes nothing', async () => {
  const [one, two] = await pair();
  const battleId = await startedBattle(one, two);
  const stranger = await gate.player();
  const foreign = [await uploaded(stranger)];
  const refused = (client: SignedIn, change: object) =>
    client.refusal(SUBMIT, { input: inputOf(battleId, change) }).then(({ code, field }) => [code, field ?? null]);
  expect(await refused(stranger, {})).toEqual(['NOT_A_PARTICIPANT', null]);
  expect(await refused(one, { subjectId: 'no-such-battle' })).toEqual(['NOT_FOUND', 'subjectId']);
  expect(await refused(one, { usernames: stranger.user.username })).toEqual(['BAD_INPUT', 'usernames']);
  expect(await refused(one, { fileIds: foreign })).toEqual(['BAD_INPUT', 'fileIds']);
  expect(await refused(one, { tags: 'x'.repeat(31) })).toEqual(['BAD_INPUT', 'tags']);
  expect(await mine(one, false)).toEqual([]);
  await submit(one, inputOf(battleId));
  expect(await refused(two, {})).toEqual(['ALREADY_DISPUTED', null]);
});

checkPlans([
  {
    name: 'disputes of a player',
    run: ({ db }) => listDisputesOf(db.read, 'x', false, 11, 'y'),
    uses: ['dispute_parties_user'],
  },
]);
