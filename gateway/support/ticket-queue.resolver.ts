import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Subscription } from 'type-graphql';
import type { TicketStatus } from '../../domain/support/ticket.ts';
import { countOpenTickets, listQueue, readTicketByNumber } from '../../db/support/ticket.queries.ts';
import { isOnStaff } from '../accounts/index.ts';
import { whileAllowed } from '../events/while-allowed.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { isOfOthers } from '../kernel/manifest/own-matters.ts';
import { Access } from '../schema/access.ts';
import { FindsNode } from '../schema/node.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { KEY } from '../schema/key.ts';
import { handleTicket } from './handle-ticket.ts';
import { readStaffTicket, toStaffTicket } from './read-ticket.ts';
import { type QueueFilter, QueueFilterEnum, TicketStatusEnum } from './ticket.enums.ts';
import { HandleTicketInput, StaffTicket, StaffTicketConnection, StaffTicketThread } from './ticket.types.ts';

@Resolver()
export class TicketQueueResolver {
  @Access('staff')
  @Query(() => StaffTicketConnection, {
    description: 'Tickets of others, of a status: those of creators and VIPs first, of these the oldest.',
  })
  async ticketQueue(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('status', () => TicketStatusEnum, { description: 'Only tickets of this status.' }) status: TicketStatus,
    @Arg('of', () => QueueFilterEnum, {
      defaultValue: 'all',
      description: 'All of them, the caller’s own to handle, or those that nobody looks after.',
    })
    of: QueueFilter,
  ): Promise<Connection<StaffTicket>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const actor = actorOf(context);
    const assigneeId = { all: undefined, mine: actor.userId, nobody: null }[of];
    const past = key && { urgency: key[0], id: key[1] };
    const rows = await listQueue(context.deps.db.read, { status, assigneeId, viewerId: actor.userId }, first + 1, past);
    return toConnection(
      rows,
      page,
      ({ urgency, id }) => [urgency, id],
      (row) => toStaffTicket(actor, row),
    );
  }

  @Access('staff')
  @FindsNode()
  @Query(() => StaffTicketThread, { description: 'A ticket with its notes. Refusals: NOT_FOUND.' })
  staffTicket(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'As `Ticket.id` names it.' }) id: string,
  ): Promise<StaffTicketThread> {
    return readStaffTicket(context.deps, actorOf(context), id);
  }

  @Access('staff')
  @Query(() => StaffTicket, { nullable: true, description: 'The ticket of a number; null when there is none.' })
  async ticketByNumber(
    @Ctx() context: Context,
    @Arg('number', () => String, { description: 'As `Ticket.number` says it, dashes included.' }) number: string,
  ): Promise<StaffTicket | null> {
    const view = await readTicketByNumber(context.deps.db.read, number.trim());
    return view ? toStaffTicket(actorOf(context), view) : null;
  }

  @Access('staff')
  @Mutation(() => StaffTicketThread, {
    description:
      'Takes, releases, answers, notes, solves or reopens a ticket. Refusals: NOT_FOUND, OWN_ACCOUNT, TICKET_TAKEN, TICKET_MOVED_ON, TICKET_SOLVED, BAD_INPUT.',
  })
  async handleTicket(
    @Ctx() context: Context,
    @Arg('input', () => HandleTicketInput, { description: 'Which ticket, and what to do with it.' })
    input: HandleTicketInput,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<StaffTicketThread> {
    const { deps, caller } = context;
    const actor = actorOf(context);
    return readStaffTicket(deps, actor, await handleTicket(deps, actor, requireKey(key, caller.idempotencyKey), input));
  }

  @Access('staff')
  @Subscription(() => Int, {
    description: 'How many tickets of others wait for staff, each time one changes.',
    subscribe: ({ context }: { context: Context }) =>
      whileAllowed(context, context.live.subscribe('desk', 'support'), {
        mayRead: () => isOnStaff(context),
        tells: isOfOthers(context),
      }),
  })
  supportDeskChanged(@Ctx() context: Context): Promise<number> {
    return countOpenTickets(context.deps.db.read, actorOf(context).userId);
  }
}
