import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ApprovalKind } from '../../../domain/admin/approvals.ts';
import type { ApprovalView } from '../../../db/admin/approval.queries.ts';
import { Access } from '../../schema/access.ts';
import { connectionOf } from '../../schema/connection.ts';
import { Instant } from '../../schema/scalars.ts';
import { ApprovalKindEnum } from '../admin.enums.ts';

@Access('administrator')
@ObjectType({ description: 'One thing that an approval changes.' })
export class ApprovalChange {
  @Field(() => String, { description: 'The key of a setting, the id of a flag, or `role`.' })
  key!: string;

  @Field(() => String, { description: 'What it was when it was asked for, as it is stored.' })
  from!: string;

  @Field(() => String, { description: 'What it becomes, as it is stored.' })
  to!: string;
}

@Access('administrator')
@ObjectType({ description: 'What an administrator asked for that waits for a second one.' })
export class Approval {
  @Field(() => ID, { description: 'Names the approval; `decideApproval` takes it.' })
  id!: string;

  @Field(() => ApprovalKindEnum, { description: 'What kind of thing waits.' })
  kind!: ApprovalKind;

  @Field(() => ID, { description: 'The account or the flag that it is about; `settings` for settings.' })
  subjectId!: string;

  @Field(() => String, { description: 'The username of that account, the id of the flag, or `settings`.' })
  subject!: string;

  @Field(() => [ApprovalChange], { description: 'Everything that changes, all of it or nothing.' })
  changes!: readonly ApprovalChange[];

  @Field(() => String, { description: 'Why, in the words of whoever asked.' })
  reason!: string;

  @Field(() => String, { description: 'The username of the administrator who asked.' })
  askedBy!: string;

  @Field(() => Instant, { description: 'When it was asked for.' })
  askedAt!: number;

  @Field(() => Instant, { description: 'When it lapses where nobody decides.' })
  lapsesAt!: number;
}

@Access('administrator')
@ObjectType({ description: 'A page of approvals that wait.' })
export class ApprovalConnection extends connectionOf(Approval, 'Approval') {}

@InputType({ description: 'A decision over what another administrator asked for.' })
export class DecideApprovalInput {
  @Field(() => ID, { description: 'As `Approval.id` names it.' })
  id!: string;

  @Field(() => Boolean, { description: 'True has it done; false refuses it, which whoever asked may do too.' })
  approves!: boolean;

  @Field(() => String, { description: 'Kept in the audit log; 1 to 2,000 characters.' })
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A code of the second factor, or the receipt of a passkey: asked for where it is done.',
  })
  proof?: string | null;
}

@Access('administrator')
@ObjectType({ description: 'What became of an approval.' })
export class DecidedApproval {
  @Field(() => ID, { description: 'Names the approval.' })
  id!: string;

  @Field(() => Boolean, { description: 'True where it was done, false where it was refused.' })
  isDone!: boolean;
}

export const toApproval = (view: ApprovalView, lapsesAt: number, subject: string): Approval => ({
  id: view.id,
  kind: view.kind,
  subjectId: view.subjectId,
  subject,
  changes: view.changes,
  reason: view.reason,
  askedBy: view.askedByName,
  askedAt: view.askedAt,
  lapsesAt,
});
