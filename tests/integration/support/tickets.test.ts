import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { deleteTicketsOf, readTicketData } from '../../../db/support/ticket.queries.ts';
import { ticketMessages, tickets } from '../../../db/support/ticket.table.ts';
import { uploads } from '../../../db/uploads/upload.table.ts';
import { ATTACHMENTS_MAX, ATTACHMENT_BYTES_MAX } from '../../../domain/shared/attachments.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { SOLVED_LIFE } from '../../../domain/support/ticket.ts';
import { deleteExpired } from '../../../gateway/server/work/delete-expired.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { mailsTo } from '../../support/visitor.ts';

const SUBMIT = 'mutation ($input: SubmitTicketInput!) { submitTicket(input: $input) }';
const THREAD = 'id number subject status messages { id voice byName words files { id url } }';
const OWN = `query ($id: ID!) { ticket(id: $id) { ${THREAD} } }`;
const MINE = '{ myTickets(first: 100) { edges { node { id number status } } } }';
const BY_LINK = `query ($id: ID!, $token: String!) { visitorTicket(id: $id, token: $token) { ${THREAD} } }`;
const REPLY = `mutation ($input: ReplyToTicketInput!) { replyToTicket(input: $input) { ${THREAD} } }`;
const REPLY_BY_LINK = 'mutation ($input: ReplyAsVisitorInput!) { replyAsVisitor(input: $input) }';
const QUEUE = `query ($status: TicketStatus!, $of: TicketsOf!) { ticketQueue(status: $status, of: $of, first: 100) {
  edges { node { id number isFirst assigneeName } } } }`;
const STAFF = `query ($id: ID!) { staffTicket(id: $id) { ${THREAD} userId isOwn assigneeName } }`;
const HANDLE = `mutation ($input: HandleTicketInput!) { handleTicket(input: $input) { ${THREAD} assigneeName } }`;

const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from('a screenshot')]);

interface Thread {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly messages: readonly {
    id: string;
    voice: string;
    byName: string | null;
    words: string;
    files: { url: string }[];
  }[];
}

let gate: HttpGateway;
let staff: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
/** Limits of visitors go by the address of a call: each test begins in an hour of its own, with sessions of its own. */
beforeEach(async () => {
  laterOn();
  staff = await gate.player({ role: 'moderator' });
  other = await gate.player({ role: 'moderator' });
});
afterAll(() => gate.close());

let people = 0;
const formOf = (change: object = {}) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: `writer${++people}@somewhere.example`,
  subject: 'A question',
  message: 'How does this work?',
  ...change,
});
const visitor = () => gate.visitor();
const submit = async (client: Client, input: object = formOf(), key?: string) =>
  (await client.ask<{ submitTicket: string }>(SUBMIT, { input }, key)).submitTicket;
const storedBy = async (number: string) => {
  const [row] = await gate.deps.db.read.select().from(tickets).where(eq(tickets.number, number));
  if (!row) throw new Error(`no ticket ${number}`);
  return row;
};
const handle = (client: SignedIn, ticketId: string, action: string, more: object = {}) =>
  client.ask<{ handleTicket: Thread & { assigneeName: string | null } }>(HANDLE, {
    input: { ticketId, action, ...more },
  });
const newestOf = async (ticketId: string) =>
  (await staff.ask<{ staffTicket: Thread }>(STAFF, { id: ticketId })).staffTicket.messages.at(-1)?.id ?? '';
const answer = async (client: SignedIn, ticketId: string, words: string) =>
  (await handle(client, ticketId, 'ANSWER', { words, seenMessageId: await newestOf(ticketId) })).handleTicket;
const linkTo = async (address: string) => {
  const [mail] = await mailsTo(gate, address);
  const { hash, search } = new URL(mail?.url ?? 'http://nowhere');
  const secrets = new URLSearchParams(hash.slice(1));
  return { id: secrets.get('ticket') ?? '', token: secrets.get('token') ?? '', search, mail };
};
const upload = (client: SignedIn, body = PNG, type = 'image/png') =>
  client.send({ method: 'POST', path: '/api/uploads/ticket', headers: { 'content-type': type }, body });
