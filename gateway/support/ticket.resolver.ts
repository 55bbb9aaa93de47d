import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, Subscription } from 'type-graphql';
import { readUser } from '../../db/accounts/index.ts';
import { listTicketsOf, readTicket } from '../../db/support/ticket.queries.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { whileAllowed } from '../events/while-allowed.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { Access } from '../schema/access.ts';
import { FindsNode } from '../schema/node.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { KEY } from '../schema/key.ts';
import { readOwnTicket, readVisitorsTicket } from './read-ticket.ts';
import { replyAsVisitor, replyToTicket } from './reply-to-ticket.ts';
import { submitTicket } from './submit-ticket.ts';
import {
  ReplyAsVisitorInput,
  ReplyToTicketInput,
  SubmitTicketInput,
  type Ticket,
  TicketConnection,
  TicketThread,
} from './ticket.types.ts';

@Resolver()
export class TicketResolver {
  @Access('own')
  @Query(() => String, { description: 'The address of the caller’s account, where answers go.' })
  async contactEmail(@Ctx() context: Context): Promise<string> {
    const user = await readUser(context.deps.db.read, actorOf(context).userId);
    return user?.email ?? '';
  }

  @Access('own')
  @Query(() => TicketConnection, { description: 'The caller’s tickets, newest first.' })
  async myTickets(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<Ticket>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const { read } = context.deps.db;
    const rows = await listTicketsOf(read, actorOf(context).userId, first + 1, key && key[1]);
    return toConnection(
      rows,
      page,
      ({ id }) => [0, id],
      (row) => row,
    );
  }

  @Access('own')
  @FindsNode()
  @Query(() => TicketThread, { description: 'A ticket of the caller. Refusals: NOT_FOUND.' })
  ticket(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'As `Ticket.id` names it.' }) id: string,
  ): Promise<TicketThread> {
    return readOwnTicket(context.deps, actorOf(context), id);
  }

  @Access('anyone')
  @Query(() => TicketThread, {
    description:
      'A ticket that was written without an account, by the link of its e-mails. Refusals: NOT_FOUND, RATE_LIMITED.',
  })
  visitorTicket(
    @Ctx() { deps, caller }: Context,
    @Arg('id', () => ID, { description: 'From the link of the e-mail.' }) id: string,
    @Arg('token', () => String, { description: 'From the link of the e-mail.' }) token: string,
  ): Promise<TicketThread> {
    return readVisitorsTicket(deps, caller, id, token);
  }

  @Access('anyone')
  @Mutation(() => String, {
    description:
      'Asks the staff something; answers the ticket’s number, and confirms it by e-mail. Refusals: BAD_INPUT, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED.',
  })
  submitTicket(
    @Ctx() { deps, caller }: Context,
    @Arg('input', () => SubmitTicketInput, { description: 'Who asks, and what.' }) input: SubmitTicketInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<string> {
    return submitTicket(deps, caller, requireKey(key, caller.idempotencyKey), { ...input });
  }

  @Access('own')
  @Mutation(() => TicketThread, {
    description:
      'Writes on in an own ticket, which opens again. Refusals: NOT_FOUND, LIST_FULL, BAD_INPUT, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED.',
  })
  async replyToTicket(
    @Ctx() context: Context,
    @Arg('input', () => ReplyToTicketInput, { description: 'Which ticket, and what to say in it.' })
    input: ReplyToTicketInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<TicketThread> {
    const { deps, caller } = context;
    const actor = actorOf(context);
    return readOwnTicket(deps, actor, await replyToTicket(deps, actor, requireKey(key, caller.idempotencyKey), input));
  }

  @Access('anyone')
  @Mutation(() => Boolean, {
    description:
      'The same by the link of the e-mails, for who has no account. Refusals: NOT_FOUND, LIST_FULL, BAD_INPUT, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED.',
  })
  async replyAsVisitor(
    @Ctx() { deps, caller }: Context,
    @Arg('input', () => ReplyAsVisitorInput, { description: 'Which ticket, what opens it, and what to say in it.' })
    input: ReplyAsVisitorInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<boolean> {
    await replyAsVisitor(deps, caller, requireKey(key, caller.idempotencyKey), input);
    return true;
  }

  @Access('own')
  @Subscription(() => TicketThread, {
    nullable: true,
    description: 'An own ticket each time something is said or done in it. Refusals: NOT_FOUND.',
    subscribe: async ({ context, args }: { context: Context; args: { ticketId: string } }) => {
      const { userId } = actorOf(context);
      const mayRead = async () => (await readTicket(context.deps.db.read, args.ticketId))?.userId === userId;
      if (!(await mayRead())) throw new Refused('NOT_FOUND');
      return whileAllowed(context, context.live.subscribe('ticket', args.ticketId), { mayRead });
    },
  })
  ticketChanged(
    @Ctx() context: Context,
    @Arg('ticketId', () => ID, { description: 'As `Ticket.id` names it.' }) ticketId: string,
  ): Promise<TicketThread | null> {
    return readOwnTicket(context.deps, actorOf(context), ticketId);
  }
}
