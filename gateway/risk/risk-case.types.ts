import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  CASE_NOTES_MAX,
  CASE_PLAYERS_MAX,
  CASE_SIGNALS_MAX,
  type RiskAction,
  type RiskState,
} from '../../domain/risk/risk-case.ts';
import type { SignalKind } from '../../domain/risk/score.ts';
import { Player, loadPlayer } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { Beside } from '../schema/beside.ts';
import { connectionOf } from '../schema/connection.ts';
import { Listed } from '../schema/listed.ts';
import { Node } from '../schema/node.ts';
import { Cents, Instant } from '../schema/scalars.ts';
import { AlertKindEnum } from '../wallet/index.ts';
import { RiskActionEnum, RiskEvidenceKindEnum, RiskStateEnum, type ShownKind } from './risk-case.enums.ts';

@Access('staff')
@ObjectType({ description: 'What the signals of one kind add to the score of a case.' })
export class RiskScorePart {
  @Field(() => AlertKindEnum, { description: 'The kind of the signals.' })
  kind!: SignalKind;

  @Field(() => Int, { description: 'How many there are.' })
  count!: number;

  @Field(() => Int, { description: 'What they add; more than three add no more.' })
  points!: number;
}

@Access('staff')
@ObjectType({
  description: 'Signals about the same players, for staff to look into. Nothing is done to a player by a case.',
})
export class RiskCase {
  @Field(() => ID, { description: 'Names the case in every other call and in the address of its page.' })
  id!: string;

  @Field(() => RiskStateEnum, { description: 'Whether it waits for staff.' })
  state!: RiskState;

  @Field(() => Int, { description: 'Its place in the list, the sum of its parts; no verdict on anybody.' })
  score!: number;

  @Listed(8)
  @Field(() => [RiskScorePart], { description: 'What the score is made of, the heaviest first.' })
  parts!: RiskScorePart[];

  @Listed(CASE_PLAYERS_MAX)
  @Field(() => [Player], { description: 'Whom it is about, in the order of names.' })
  players!: Player[];

  @Field(() => ID, { nullable: true, description: 'The account of who looks after it; null for nobody.' })
  assigneeId!: string | null;

  @Beside('assigneeId', () => loadPlayer)
  @Field(() => Player, { nullable: true, description: 'Who looks after it; null for nobody.' })
  assignee?: Player | null;

  @Field(() => String, { nullable: true, description: 'The username of who looks after it; null for nobody.' })
  assigneeName!: string | null;

  @Field(() => Instant, { description: 'When its first signal came in.' })
  openedAt!: number;

  @Field(() => Instant, { description: 'Of its latest signal.' })
  lastSignalAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When it was closed; null before.' })
  closedAt!: number | null;
}

@ObjectType({ description: 'A page of cases.' })
export class RiskCaseConnection extends connectionOf(RiskCase, 'RiskCase') {}

@Access('staff')
@ObjectType({ description: 'An alert as part of a case.' })
export class RiskSignal {
  @Field(() => ID, { description: 'The alert, as `StaffAlert.id` names it.' })
  id!: string;

  @Field(() => AlertKindEnum, { description: 'What it is about.' })
  kind!: SignalKind;

  @Field(() => String, { description: 'What was found, in one English sentence.' })
  sentence!: string;

  @Field(() => Instant, { description: 'When it was found first.' })
  at!: number;

  @Field(() => Instant, { nullable: true, description: 'When the alert was resolved; null while it is open.' })
  resolvedAt!: number | null;
}

@Access('staff')
@ObjectType({ description: 'What one of the staff wrote in a case.' })
export class RiskNote {
  @Field(() => ID, { description: 'Tells the note from all others.' })
  id!: string;

  @Field(() => RiskActionEnum, { description: 'What was done with these words.' })
  action!: RiskAction;

  @Field(() => String, { description: 'The username of who wrote it.' })
  byName!: string;

  @Field(() => String, { description: 'What was written.' })
  words!: string;

  @Field(() => Instant, { description: 'When it was written.' })
  at!: number;
}

@Access('staff')
@ObjectType({ implements: Node, description: 'A case with its signals and what staff wrote.' })
export class RiskCaseFile extends RiskCase {
  @Listed(CASE_SIGNALS_MAX)
  @Field(() => [RiskSignal], { description: 'In the order of time.' })
  signals!: RiskSignal[];

  @Listed(CASE_NOTES_MAX)
  @Field(() => [RiskNote], { description: 'In the order in which they were written.' })
  notes!: RiskNote[];
}

@Access('staff')
@ObjectType({ description: 'Something that a signal rests on.' })
export class RiskEvidence {
  @Field(() => ID, { description: 'The signal, as `RiskSignal.id` names it.' })
  signalId!: string;

  @Field(() => RiskEvidenceKindEnum, { description: 'What it is.' })
  kind!: ShownKind;

  @Field(() => ID, {
    description: 'The id of the battle, run, payment or method; eight characters that tell a place from others.',
  })
  id!: string;

  @Field(() => String, {
    description: 'The title of a battle or a game, the name of a method or a browser; empty for a network.',
  })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'As much of a destination as may be shown, or the signs of a run; null for others.',
  })
  detail!: string | null;

  @Field(() => [String], { description: 'The usernames of those to whom it belongs.' })
  players!: string[];

  @Field(() => String, { nullable: true, description: 'The username of who won a battle; null for others.' })
  winner!: string | null;

  @Field(() => Cents, { nullable: true, description: 'The stake or the payment; null where there is none.' })
  amountCents!: number | null;

  @Field(() => String, { nullable: true, description: 'How it stands, as in `charged-back`; null for a place.' })
  status!: string | null;

  @Field(() => Instant, { nullable: true, description: 'When it was, or was last seen.' })
  at!: number | null;
}

@InputType({ description: 'What is done with a case.' })
export class HandleRiskCaseInput {
  @Field(() => ID, { description: 'As `RiskCase.id` names it.' })
  caseId!: string;

  @Field(() => RiskActionEnum, {
    description: 'What to do; only a note where somebody else looks after it, unless the caller is senior.',
  })
  action!: RiskAction;

  @Field(() => String, {
    defaultValue: '',
    description: 'A note, or why it is watched, closed or opened again; at most 2,000 characters.',
  })
  words!: string;

  @Field(() => Int, { defaultValue: 0, description: 'How many signals were seen, for watching and closing.' })
  seenSignals!: number;
}
