import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { VerificationStatus } from '../../domain/accounts/roles.ts';
import type { VerificationOutcome } from '../../domain/verification/verification.ts';
import type { QueuedVerification } from '../../db/verification/verification.queries.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { VerificationOutcomeEnum } from './verification.enums.ts';
import { VerificationStatusEnum } from '../accounts/index.ts';
import { Instant } from '../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'A request as its player sees it.' })
export class VerificationRequest {
  @Field(() => ID)
  id!: string;

  @Field(() => VerificationOutcomeEnum)
  outcome!: VerificationOutcome;

  @Field(() => String, { nullable: true, description: 'Why the documents were refused.' })
  reason!: string | null;

  @Field(() => Instant)
  submittedAt!: number;

  @Field(() => Instant, { nullable: true })
  decidedAt!: number | null;
}

@Access('own')
@ObjectType({ description: 'How far the caller’s proof of identity is, and what it takes (WA-03, BC-09).' })
export class Verification {
  @Field(() => VerificationStatusEnum)
  status!: VerificationStatus;

  @Field(() => VerificationRequest, { nullable: true, description: 'The latest; null before the first.' })
  request!: VerificationRequest | null;

  @Field(() => Boolean, { description: 'Whether a proof of identity is uploaded and waits to be handed in.' })
  hasIdentity!: boolean;

  @Field(() => Boolean)
  hasAddress!: boolean;

  @Field(() => [String], { description: 'Media types of documents.' })
  documentTypes!: readonly string[];

  @Field(() => Int)
  documentBytesMax!: number;

  @Field(() => Int, { description: 'How many days old a proof of address may be.' })
  addressDaysMax!: number;

  @Field(() => Int, { description: 'Within so many hours of handing in.' })
  decisionHoursMin!: number;

  @Field(() => Int)
  decisionHoursMax!: number;
}

@InputType()
export class SubmitVerificationInput {
  @Field(() => String, { description: 'The date on the proof of address, `YYYY-MM-DD`.' })
  addressIssuedOn!: string;
}

@Access('staff')
@ObjectType({
  description: 'Documents that wait for a decision; they are at `/api/verification/:id/identity` and `/address`.',
})
export class PendingVerification {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  username!: string;

  @Field(() => String)
  displayName!: string;

  @Field(() => String, { description: '`YYYY-MM-DD`, as the player says.' })
  addressIssuedOn!: string;

  @Field(() => Instant)
  submittedAt!: number;

  @Field(() => Boolean, { description: 'Nobody decides over the own documents.' })
  isOwn!: boolean;
}

export const toPending =
  (staffId: string) =>
  (row: QueuedVerification): PendingVerification => ({ ...row, isOwn: row.userId === staffId });

@ObjectType()
export class PendingVerificationConnection extends connectionOf(PendingVerification, 'PendingVerification') {}

@InputType()
export class DecideVerificationInput {
  @Field(() => ID)
  requestId!: string;

  @Field(() => Boolean)
  isVerified!: boolean;

  @Field(() => String, { defaultValue: '', description: 'The player reads it when the documents are refused.' })
  reason: string = '';
}
