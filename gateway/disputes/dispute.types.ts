import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { formatCount } from '../../domain/shared/figures.ts';
import type { DisputeAction, DisputePriority, DisputeStatus, DisputeType } from '../../domain/disputes/dispute.ts';
import { DECISION_REASON_MAX } from '../../domain/disputes/disputes.schemas.ts';
import type { SubjectKind } from '../../domain/shared/subjects.ts';
import { Player } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { Node } from '../schema/node.ts';
import { connectionOf } from '../schema/connection.ts';
import { Listed } from '../schema/listed.ts';
import { Appeal } from './appeals/appeal.types.ts';
import { DisputeActionEnum, DisputePriorityEnum, DisputeStatusEnum, DisputeTypeEnum } from './dispute.enums.ts';
import { SubjectKindEnum } from '../schema/enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'A player or a team that can win a contest.' })
export class ContestSide {
  @Field(() => ID, { description: 'The id of the player or the team.' })
  id!: string;

  @Field(() => String, { description: 'The username, or what the team is called.' })
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
  @Field(() => ID, { description: 'Who says it, as `ContestSide.id` names it.' })
  sideId!: string;

  @Field(() => ContestSide, {
    nullable: true,
    description: 'The side of `sideId`; null where a tournament has paired others since.',
  })
  side!: ContestSide | null;

  @Field(() => ID, { description: 'The side that won by this word.' })
  winnerId!: string;

  @Field(() => ContestSide, {
    nullable: true,
    description: 'The side of `winnerId`; null where a tournament has paired others since.',
  })
  winner!: ContestSide | null;

  @Field(() => String, { description: 'As it was reported, e.g. 13–9; may be empty.' })
  score!: string;

  @Field(() => String, { nullable: true, description: 'The stream or recording; null without one.' })
  recordingUrl!: string | null;

  @Field(() => Instant, { nullable: true, description: 'Null where it was not kept.' })
  at!: number | null;
}

@Access('own')
@ObjectType('Contest', { description: 'What a dispute is about: stakes, sides and what they reported.' })
export class ContestView {
  @Field(() => ID, { description: 'Names the contest: a battle, a team battle or a match of a tournament.' })
  id!: string;

  @Field(() => String, { description: 'What the battle is called or, of any other kind, who plays whom.' })
  title!: string;

  @Field(() => String, { description: 'The game as people read it.' })
  gameTitle!: string;

  @Field(() => Cents, { description: 'What each side put in.' })
  stakeCents!: number;

  @Field(() => Cents, { description: 'What the winning side is paid.' })
  poolCents!: number;

  @Field(() => Cents, { description: 'What lies in escrow while it is undecided: all stakes and fees.' })
  heldCents!: number;

  @Listed(2)
  @Field(() => [ContestSide], {
    description: 'Who plays whom, the challenger first; empty where a tournament has paired others since.',
  })
  sides!: ContestSide[];

  @Field(() => ID, {
    nullable: true,
    description: 'Who won by the first report, which stands unless overturned; null without one.',
  })
  standingSideId!: string | null;

  @Field(() => ContestSide, { nullable: true, description: 'The side of `standingSideId`; null without one.' })
  standingSide!: ContestSide | null;

  @Field(() => Boolean, {
    description: 'Whether its money has moved: what staff decide then, where they can, puts it right.',
  })
  isOver!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'Who has won, as it stands; null where nobody has, and while it goes on.',
  })
  winnerSideId!: string | null;

  @Field(() => ContestSide, { nullable: true, description: 'The side of `winnerSideId`; null without one.' })
  winnerSide!: ContestSide | null;

  @Listed(2)
  @Field(() => [SideReport], { description: 'The first to speak first, as far as that is known.' })
  reports!: SideReport[];
}

@Access('own')
@ObjectType({ description: 'That somebody of the staff has opened a piece of evidence.' })
export class EvidenceReading {
  @Field(() => ID, { description: 'The piece, as `DisputeEvidence.id` names it.' })
  evidenceId!: string;

  @Field(() => String, { description: 'The username of who did.' })
  byName!: string;

  @Field(() => Instant, { description: 'When for the first time.' })
  at!: number;
}

@Access('own')
@ObjectType({ description: 'What a party of a dispute shows or says beside the report.' })
export class DisputeEvidence {
  @Field(() => ID, { description: 'Tells the piece from all others; `openEvidence` takes it.' })
  id!: string;

  @Field(() => Player, { description: 'Which party shows or says it.' })
  by!: Player;

  @Field(() => String, { description: 'May be empty where there is a link.' })
  words!: string;

  @Field(() => String, { nullable: true, description: 'A link that shows it; null without one.' })
  url!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A file, where the parties and staff fetch it; null without one.',
  })
  fileUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of its bytes as they are fetched, SHA-256 in hex; null without a file.',
  })
  fileSha256!: string | null;

  /** Shown to staff alone. */
  arrivedSha256!: string | null;

  @Field(() => Instant, { description: 'When it came.' })
  at!: number;
}

@Access('own')
@ObjectType({ description: 'That a side may still answer what the other one has brought last.' })
export class AnswerDue {
  @Field(() => ContestSide, { description: 'Which side.' })
  side!: ContestSide;

  @Listed(10)
  @Field(() => [Player], { description: 'Who may answer for it: one of them is enough.' })
  players!: Player[];

  @Field(() => Instant, { description: 'Until when decisions wait for it.' })
  until!: number;
}

@Access('own')
@ObjectType({ implements: Node, description: 'A contest whose result is contested; for its players and staff.' })
export class Dispute {
  @Field(() => ID, { description: 'Names the case in every other call.' })
  id!: string;

  @Field(() => SubjectKindEnum, { description: 'What kind of contest it is over.' })
  subjectKind!: SubjectKind;