const uploaded = async (client: SignedIn) => ((await upload(client)).json as { id: string }).id;

const laterOn = () => gate.pass(2 * 60 * 60 * 1000);

describe('a visitor', () => {
  it('writes, gets a number and a mail with a secret link, is answered by mail and on the page, and writes on (HE-04, EN-47)', async () => {
    const client = visitor();
    const form = formOf({ subject: 'Buy cheap watches', message: 'first words' });
    const number = await submit(client, form);
    expect(number).toMatch(/^\d{4}-\d{4}-\d{4}$/);
    const { id, token, search, mail } = await linkTo(form.email);
    // Behind the hash, which no server is sent.
    expect([search, token]).toEqual(['', expect.stringMatching(/^[\w-]{43}$/)]);
    expect(mail?.subject).toBe(`We got your request ${number}`);
    // The address was not proven: nothing that was typed is sent to it.
    expect(mail?.text).not.toContain('watches');
    expect(mail?.text).not.toContain('first words');
    await answer(staff, id, 'Like this.\n\nAnd so on.');
    const [answered] = await mailsTo(gate, form.email);
    expect(answered?.subject).toBe(`An answer to your request ${number}`);
    expect(answered?.text).toContain('Like this.');
    const { visitorTicket } = await client.ask<{ visitorTicket: Thread }>(BY_LINK, { id, token });
    expect(visitorTicket.status).toBe('WAITING');
    expect(visitorTicket.messages.map(({ voice, byName }) => [voice, byName])).toEqual([
      ['PERSON', null],
      ['STAFF', null],
    ]);
    const key = 'visitor-reply-1';
    for (const _ of [1, 2]) await client.ask(REPLY_BY_LINK, { input: { ticketId: id, token, message: 'Thanks' } }, key);
    const after = await client.ask<{ visitorTicket: Thread }>(BY_LINK, { id, token });
    expect(after.visitorTicket.messages.map(({ words }) => words).slice(2)).toEqual(['Thanks']);
    expect(after.visitorTicket.status).toBe('OPEN');
    // Words under a key that was used for others would be lost without a word.
    expect(
      await client.refusal(REPLY_BY_LINK, { input: { ticketId: id, token, message: 'Something else' } }, key),
    ).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('opens nothing with another link, nor a ticket of a member with any', async () => {
    const forms = [formOf(), formOf()];
    for (const form of forms) await submit(visitor(), form);
    const [one, two] = [await linkTo(forms[0]?.email ?? ''), await linkTo(forms[1]?.email ?? '')];
    const member = await gate.player();
    const own = await storedBy(await submit(member));
    for (const pair of [
      { id: one.id, token: two.token },
      { id: one.id, token: '' },
      { id: one.id, token: `${one.token}x` },
      { id: own.id, token: one.token },
      { id: 'no-such-ticket', token: one.token },
    ]) {
      expect((await visitor().refusal(BY_LINK, pair)).code).toBe('NOT_FOUND');
      const input = { ticketId: pair.id, token: pair.token, message: 'Let me in' };
      expect((await visitor().refusal(REPLY_BY_LINK, { input })).code).toBe('NOT_FOUND');
    }
    expect((await member.refusal(OWN, { id: one.id })).code).toBe('NOT_FOUND');
  });

  it('who repeats a call under its key has written once; the key of another message is refused', async () => {
    const form = formOf();
    const numbers = await Promise.all([1, 2, 3].map(() => submit(visitor(), form, 'visitor-key-1')));
    expect(new Set(numbers).size).toBe(1);
    expect(await mailsTo(gate, form.email)).toHaveLength(1);
    const changed = { ...form, message: 'Something else' };
    expect(await visitor().refusal(SUBMIT, { input: changed }, 'visitor-key-1')).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('writes five times an hour and not once more, also all at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        visitor().graphql(SUBMIT, { input: formOf() }, { 'idempotency-key': `k-${people}-many` }),
      ),
    );
    const codes = answers.map(({ errors }) => errors[0]?.extensions['code'] ?? 'ok');
    expect(codes.filter((code) => code === 'ok')).toHaveLength(5);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(7);
    laterOn();
    await submit(visitor());
  });

  it('sends no files and no unusable form', async () => {
    const member = await gate.player();
    const fileIds = [await uploaded(member)];
    expect(await visitor().refusal(SUBMIT, { input: formOf({ fileIds }) })).toMatchObject({
      code: 'BAD_INPUT',
      field: 'fileIds',
    });
    laterOn();
    for (const [field, change] of Object.entries({
      email: { email: 'nobody' },
      firstName: { firstName: ' ' },
      subject: { subject: 'x'.repeat(121) },
      message: { message: '' },
    }))
      expect(await visitor().refusal(SUBMIT, { input: formOf(change) })).toMatchObject({ code: 'BAD_INPUT', field });
    expect(
      (
        await visitor().send({
          method: 'POST',
          path: '/api/uploads/ticket',
          headers: { 'content-type': 'image/png' },
          body: PNG,
        })
      ).status,
    ).toBe(401);
  });
});

describe('a member', () => {
  it('has own tickets with files, which the address of the account is told of, and nobody else sees', async () => {
    const member = await gate.player();
    const stranger = await gate.player();
    const fileIds = [await uploaded(member)];
    const number = await submit(member, formOf({ fileIds, email: 'somebody@else.example' }));
    const { id, email, userId } = await storedBy(number);
    expect({ email, userId }).toEqual({ email: member.user.email, userId: member.user.id });
    const [mail] = await mailsTo(gate, member.user.email);
    expect(mail?.url).toContain(`/help/requests/${id}`);
    expect(await mailsTo(gate, 'somebody@else.example')).toEqual([]);
    const { ticket } = await member.ask<{ ticket: Thread }>(OWN, { id });
    const path = ticket.messages[0]?.files[0]?.url ?? '';
    const file = await member.rest('GET', path);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await staff.rest('GET', path)).status).toBe(200);
    expect((await stranger.rest('GET', path)).status).toBe(404);
    expect((await stranger.refusal(OWN, { id })).code).toBe('NOT_FOUND');
    expect((await stranger.refusal(REPLY, { input: { ticketId: id, message: 'Hi' } })).code).toBe('NOT_FOUND');
    const looks = await gate.deps.db.read.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(looks.map(({ action, actorId }) => [action, actorId])).toEqual([['ticket.opened-file', staff.user.id]]);
    // A file belongs to one message, and to nobody else's.
    expect((await member.refusal(REPLY, { input: { ticketId: id, message: 'Again', fileIds } })).code).toBe(
      'BAD_INPUT',
    );
    const foreign = [await uploaded(stranger)];
    expect((await member.refusal(REPLY, { input: { ticketId: id, message: 'Again', fileIds: foreign } })).code).toBe(
      'BAD_INPUT',
    );
  });

  it('sends once for one key, and files within their limits', async () => {
    const member = await gate.player();
    const form = formOf();
    const numbers = await Promise.all([1, 2, 3].map(() => submit(member, form, 'member-key-1')));
    expect(new Set(numbers).size).toBe(1);
    const { myTickets } = await member.ask<{ myTickets: { edges: unknown[] } }>(MINE);
    expect(myTickets.edges).toHaveLength(1);
    const many = Array.from({ length: ATTACHMENTS_MAX + 1 }, (_, n) => `file-${n}`);
    expect((await member.refusal(SUBMIT, { input: formOf({ fileIds: many }) })).code).toBe('BAD_INPUT');
    expect((await upload(member, Buffer.from('MZ not a picture'))).json).toMatchObject({ code: 'FILE_UNUSABLE' });
    expect((await upload(member, Buffer.alloc(ATTACHMENT_BYTES_MAX + 1))).json).toMatchObject({
      code: 'FILE_TOO_LARGE',
    });
    expect((await upload(member, PNG, 'text/html')).json).toMatchObject({ code: 'FILE_UNUSABLE' });
  });

  it('loses a file that is not sent within a day, and keeps one that is', async () => {
    const member = await gate.player();
    const [kept, left] = [await uploaded(member), await uploaded(member)];
    await submit(member, formOf({ fileIds: [kept] }));
    gate.pass(DAY + 1);
    await deleteExpired(gate.deps);
    const rows = await gate.deps.db.read
      .select({ id: uploads.id })
      .from(uploads)
      .where(eq(uploads.ownerId, member.user.id));
    expect(rows.map(({ id }) => id)).toEqual([kept]);
    expect(left).not.toBe(kept);
  });

  it('has what was asked and answered in the archive, without notes, and all of it goes with the account', async () => {
    const member = await gate.player();
    const { id } = await storedBy(await submit(member, formOf({ fileIds: [await uploaded(member)] })));
    await answer(staff, id, 'Our answer');
    await handle(staff, id, 'NOTE', { words: 'A note' });
    const [own] = await readTicketData(gate.deps.db.read, member.user.id);
    expect(own?.messages.map(({ words }) => words)).toEqual(['How does this work?', 'Our answer']);
    await gate.deps.db.transact((tx) => deleteTicketsOf(tx, member.user.id));
    expect(await readTicketData(gate.deps.db.read, member.user.id)).toEqual([]);
    expect(await gate.deps.db.read.select().from(ticketMessages).where(eq(ticketMessages.ticketId, id))).toEqual([]);
    expect(await gate.deps.db.read.select().from(uploads).where(eq(uploads.ownerId, member.user.id))).toEqual([]);
  });
});

