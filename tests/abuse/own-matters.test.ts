import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCase, addPlayers } from '../../db/risk/risk-case.queries.ts';
import { begin, create, disputeOf, ISSUE, join } from '../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../support/http-gateway.ts';
import { goLive } from '../support/socket-client.ts';
import { closeBooks } from './books.ts';

let gate: HttpGateway;
let moderator: SignedIn;
let administrator: SignedIn;
let other: SignedIn;
let alice: SignedIn;
let bob: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  moderator = await gate.player({ username: 'mod', role: 'moderator', cents: 500_00 });
  administrator = await gate.player({ username: 'admin', role: 'administrator', cents: 500_00 });
  other = await gate.player({ username: 'other', role: 'administrator' });
  alice = await gate.player({ username: 'alice', cents: 500_00 });
  bob = await gate.player({ username: 'bob' });
});
afterAll(() => closeBooks(gate));

const REPORT = 'mutation ($input: ReportPlayerInput!) { reportPlayer(input: $input) }';
const tell = (who: SignedIn, about: SignedIn, reason: string) =>
  who.ask(REPORT, { input: { userId: about.user.id, reportType: 'CHEATING', reason } });

const REPORTS =
  '{ userReports { edges { node { id description reportedUser { username } reportedBy { username } } } } }';
interface SeenReports {
  readonly userReports: { readonly edges: readonly { node: { id: string; description: string } }[] };
}
const reportsTo = async (who: SignedIn) =>
  (await who.ask<SeenReports>(REPORTS)).userReports.edges.map(({ node }) => node);

/** All that staff may ask without saying what about. */
const LOOKS = [
  REPORTS,
  '{ staffDesk { openDisputes urgentDisputes openReports blockedAppeals openRiskCases } }',
  '{ adminStats { desk { openDisputes openReports openRiskCases } } }',
  '{ staffQueues { kind count oldestAt } }',
  '{ staffActivity { kind subjectId } }',
  '{ openDisputes { edges { node { id } } } }',
  '{ openAppeals { edges { node { id } } } }',
  '{ monitoredStreams { edges { node { streamId flagged openReports stream { reports } } } } }',
  '{ ticketQueue(status: OPEN) { edges { node { id subject } } } }',
  '{ riskCases(state: OPEN) { edges { node { id } } } }',
  '{ blockedMessages { edges { node { id } } } }',
  '{ auditLog(first: 50) { edges { node { action subject subjectId reason } } } }',
];

/** What somebody of the staff sees anywhere. */
async function seenBy(who: SignedIn): Promise<string> {
  const seen = await Promise.all(LOOKS.map((query) => who.ask(query)));
  const own = await who.ask('query ($id: ID!) { accountReports(id: $id) { id description } }', { id: who.user.id });
  const file = who.user.role === 'administrator' ? (await who.rest('GET', '/api/admin/audit-log.csv')).text : '';
  return JSON.stringify([...seen, own]) + file;
}

test.each(['a moderator', 'an administrator'])('%s reads of no report about oneself, nor who made it', async (role) => {
  const who = role === 'a moderator' ? moderator : administrator;
  const before = await who.ask(LOOKS[1] ?? '');
  await tell(alice, who, `secret about ${who.user.username}`);
  const found = (await reportsTo(other)).find(({ description }) => description === `secret about ${who.user.username}`);
  const id = found?.id ?? '';
  expect(await seenBy(who)).not.toMatch(new RegExp(`about ${who.user.username}|${id}`));
  expect(await who.ask(LOOKS[1] ?? '')).toEqual(before);
  expect(
    await who.refusal('mutation ($id: ID!) { decideUserReport(reportId: $id, status: DISMISSED) }', { id }),
  ).toMatchObject({
    code: 'NOT_FOUND',
  });
  await other.ask('mutation ($id: ID!) { decideUserReport(reportId: $id, status: REVIEWED) }', { id });
  await other.ask('mutation ($id: ID!, $note: String!) { noteAccount(accountId: $id, note: $note) }', {
    id: who.user.id,
    note: `a note about ${who.user.username}`,
  });
  expect(await seenBy(other)).toContain(id);
  expect(await seenBy(who)).not.toMatch(new RegExp(`about ${who.user.username}|${id}`));
  const log = 'query ($id: ID!) { auditLog(subject: "account", subjectId: $id) { edges { node { reason } } } }';
  expect(await who.ask(log, { id: who.user.id })).toEqual({ auditLog: { edges: [] } });
  const trail =
    'query ($id: ID!) { auditLog(subject: "user-report", subjectId: $id) { edges { node { actorName } } } }';
  expect(await who.ask(trail, { id })).toEqual({ auditLog: { edges: [] } });
});

