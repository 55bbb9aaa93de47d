import { Field, ID, ObjectType } from 'type-graphql';
import type { InspectionRow } from '../../../db/security/inspection.table.ts';
import { STAFF_LOOKS, type StaffLook } from '../../../domain/security/staff-looks.ts';
import { graphqlEnum } from '../../schema/enums.ts';
import { Access } from '../../schema/access.ts';
import { connectionOf } from '../../schema/connection.ts';
import { Instant } from '../../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'That an administrator saw what a player sees; nothing could be changed meanwhile.' })
export class Inspection {
  @Field(() => ID, { description: 'The id of the inspection.' })
  id!: string;

  @Field(() => String, { description: 'Why, in the words of the administrator.' })
  reason!: string;

  @Field(() => Instant, { description: 'When it began.' })
  startedAt!: number;

  @Field(() => Instant, { description: 'When it ended, or ends at the latest.' })
  endsAt!: number;
}

export const toInspection = ({ id, reason, startedAt, expiresAt, endedAt }: InspectionRow): Inspection => ({
  id,
  reason,
  startedAt,
  endsAt: endedAt ?? expiresAt,
});

export const StaffLookEnum = graphqlEnum('StaffLook', 'What staff looked at of an account.', STAFF_LOOKS, {
  account: 'Its page: address, devices, limits, money and what was reported.',
  identity: 'The document that proves who the player is.',
  address: 'The document that proves where the player lives.',
  'tax-year': 'The figures of a calendar year.',
  'tax-list': 'A list of the large payouts of a year, with the account on it.',
  'risk-evidence': 'What signals about the account rest on.',
});

@Access('own')
@ObjectType({ description: 'That staff looked at something of the caller’s account; within an hour it is one look.' })
export class AccountLook {
  @Field(() => ID, { description: 'Tells the look from all others; no call takes it.' })
  id!: string;

  @Field(() => StaffLookEnum, { description: 'What it was.' })
  what!: StaffLook;

  @Field(() => Instant, { description: 'When it was, or began.' })
  at!: number;
}

@ObjectType({ description: 'A page of looks.' })
export class AccountLookConnection extends connectionOf(AccountLook, 'AccountLook') {}

@ObjectType({ description: 'A page of inspections.' })
export class InspectionConnection extends connectionOf(Inspection, 'Inspection') {}

@Access('own')
@ObjectType({ description: 'That the caller is an administrator who sees what the viewer sees.' })
export class Inspecting {
  @Field(() => String, { description: 'Why, in the words of the administrator.' })
  reason!: string;

  @Field(() => Instant, { description: 'When it ends by itself.' })
  expiresAt!: number;
}