describe('the staff', () => {
  it('see creators and VIPs before the others, by status and by who looks after them', async () => {
    const [plain, vip] = [await gate.player(), await gate.player({ isVip: true })];
    const first = await submit(plain);
    const second = await submit(vip);
    const queue = async (of: string, status = 'OPEN') => {
      const { ticketQueue } = await staff.ask<{
        ticketQueue: { edges: { node: { number: string; isFirst: boolean } }[] };
      }>(QUEUE, { status, of });
      return ticketQueue.edges.map(({ node }) => node.number);
    };
    const all = await queue('ALL');
    expect(all.indexOf(second)).toBeLessThan(all.indexOf(first));
    const { id } = await storedBy(first);
    await handle(staff, id, 'TAKE');
    expect(await queue('MINE')).toEqual([first]);
    expect(await queue('NOBODY')).not.toContain(first);
    await answer(staff, id, 'Done');
    expect(await queue('MINE', 'WAITING')).toEqual([first]);
    await handle(staff, id, 'SOLVE', { seenMessageId: await newestOf(id) });
    expect(await queue('MINE', 'SOLVED')).toEqual([first]);
  });

  it('answer at once: one of two, and the other reads first', async () => {
    const { id } = await storedBy(await submit(await gate.player()));
    const seenMessageId = await newestOf(id);
    const senior = await gate.player({ role: 'senior_moderator' });
    const ended = await Promise.all(
      [staff, senior].map((client) =>
        client.graphql(
          HANDLE,
          { input: { ticketId: id, action: 'ANSWER', words: 'Mine', seenMessageId } },
          { 'idempotency-key': `both-${client.user.id}` },
        ),
      ),
    );
    const codes = ended.map(({ errors }) => errors[0]?.extensions['code'] ?? 'ok');
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'TICKET_MOVED_ON' || code === 'TICKET_TAKEN')).toHaveLength(1);
    const { staffTicket } = await staff.ask<{ staffTicket: Thread }>(STAFF, { id });
    expect(staffTicket.messages.filter(({ voice }) => voice === 'STAFF')).toHaveLength(1);
  });

  it('leave a colleague’s ticket alone but for notes, which who asked never sees; a senior takes over', async () => {
    const member = await gate.player();
    const { id } = await storedBy(await submit(member));
    await handle(staff, id, 'TAKE');
    for (const action of ['TAKE', 'RELEASE', 'ANSWER', 'SOLVE', 'REOPEN'])
      expect(
        (
          await other.refusal(HANDLE, {
            input: { ticketId: id, action, words: 'x', seenMessageId: await newestOf(id) },
          })
        ).code,
        action,
      ).toBe('TICKET_TAKEN');
    await handle(other, id, 'NOTE', { words: 'I know this player' });
    const { ticket } = await member.ask<{ ticket: Thread }>(OWN, { id });
    expect(JSON.stringify(ticket)).not.toContain('I know this player');
    const senior = await gate.player({ role: 'senior_moderator' });
    expect((await handle(senior, id, 'TAKE')).handleTicket.assigneeName).toBe(senior.user.username);
  });

  it('handle no own ticket, and each deed is one line of the audit log', async () => {
    const own = await storedBy(await submit(staff));
    for (const action of ['TAKE', 'ANSWER', 'NOTE', 'SOLVE'])
      expect(
        (
          await staff.refusal(HANDLE, {
            input: { ticketId: own.id, action, words: 'x', seenMessageId: await newestOf(own.id) },
          })
        ).code,
      ).toBe('OWN_ACCOUNT');
    await answer(other, own.id, 'Here you are');
    await handle(other, own.id, 'NOTE', { words: 'A colleague of ours' });
    const { staffTicket } = await staff.ask<{ staffTicket: Thread }>(STAFF, { id: own.id });
    expect(staffTicket.messages.map(({ voice, byName }) => [voice, byName])).toEqual([
      ['PERSON', null],
      ['STAFF', null],
    ]);
    const newest = (await other.ask<{ staffTicket: Thread }>(STAFF, { id: own.id })).staffTicket.messages.at(-1)?.id;
    await handle(other, own.id, 'SOLVE', { seenMessageId: newest });
    expect(
      (
        await other.refusal(HANDLE, {
          input: { ticketId: own.id, action: 'SOLVE', seenMessageId: newest },
        })
      ).code,
    ).toBe('TICKET_SOLVED');
    const lines = await gate.deps.db.read.select().from(auditLog).where(eq(auditLog.subjectId, own.id));
    expect(lines.map(({ action }) => action).toSorted()).toEqual(['ticket.answer', 'ticket.note', 'ticket.solve']);
    expect(JSON.stringify(lines)).not.toContain('Here you are');
  });

  it('a solved ticket opens again with a word of who asked, and is forgotten a year after its last', async () => {
    const member = await gate.player();
    const { id } = await storedBy(await submit(member));
    await handle(staff, id, 'SOLVE', { words: 'All done', seenMessageId: await newestOf(id) });
    const { replyToTicket } = await member.ask<{ replyToTicket: Thread }>(REPLY, {
      input: { ticketId: id, message: 'Not quite' },
    });
    expect(replyToTicket.status).toBe('OPEN');
    await handle(staff, id, 'SOLVE', { seenMessageId: await newestOf(id) });
    gate.pass(SOLVED_LIFE - 1);
    await deleteExpired(gate.deps);
    expect(await gate.deps.db.read.select().from(tickets).where(eq(tickets.id, id))).toHaveLength(1);
    gate.pass(1);
    await deleteExpired(gate.deps);
    expect(await gate.deps.db.read.select().from(tickets).where(eq(tickets.id, id))).toEqual([]);
  });
});
