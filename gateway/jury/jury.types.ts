import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { DisputeType } from '../../domain/disputes/dispute.ts';
import type { Hurdle } from '../../domain/jury/juror.ts';
import { JURORS, type JuryChoice, VOTE_REASON_MAX, VOTE_REASON_MIN } from '../../domain/jury/jury.ts';
import { DisputeTypeEnum } from '../disputes/index.ts';
import { Access } from '../schema/access.ts';
import { Listed } from '../schema/listed.ts';
import { Instant } from '../schema/scalars.ts';
import {
  JurorHurdleEnum,
  JuryChoiceEnum,
  JuryEntryEnum,
  type JuryEntryKind,
  type JurySide,
  JurySideEnum,
} from './jury.enums.ts';

@Access('own')
@ObjectType({ description: 'One thing that was said in a case, without names.' })
export class JuryEntry {
  @Field(() => ID, { description: 'Tells the line from all others; no call takes it.' })
  id!: string;

  @Field(() => JurySideEnum, { nullable: true, description: 'Who says it; null where the server does.' })
  side!: JurySide | null;

  @Field(() => JuryEntryEnum, { description: 'What it is.' })
  kind!: JuryEntryKind;

  @Field(() => JurySideEnum, { nullable: true, description: 'Of a report: who has won by it; null otherwise.' })
  winner!: JurySide | null;

  @Field(() => String, { description: 'What is said, names and links covered; may be empty.' })
  words!: string;

  @Field(() => Boolean, { description: 'Whether a link came with it, which jurors do not see.' })
  hasLink!: boolean;

  @Field(() => Boolean, { description: 'Whether a file came with it, which jurors do not see.' })
  hasFile!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Whole minutes after the first line that has a time; null where it was not kept.',
  })
  afterMinutes!: number | null;
}

@Access('own')
@ObjectType({ description: 'A case as the juror reads it who was drawn for it.' })
export class JuryCase {
  @Field(() => ID, { description: 'What `castJuryVote` and `declineJuryCase` take.' })
  id!: string;

  @Field(() => String, { description: 'The game as people read it.' })
  gameTitle!: string;

  @Field(() => DisputeTypeEnum, { description: 'What it is about.' })
  type!: DisputeType;

  @Field(() => Instant, { description: 'Until when an answer counts.' })
  answerBy!: number;

  @Field(() => [JuryEntry], { description: 'What was said, in its order.' })
  timeline!: JuryEntry[];
}

@Access('own')
@ObjectType({ description: 'How the votes of a juror stand to what was decided.' })
export class JurorRecord {
  @Field(() => Int, { description: 'Votes that were cast.' })
  votes!: number;

  @Field(() => Int, { description: 'Of these, those in cases whose decision is final.' })
  judged!: number;

  @Field(() => Int, { description: 'Of these, those that the decision agreed with.' })
  agreed!: number;

  @Field(() => Int, { description: 'What the next vote weighs, in hundredths: 50 at first, 1 to 100.' })
  weight!: number;
}

@Access('own')
@ObjectType({ description: 'A vote that the caller cast.' })
export class PastJuryVote {
  @Field(() => ID, { description: 'Tells the vote from all others; no call takes it.' })
  id!: string;

  @Field(() => String, { description: 'The game of the case as people read it.' })
  gameTitle!: string;

  @Field(() => Instant, { description: 'When it was cast.' })
  votedAt!: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the decision agreed with it; null until that is final.',
  })
  isAgreed!: boolean | null;
}

@Access('own')
@ObjectType({ description: 'How the caller stands to the community jury.' })
export class JuryDuty {
  @Field(() => Boolean, { description: 'Whether there are juries at the moment.' })
  isOn!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller serves.' })
  isServing!: boolean;

  @Listed(6)
  @Field(() => [JurorHurdleEnum], { description: 'What keeps the caller from serving; empty where nothing does.' })
  hurdles!: Hurdle[];

  @Listed(5)
  @Field(() => [String], { description: 'The games in whose cases the caller can serve, as people read them.' })
  games!: string[];

  @Field(() => JuryCase, { nullable: true, description: 'The case that waits for the caller; null without one.' })
  case!: JuryCase | null;

  @Field(() => JurorRecord, { description: 'How earlier votes stand to what was decided.' })
  record!: JurorRecord;

  @Listed(20)
  @Field(() => [PastJuryVote], { description: 'The newest votes of the caller, 20 at the most.' })
  votes!: PastJuryVote[];
}

@InputType({ description: 'What a juror says of a case.' })
export class CastJuryVoteInput {
  @Field(() => ID, { description: 'As `JuryCase.id` names it.' })
  caseId!: string;

  @Field(() => JuryChoiceEnum, { description: 'Who has won, if anybody.' })
  choice!: JuryChoice;

  @Field(() => String, {
    description: `Why, for whoever decides: ${VOTE_REASON_MIN} to ${VOTE_REASON_MAX} characters.`,
  })
  reason!: string;
}

@Access('own')
@ObjectType({ description: 'What one juror said, without the name.' })
export class JuryOpinion {
  @Field(() => ID, { description: 'Tells the vote from all others; no call takes it.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The side that has won by it; null for nobody.' })
  sideName!: string | null;

  @Field(() => Int, { description: 'What it weighs, in hundredths.' })
  weight!: number;

  @Field(() => String, { description: 'Why.' })
  reason!: string;
}

@Access('own')
@ObjectType({
  description:
    'What a jury of three players made of a case. It is advice: staff decide. Staff read it when all three have voted, the parties after the decision.',
})
export class JuryAdvice {
  @Field(() => Instant, { description: 'When the last vote came.' })
  heardAt!: number;

  @Field(() => Boolean, { description: 'Whether no side has more weight than another.' })
  isDivided!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The side that most of the weight is for; null where it is divided, or for nobody.',
  })
  sideName!: string | null;

  @Field(() => Int, { description: 'How much of the weight is for it, in per cent.' })
  sharePercent!: number;

  @Listed(JURORS)
  @Field(() => [JuryOpinion], { description: 'What each juror said, for staff; empty for the parties.' })
  opinions!: JuryOpinion[];
}