  @Field(() => ID, { description: 'The contest’s id.' })
  subjectId!: string;

  @Field(() => Player, { nullable: true, description: 'Null when the reported results contradicted each other.' })
  reportedBy!: Player | null;

  @Field(() => DisputeTypeEnum, { description: 'What it is about.' })
  type!: DisputeType;

  @Field(() => String, {
    description:
      'What is wrong, in the words of who complains; set by the server where two reports contradict each other.',
  })
  description!: string;

  @Listed(10)
  @Field(() => [String], { description: 'Players whom the complaint names.' })
  usernames!: string[];

  @Listed(10)
  @Field(() => [String], { description: 'What it is filed under.' })
  tags!: string[];

  @Field(() => DisputePriorityEnum, {
    description:
      'How soon somebody should look: by the stake, one step sooner where two complaints about a party were found right in 90 days, and one more when nobody has decided in time.',
  })
  priority!: DisputePriority;

  @Field(() => DisputeStatusEnum, { description: 'Where it stands.' })
  status!: DisputeStatus;

  @Field(() => Instant, { description: 'When it was opened.' })
  submittedAt!: number;

  @Field(() => Instant, {
    nullable: true,
    description: 'When it goes to a senior moderator by itself; null once it did, or is decided.',
  })
  escalatesAt!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The username of who looks at it, decided it, or escalated it by hand; null where nobody has.',
  })
  assignedModerator!: string | null;

  @Field(() => [DisputeActionEnum], {
    description: 'What can be decided once no answer is due any more, ESCALATE before too; empty once it was.',
  })
  actions!: DisputeAction[];

  @Field(() => DisputeActionEnum, { nullable: true, description: 'Null until decided.' })
  action!: DisputeAction | null;

  @Field(() => String, { nullable: true, description: 'Why it was decided so; null until decided.' })
  reason!: string | null;

  @Field(() => Instant, { nullable: true, description: 'When it was decided; null until then.' })
  decidedAt!: number | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'Until when its parties may appeal against the decision; null where nobody may.',
  })
  appealableUntil!: number | null;

  @Field(() => Appeal, {
    nullable: true,
    description: 'Against the decision, at most one in a case; null without one.',
  })
  appeal!: Appeal | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'Until when decisions wait for an answer, the latest of `answersDue`; null where none is due.',
  })
  answerableUntil!: number | null;

  @Field(() => Instant, {
    nullable: true,
    description:
      'Until when both sides may bring something new; later only a side of `answersDue` may, once. Null where nobody has to decide.',
  })
  evidenceUntil!: number | null;

  @Listed(2)
  @Field(() => [AnswerDue], {
    description:
      'Which sides may still answer what the other one has brought last; nobody decides before. `waiveAnswer` ends it early.',
  })
  answersDue!: AnswerDue[];

  @Field(() => ContestView, { description: 'What is contested, with what was reported.' })
  contest!: ContestView;

  @Field(() => [DisputeEvidence], { description: 'In the order in which it came.' })
  evidence!: DisputeEvidence[];

  @Listed(10)
  @Field(() => [EvidenceReading], {
    description: 'Who of the staff has opened which evidence, the first of them first.',
  })
  readings!: EvidenceReading[];
}

export const DisputeConnection = connectionOf(Dispute, 'Dispute');

@InputType({ description: 'A decision over a dispute.' })
export class DecideDisputeInput {
  @Field(() => ID, { description: 'As `Dispute.id` names it.' })
  disputeId!: string;

  @Field(() => DisputeActionEnum, { description: 'One of `Dispute.actions`.' })
  action!: DisputeAction;

  @Field(() => ID, { nullable: true, description: 'Names the winning side where no result was reported.' })
  winnerId?: string | null;

  @Field(() => String, {
    description: `Why, for the parties to read: 1 to ${formatCount(DECISION_REASON_MAX)} characters.`,
  })
  reason!: string;
}

@InputType({ description: 'Words, a link, files, or several of them.' })
export class AddEvidenceInput {
  @Field(() => ID, { description: 'As `Dispute.id` names it.' })
  disputeId!: string;

  @Field(() => String, { defaultValue: '', description: 'At most 1,000 characters.' })
  words!: string;

  @Field(() => String, { defaultValue: '', description: 'A web link.' })
  evidenceUrl!: string;

  @Field(() => [ID], { defaultValue: [], description: 'Of files from `POST /api/uploads/evidence`; five at the most.' })
  fileIds!: string[];
}

@Access('own')
@ObjectType({ description: 'A contest that the caller can dispute now.' })
export class DisputableContest {
  @Field(() => SubjectKindEnum, { description: 'What kind of contest it is.' })
  kind!: SubjectKind;

  @Field(() => ContestView, { description: 'The contest, whose id `submitDispute` takes.' })
  contest!: ContestView;
}

/** HE-05, EN-46 */
@InputType({ description: 'What is wrong with a contest.' })
export class SubmitDisputeInput {
  @Field(() => ID, { description: 'The contest’s id.' })
  subjectId!: string;

  @Field(() => String, { defaultValue: '', description: 'Players of it whom it is about, between commas.' })
  usernames!: string;

  @Field(() => DisputeTypeEnum, { description: 'What it is about.' })
  type!: DisputeType;

  @Field(() => String, { description: 'At most 2,000 characters.' })
  description!: string;

  @Field(() => String, { defaultValue: '', description: 'A web link.' })
  evidenceUrl!: string;

  @Field(() => String, { defaultValue: '', description: 'Between commas; ten of 30 characters at the most.' })
  tags!: string;

  @Field(() => [ID], { defaultValue: [], description: 'Of files from `POST /api/uploads/evidence`; five at the most.' })
  fileIds!: string[];
}
