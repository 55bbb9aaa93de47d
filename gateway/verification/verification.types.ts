import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { VerificationStatus } from '../../domain/accounts/roles.ts';
import type { VerificationOutcome } from '../../domain/verification/verification.ts';
import type { QueuedVerification } from '../../db/verification/verification.queries.ts';
import { Beside } from '../schema/beside.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { VerificationOutcomeEnum } from './verification.enums.ts';
import { VerificationStatusEnum, Player, loadPlayer } from '../accounts/index.ts';
import { Instant } from '../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'A request as its player sees it.' })
export class VerificationRequest {
  @Field(() => ID, { description: 'Names the request; staff decide it by this id.' })
  id!: string;

  @Field(() => VerificationOutcomeEnum, { description: 'What became of it.' })
  outcome!: VerificationOutcome;

  @Field(() => String, { nullable: true, description: 'Why the documents were refused.' })
  reason!: string | null;

  @Field(() => Instant, { description: 'When the documents were handed in.' })
  submittedAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When staff decided; null until then.' })
  decidedAt!: number | null;
}

/** WA-03, BC-09 */
@Access('own')
@ObjectType({ description: 'How far the caller’s proof of identity is, and what it takes.' })
export class Verification {
  @Field(() => VerificationStatusEnum, {
    description: 'How the account stands; `PENDING` has the limits of an unverified one.',
  })
  status!: VerificationStatus;

  @Field(() => VerificationRequest, { nullable: true, description: 'The latest; null before the first.' })
  request!: VerificationRequest | null;

  @Field(() => Boolean, { description: 'Whether a proof of identity is uploaded and waits to be handed in.' })
  hasIdentity!: boolean;

  @Field(() => Boolean, { description: 'Whether a proof of address is uploaded and waits to be handed in.' })
  hasAddress!: boolean;

  @Field(() => [String], { description: 'Media types of documents.' })
  documentTypes!: readonly string[];

  @Field(() => Int, { description: 'The most bytes that one document may have.' })
  documentBytesMax!: number;

  @Field(() => Int, { description: 'How many days old a proof of address may be.' })
  addressDaysMax!: number;

  @Field(() => Int, { description: 'How many hours after handing in a decision comes at the earliest, as a rule.' })
  decisionHoursMin!: number;

  @Field(() => Int, { description: 'How many hours after handing in a decision comes at the latest.' })
  decisionHoursMax!: number;
}

@InputType({ description: 'What goes with the uploaded documents.' })
export class SubmitVerificationInput {
  @Field(() => String, { description: 'The date on the proof of address, `YYYY-MM-DD`.' })
  addressIssuedOn!: string;
}

@Access('staff')
@ObjectType({
  description: 'Documents that wait for a decision; they are at `/api/verification/:id/identity` and `/address`.',
})
export class PendingVerification {
  @Field(() => ID, { description: 'Names the request: `decideVerification` takes it, and the paths of the documents.' })
  id!: string;

  @Field(() => ID, { description: 'The account that handed them in.' })
  userId!: string;

  @Beside('userId', () => loadPlayer)
  @Field(() => Player, { description: 'The player of that account.' })
  user?: Player;

  @Field(() => String, { description: 'The player’s username.' })
  username!: string;

  @Field(() => String, { description: 'The name that the player shows to others.' })
  displayName!: string;

  @Field(() => String, { description: '`YYYY-MM-DD`, as the player says.' })
  addressIssuedOn!: string;

  @Field(() => Instant, { description: 'When they were handed in.' })
  submittedAt!: number;

  @Field(() => Boolean, { description: 'Nobody decides over the own documents.' })
  isOwn!: boolean;
}

export const toPending =
  (staffId: string) =>
  (row: QueuedVerification): PendingVerification => ({ ...row, isOwn: row.userId === staffId });

@ObjectType({ description: 'A page of documents that wait for a decision.' })
export class PendingVerificationConnection extends connectionOf(PendingVerification, 'PendingVerification') {}

@InputType({ description: 'A decision over documents.' })
export class DecideVerificationInput {
  @Field(() => ID, { description: 'As `PendingVerification.id` names it.' })
  requestId!: string;

  @Field(() => Boolean, { description: 'True verifies the account, false refuses the documents.' })
  isVerified!: boolean;

  @Field(() => String, { defaultValue: '', description: 'The player reads it when the documents are refused.' })
  reason: string = '';

  @Field(() => String, {
    nullable: true,
    description:
      'The date of birth on the document, `YYYY-MM-DD`; kept with a yes. Without it the age of the terms counts as proven and no higher one.',
  })
  bornOn?: string | null;
}
