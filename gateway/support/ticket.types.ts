import { Field, ID, InputType, ObjectType } from 'type-graphql';
import {
  TICKET_MESSAGES_MAX,
  type TicketAction,
  type TicketStatus,
  type TicketVoice,
} from '../../domain/support/ticket.ts';
import { ATTACHMENTS_MAX } from '../../domain/shared/attachments.ts';
import { Player, loadPlayer } from '../accounts/index.ts';
import { Beside } from '../schema/beside.ts';
import { Access } from '../schema/access.ts';
import { Node } from '../schema/node.ts';
import { connectionOf } from '../schema/connection.ts';
import { Listed } from '../schema/listed.ts';
import { Instant } from '../schema/scalars.ts';
import { TicketActionEnum, TicketStatusEnum, TicketVoiceEnum } from './ticket.enums.ts';

@Access('anyone')
@ObjectType({ description: 'A file that came with a message.' })
export class TicketFile {
  @Field(() => ID, { description: 'Tells the file from all others; it is fetched by `url`.' })
  id!: string;

  @Field(() => String, { description: 'What kind of file it is, e.g. image/png.' })
  contentType!: string;

  @Field(() => String, { description: 'Where it is fetched, by who sent it and by staff.' })
  url!: string;
}

@Access('anyone')
@ObjectType({ description: 'What was said in a ticket.' })
export class TicketMessage {
  @Field(() => ID, { description: 'Names the message, for `HandleTicketInput.seenMessageId`.' })
  id!: string;

  @Field(() => TicketVoiceEnum, { description: 'Who it is from.' })
  voice!: TicketVoice;

  @Field(() => String, { nullable: true, description: 'Which of the staff, for staff; null otherwise.' })
  byName!: string | null;

  @Field(() => String, { description: 'What was written.' })
  words!: string;

  @Field(() => Instant, { description: 'When it was written.' })
  at!: number;

  @Listed(ATTACHMENTS_MAX)
  @Field(() => [TicketFile], { description: 'What came with it; empty for most.' })
  files!: TicketFile[];
}

/** HE-04. `anyone`: a visitor opens it by its secret link, which is asked for before any of it is read. */
@Access('anyone')
@ObjectType({ description: 'What somebody asks of the staff.' })
export class Ticket {
  @Field(() => ID, { description: 'Names the ticket in every other call and in the address of its page.' })
  id!: string;

  @Field(() => String, { description: 'What people read to each other: twelve digits in fours, with dashes.' })
  number!: string;

  @Field(() => String, { description: 'What it is about, in its writer’s words.' })
  subject!: string;

  @Field(() => TicketStatusEnum, { description: 'Whom it waits for.' })
  status!: TicketStatus;

  @Field(() => Instant, { description: 'When it was written.' })
  createdAt!: number;

  @Field(() => Instant, { description: 'When something was last said or done in it.' })
  changedAt!: number;
}

export const TicketConnection = connectionOf(Ticket, 'Ticket');

@Access('anyone')
@ObjectType({ implements: Node, description: 'A ticket with all that was said, for who wrote it.' })
export class TicketThread extends Ticket {
  @Listed(TICKET_MESSAGES_MAX)
  @Field(() => [TicketMessage], { description: 'In the order in which it was said.' })
  messages!: TicketMessage[];
}

@Access('staff')
@ObjectType({ description: 'A ticket as staff see it.' })
export class StaffTicket extends Ticket {
  @Field(() => String, { description: 'As its writer gave it.' })
  firstName!: string;

  @Field(() => String, { description: 'As its writer gave it.' })
  lastName!: string;

  @Field(() => ID, { nullable: true, description: 'The account; null for a visitor.' })
  userId!: string | null;

  @Beside('userId', () => loadPlayer)
  @Field(() => Player, { nullable: true, description: 'The player of that account; null for a visitor.' })
  user?: Player | null;

  @Field(() => String, { nullable: true, description: 'The name of that account; null for a visitor.' })
  username!: string | null;

  @Field(() => Boolean, { description: 'Of a creator or VIP, who go first.' })
  isFirst!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller wrote it, who does not handle it then.' })
  isOwn!: boolean;

  @Field(() => ID, { nullable: true, description: 'The account of who looks after it; null for nobody.' })
  assigneeId!: string | null;

  @Beside('assigneeId', () => loadPlayer)
  @Field(() => Player, { nullable: true, description: 'Who looks after it; null for nobody.' })
  assignee?: Player | null;

  @Field(() => String, { nullable: true, description: 'The username of who looks after it; null for nobody.' })
  assigneeName!: string | null;
}

export const StaffTicketConnection = connectionOf(StaffTicket, 'StaffTicket');

@Access('staff')
@ObjectType({ implements: Node, description: 'The same with all that was said, notes included.' })
export class StaffTicketThread extends StaffTicket {
  @Listed(TICKET_MESSAGES_MAX)
  @Field(() => [TicketMessage], {
    description: 'In the order in which it was said; without the notes where the caller wrote the ticket.',
  })
  messages!: TicketMessage[];
}

/** EN-47 */
@InputType({ description: 'What staff are asked.' })
export class SubmitTicketInput {
  @Field(() => String, { description: 'At most 60 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'At most 60 characters.' })
  lastName!: string;

  @Field(() => String, { description: 'Of a member the address of the account counts.' })
  email!: string;

  @Field(() => String, { description: 'At most 120 characters.' })
  subject!: string;

  @Field(() => String, { description: 'At most 4,000 characters.' })
  message!: string;

  @Field(() => [ID], { defaultValue: [], description: 'Of files from `POST /api/uploads/ticket`; five at the most.' })
  fileIds!: string[];
}

@InputType({ description: 'What the caller writes on in an own ticket.' })
export class ReplyToTicketInput {
  @Field(() => ID, { description: 'As `Ticket.id` names it.' })
  ticketId!: string;

  @Field(() => String, { description: 'At most 4,000 characters.' })
  message!: string;

  @Field(() => [ID], { defaultValue: [], description: 'Of files from `POST /api/uploads/ticket`; five at the most.' })
  fileIds!: string[];
}

@InputType({ description: 'What somebody without an account writes on in a ticket.' })
export class ReplyAsVisitorInput {
  @Field(() => ID, { description: 'From the link of the e-mail.' })
  ticketId!: string;

  @Field(() => String, { description: 'From the link of the e-mail.' })
  token!: string;

  @Field(() => String, { description: 'At most 4,000 characters.' })
  message!: string;
}

@InputType({ description: 'What is done with a ticket.' })
export class HandleTicketInput {
  @Field(() => ID, { description: 'As `Ticket.id` names it.' })
  ticketId!: string;

  @Field(() => TicketActionEnum, {
    description: 'What to do; only a note where somebody else looks after it, unless the caller is senior.',
  })
  action!: TicketAction;

  @Field(() => String, { defaultValue: '', description: 'Of an answer or a note; may go with closing.' })
  words!: string;

  @Field(() => ID, { defaultValue: '', description: 'The newest message that was read, for answering and closing.' })
  seenMessageId!: string;
}
