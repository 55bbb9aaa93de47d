import { Field, ID, ObjectType } from 'type-graphql';
import type { InspectionRow } from '../../db/security/inspection.table.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { Instant } from '../schema/scalars.ts';

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
