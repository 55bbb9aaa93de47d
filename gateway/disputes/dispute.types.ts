import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { DisputeAction, DisputePriority, DisputeStatus, DisputeType } from '../../domain/disputes/dispute.ts';
import type { SubjectKind } from '../../domain/shared/subjects.ts';
import { Player } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { Listed } from '../schema/listed.ts';
import { Appeal } from './appeal.types.ts';
import { DisputeActionEnum, DisputePriorityEnum, DisputeStatusEnum, DisputeTypeEnum } from './dispute.enums.ts';
import { SubjectKindEnum } from '../schema/enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'A player or a team that can win a contest.' })
export class ContestSide {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  /** As many as a team may have. */
  @Listed(10)
  @Field(() => [Player], { description: 'Who plays on it.' })
  players!: Player[];

  @Field(() => Cents, { description: 'Stakes and fees of this side that were held.' })
  heldCents!: number;
}

@Access('own')
@ObjectType({ description: 'What one side said of the result.' })
export class SideReport {
  @Field(() => ID)
  sideId!: string;

  @Field(() => ID, { description: 'The side that won by this word.' })
  winnerId!: string;

  @Field(() => String)
  score!: string;

  @Field(() => String, { nullable: true, description: 'The stream or recording.' })
  recordingUrl!: string | null;

  @Field(() => Instant, { nullable: true, description: 'Null where it was not kept.' })
  at!: number | null;
}

@Access('own')
@ObjectType('Contest', { description: 'What a dispute is about: stakes, sides and what they reported.' })
export class ContestView {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  gameTitle!: string;

  @Field(() => Cents, { description: 'What each side put in.' })
  stakeCents!: number;

  @Field(() => Cents, { description: 'What the winning side is paid.' })
  poolCents!: number;

  @Field(() => Cents, { description: 'What lies in escrow while it is undecided: all stakes and fees.' })
  heldCents!: number;

  @Listed(2)
  @Field(() => [ContestSide])
  sides!: ContestSide[];

  @Field(() => ID, { nullable: true, description: 'Who won by the first report, which stands unless overturned.' })
  standingSideId!: string | null;

  @Field(() => Boolean, { description: 'Whether its money has moved: what staff decide then puts it right.' })
  isOver!: boolean;

  @Field(() => ID, { nullable: true, description: 'Who has won by the outcome that holds; null without one.' })
  winnerSideId!: string | null;

  @Listed(2)
  @Field(() => [SideReport], { description: 'The first to speak first, as far as that is known.' })
  reports!: SideReport[];
}

@Access('own')
@ObjectType({ description: 'What a party of a dispute shows or says beside the report.' })
export class DisputeEvidence {
  @Field(() => ID)
  id!: string;

  @Field(() => Player)
  by!: Player;

  @Field(() => String, { description: 'May be empty where there is a link.' })
  words!: string;

  @Field(() => String, { nullable: true })
  url!: string | null;

  @Field(() => String, { nullable: true, description: 'A file, where the parties and staff fetch it.' })
  fileUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Of its bytes as they came, SHA-256 in hex.' })
  fileSha256!: string | null;

  @Field(() => Instant)
  at!: number;
}

@Access('own')
@ObjectType({ description: 'A contest whose result is contested; for its players and staff.' })
export class Dispute {
  @Field(() => ID)
  id!: string;

  @Field(() => SubjectKindEnum)
  subjectKind!: SubjectKind;

  @Field(() => ID, { description: 'The contest’s id.' })
  subjectId!: string;

  @Field(() => Player, { nullable: true, description: 'Null when the reported results contradicted each other.' })
  reportedBy!: Player | null;

  @Field(() => DisputeTypeEnum)
  type!: DisputeType;

  @Field(() => String)
  description!: string;

  @Listed(10)
  @Field(() => [String], { description: 'Players whom the complaint names (EN-46).' })
  usernames!: string[];

  @Listed(10)
  @Field(() => [String], { description: 'What it is filed under.' })
  tags!: string[];

  @Field(() => DisputePriorityEnum)
  priority!: DisputePriority;

  @Field(() => DisputeStatusEnum)
  status!: DisputeStatus;

  @Field(() => Instant)
  submittedAt!: number;

  @Field(() => Instant, {
    nullable: true,
    description: 'When it goes to a senior moderator by itself; null once it did, or is decided.',
  })
  escalatesAt!: number | null;

  @Field(() => String, { nullable: true })
  assignedModerator!: string | null;

  @Field(() => [DisputeActionEnum], { description: 'What can be decided; empty once it was.' })
  actions!: DisputeAction[];

  @Field(() => DisputeActionEnum, { nullable: true, description: 'Null until decided.' })
  action!: DisputeAction | null;

  @Field(() => String, { nullable: true, description: 'Why it was decided so.' })
  reason!: string | null;

  @Field(() => Instant, { nullable: true })
  decidedAt!: number | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'Until when its parties may appeal against the decision; null where nobody may (BC-13).',
  })
  appealableUntil!: number | null;

  @Field(() => Appeal, { nullable: true, description: 'Against the decision; at most one in a case.' })
  appeal!: Appeal | null;

  @Field(() => ContestView)
  contest!: ContestView;

  @Field(() => [DisputeEvidence], { description: 'In the order in which it came.' })
  evidence!: DisputeEvidence[];
}

export const DisputeConnection = connectionOf(Dispute, 'Dispute');

@InputType()
export class DecideDisputeInput {
  @Field(() => ID)
  disputeId!: string;

  @Field(() => DisputeActionEnum)
  action!: DisputeAction;

  @Field(() => ID, { nullable: true, description: 'Names the winning side where no result was reported.' })
  winnerId?: string | null;

  @Field(() => String)
  reason!: string;
}

@InputType({ description: 'Words, a link, files, or several of them.' })
export class AddEvidenceInput {
  @Field(() => ID)
  disputeId!: string;

  @Field(() => String, { defaultValue: '', description: 'At most 1,000 characters.' })
  words!: string;

  @Field(() => String, { defaultValue: '', description: 'An http or https link.' })
  evidenceUrl!: string;

  @Field(() => [ID], { defaultValue: [], description: 'Of files from `POST /api/uploads/evidence`; five at the most.' })
  fileIds!: string[];
}

@Access('own')
@ObjectType({ description: 'A contest that the caller can dispute now.' })
export class DisputableContest {
  @Field(() => SubjectKindEnum)
  kind!: SubjectKind;

  @Field(() => ContestView)
  contest!: ContestView;
}

@InputType({ description: 'What is wrong with a contest (HE-05, EN-46).' })
export class SubmitDisputeInput {
  @Field(() => ID, { description: 'The contest’s id.' })
  subjectId!: string;

  @Field(() => String, { defaultValue: '', description: 'Players of it whom it is about, between commas.' })
  usernames!: string;

  @Field(() => DisputeTypeEnum)
  type!: DisputeType;

  @Field(() => String, { description: 'At most 2,000 characters.' })
  description!: string;

  @Field(() => String, { defaultValue: '', description: 'An http or https link.' })
  evidenceUrl!: string;

  @Field(() => String, { defaultValue: '', description: 'Between commas; ten of 30 characters at the most.' })
  tags!: string;

  @Field(() => [ID], { defaultValue: [], description: 'Of files from `POST /api/uploads/evidence`; five at the most.' })
  fileIds!: string[];
}
