// @module-tag engines
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anonymizeAccount, lockUser } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import {
  deleteOldTickets,
  deleteTicketsOf,
  insertTicket,
  insertTicketMessage,
  lockTicket,
  updateTicket,
} from '../../../db/support/ticket.queries.ts';
import { type TicketRow, ticketMessages, tickets } from '../../../db/support/ticket.table.ts';
import type { Actor, Caller } from '../../../gateway/kernel/actor.ts';
import { submitTicket } from '../../../gateway/support/submit-ticket.ts';
import { overlap } from '../../support/overlap.ts';
import { World } from '../../support/world.ts';

let world: World;
let player: Actor;
beforeEach(async () => {
  world = await World.open({ connections: 4 });
  player = await world.player();
});
afterEach(() => world.close());

const ticketOf = (status: TicketRow['status']): TicketRow => ({
  id: world.deps.newId(),
  number: `0000-0000-${world.deps.newId().slice(-4)}`,
  userId: player.userId,
  email: 'somebody@somewhere.example',
  firstName: 'Ada',
  lastName: 'Byron',
  subject: 'A question',
  urgency: 1,
  status,
  assigneeId: null,
  createdAt: world.now,
  changedAt: world.now,
  visitorKey: null,
  payloadHash: null,
});

async function say(tx: Tx, ticketId: string, voice: 'person' | 'staff', byId: string, status: TicketRow['status']) {
  await lockTicket(tx, ticketId);
  const message = { id: world.deps.newId(), ticketId, voice, byId, words: 'One more thing', at: world.now };
  await insertTicketMessage(tx, message, []);
  await updateTicket(tx, ticketId, { status, assigneeId: null, changedAt: world.now });
}

const stored = () => world.db.read.select({ id: tickets.id }).from(tickets).where(eq(tickets.userId, player.userId));
const said = () => world.db.read.select({ words: ticketMessages.words }).from(ticketMessages);

describe('a ticket', () => {
  it('that is opened again while old ones are deleted stays, with what was said', async () => {
    const ticket = ticketOf('solved');
    await world.db.transact((tx) => insertTicket(tx, ticket));
    const ended = await overlap(
      world,
      (tx) => say(tx, ticket.id, 'person', player.userId, 'open'),
      () => world.db.transact((tx) => deleteOldTickets(tx, world.now)),
    );
    expect(ended.status).toBe('fulfilled');
    expect([await stored(), await said()]).toEqual([[{ id: ticket.id }], [{ words: 'One more thing' }]]);
  });

  it('that staff answer while its account is closed goes with the answer', async () => {
    const ticket = ticketOf('open');
    const staff = await world.player({ role: 'moderator' });
    await world.db.transact((tx) => insertTicket(tx, ticket));
    const ended = await overlap(
      world,
      (tx) => say(tx, ticket.id, 'staff', staff.userId, 'waiting'),
      () => world.db.transact((tx) => deleteTicketsOf(tx, player.userId)),
    );
    expect(ended.status).toBe('fulfilled');
    expect([await stored(), await said()]).toEqual([[], []]);
  });

  it('of an account that is being closed is not stored', async () => {
    const caller: Caller = {
      requestId: 'r',
      address: '192.0.2.1',
      userAgent: '',
      tokenHash: null,
      actor: player,
      deviceToken: null,
      idempotencyKey: null,
      believedUserId: null,
    };
    const form = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'a@somewhere.example',
      subject: 'Hello',
      message: 'Hello',
      fileIds: [],
    };
    const ended = await overlap(
      world,
      async (tx) => {
        await lockUser(tx, player.userId);
        await deleteTicketsOf(tx, player.userId);
        const nobody = { username: 'deleted-1', usernameKey: 'deleted-1', passwordHash: '', closedAt: world.now };
        await anonymizeAccount(tx, player.userId, nobody);
      },
      () => submitTicket(world.deps, caller, world.key(), form),
    );
    expect(ended).toMatchObject({ status: 'rejected', reason: { refusal: { code: 'UNAUTHENTICATED' } } });
    expect(await stored()).toEqual([]);
  });
});
