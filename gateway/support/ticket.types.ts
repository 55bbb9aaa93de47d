import { Field, ID, InputType, ObjectType } from 'type-graphql';
import {
  TICKET_MESSAGES_MAX,
  type TicketAction,
  type TicketStatus,
  type TicketVoice,
} from '../../domain/support/ticket.ts';
import { ATTACHMENTS_MAX } from '../../domain/shared/attachments.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { Listed } from '../schema/listed.ts';
import { Instant } from '../schema/scalars.ts';
import { TicketActionEnum, TicketStatusEnum, TicketVoiceEnum } from './ticket.enums.ts';

@Access('anyone')
@ObjectType({ description: 'A file that came with a message.' })
export class TicketFile {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  contentType!: string;

  @Field(() => String, { description: 'Where it is fetched, by who sent it and by staff.' })
  url!: string;
}

@Access('anyone')
@ObjectType({ description: 'What was said in a ticket.' })
export class TicketMessage {
  @Field(() => ID)
  id!: string;

  @Field(() => TicketVoiceEnum)
  voice!: TicketVoice;

  @Field(() => String, { nullable: true, description: 'Which of the staff, for staff; null otherwise.' })
  byName!: string | null;

  @Field(() => String)
  words!: string;

  @Field(() => Instant)
  at!: number;

  @Listed(ATTACHMENTS_MAX)
  @Field(() => [TicketFile])
  files!: TicketFile[];
}

/** `anyone`: a visitor opens it by its secret link, which is asked for before any of it is read. */
@Access('anyone')
@ObjectType({ description: 'What somebody asks of the staff (HE-04).' })
export class Ticket {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'What people read to each other.' })
  number!: string;

  @Field(() => String)
  subject!: string;

  @Field(() => TicketStatusEnum)
  status!: TicketStatus;

  @Field(() => Instant)
  createdAt!: number;

  @Field(() => Instant)
  changedAt!: number;
}

export const TicketConnection = connectionOf(Ticket, 'Ticket');

@Access('anyone')
@ObjectType({ description: 'A ticket with all that was said, for who wrote it.' })
export class TicketThread extends Ticket {
  @Listed(TICKET_MESSAGES_MAX)
  @Field(() => [TicketMessage], { description: 'In the order in which it was said.' })
  messages!: TicketMessage[];
}

@Access('staff')
@ObjectType({ description: 'A ticket as staff see it.' })
export class StaffTicket extends Ticket {
  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => ID, { nullable: true, description: 'The account; null for a visitor.' })
  userId!: string | null;

  @Field(() => String, { nullable: true })
  username!: string | null;

  @Field(() => Boolean, { description: 'Of a creator or VIP, who go first.' })
  isFirst!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller wrote it, who does not handle it then.' })
  isOwn!: boolean;

  @Field(() => ID, { nullable: true })
  assigneeId!: string | null;

  @Field(() => String, { nullable: true })
  assigneeName!: string | null;
}

export const StaffTicketConnection = connectionOf(StaffTicket, 'StaffTicket');

@Access('staff')
@ObjectType({ description: 'The same with all that was said, notes included.' })
export class StaffTicketThread extends StaffTicket {
  @Listed(TICKET_MESSAGES_MAX)
  @Field(() => [TicketMessage])
  messages!: TicketMessage[];
}

@InputType({ description: 'What staff are asked (EN-47).' })
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

@InputType()
export class ReplyToTicketInput {
  @Field(() => ID)
  ticketId!: string;

  @Field(() => String, { description: 'At most 4,000 characters.' })
  message!: string;

  @Field(() => [ID], { defaultValue: [], description: 'Of files from `POST /api/uploads/ticket`; five at the most.' })
  fileIds!: string[];
}

@InputType()
export class ReplyAsVisitorInput {
  @Field(() => ID)
  ticketId!: string;

  @Field(() => String, { description: 'From the link of the e-mail.' })
  token!: string;

  @Field(() => String, { description: 'At most 4,000 characters.' })
  message!: string;
}

@InputType()
export class HandleTicketInput {
  @Field(() => ID)
  ticketId!: string;

  @Field(() => TicketActionEnum)
  action!: TicketAction;

  @Field(() => String, { defaultValue: '', description: 'Of an answer or a note; may go with closing.' })
  words!: string;

  @Field(() => ID, { defaultValue: '', description: 'The newest message that was read, for answering and closing.' })
  seenMessageId!: string;
}