test('a report about oneself does not even stir the live desk', async () => {
  const live = await goLive(moderator);
  const listens = gate.listening();
  const desk = live.iterate('subscription { staffDeskChanged { openReports } }');
  const next = desk.next();
  await listens();
  const { openReports } = (await moderator.ask<{ staffDesk: { openReports: number } }>('{ staffDesk { openReports } }'))
    .staffDesk;
  await tell(bob, moderator, 'again');
  await tell(alice, bob, 'somebody else');
  expect((await next).value).toMatchObject({ data: { staffDeskChanged: { openReports: openReports + 1 } } });
  const [first] = await reportsTo(moderator);
  expect(first?.description).toBe('somebody else');
  await live.close();
});

test('what was reported of an own stream, an own ticket and a case of risk about oneself are not there', async () => {
  const go = 'mutation ($input: StreamInput!) { goLive(input: $input) { id } }';
  const input = { title: 'Up late', game: 'rocket-league', kind: 'practice' };
  const { goLive: stream } = await moderator.ask<{ goLive: { id: string } }>(go, { input });
  await alice.ask('mutation ($id: ID!, $reason: String!) { reportStream(id: $id, reason: $reason) }', {
    id: stream.id,
    reason: 'secret about this stream',
  });
  const ticket = { email: 'mod@players.example', firstName: 'M', lastName: 'O', subject: 'Mine', message: 'Help me' };
  await moderator.ask('mutation ($input: SubmitTicketInput!) { submitTicket(input: $input) }', { input: ticket });
  await gate.db.transact(async (tx) => {
    const at = gate.deps.now();
    await insertCase(tx, {
      id: 'risk-of-mod',
      state: 'open',
      score: 9,
      assigneeId: null,
      openedAt: at,
      firstSignalAt: at,
      lastSignalAt: at,
      closedAt: null,
    });
    await addPlayers(tx, 'risk-of-mod', [moderator.user.id, alice.user.id]);
  });
  const seen = await seenBy(moderator);
  expect(seen).not.toMatch(/secret about this stream|about mod|risk-of-mod|"subject":"Mine"/);
  expect(seen).toContain(`"streamId":"${stream.id}","flagged":false,"openReports":0`);
  const others = await seenBy(other);
  expect(others).toMatch(/secret about this stream/);
  expect(others).toMatch(/risk-of-mod/);
  expect(others).toMatch(/"subject":"Mine"/);
});

test('a dispute that one plays in is in no list of staff, and is read as its players read it', async () => {
  const { id } = await create(moderator);
  await join(alice, id);
  await begin(moderator, alice, id);
  await alice.ask(ISSUE, { input: { battleId: id, type: 'CHEATING', description: 'They cheat.' } });
  const dispute = (await disputeOf(alice, id))?.id ?? '';
  expect(await seenBy(moderator)).not.toContain(dispute);
  expect(await seenBy(other)).toContain(dispute);
  const own = 'query ($id: ID!) { dispute(id: $id) { id jury { isDivided } } }';
  expect(await moderator.ask(own, { id: dispute })).toMatchObject({ dispute: { id: dispute, jury: null } });
  expect(
    await moderator.refusal('mutation ($id: ID!) { takeDispute(disputeId: $id) { id } }', { id: dispute }),
  ).toMatchObject({
    code: 'OWN_DISPUTE',
  });
});
