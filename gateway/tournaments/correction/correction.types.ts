import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CORRECTED_MAX, RULING_REASON_MAX } from '../../../domain/tournaments/tournaments.schemas.ts';
import { CAPACITY_MAX } from '../../../domain/tournaments/tournament.ts';
import { Player } from '../../accounts/index.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { Cents } from '../../schema/scalars.ts';

@InputType({ description: 'The result of a match, as it ought to have been.' })
export class CorrectedResultFields {
  @Field(() => Int, { description: 'The match, as in `BracketMatch.match`.' })
  match!: number;

  @Field(() => ID, { nullable: true, description: 'The player who won; null where nobody did.' })
  winnerId?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Of a table: ended level. Only without a winner.' })
  isDraw!: boolean;

  @Field(() => [Int], {
    nullable: true,
    description: 'Games won, in the order of the slots; null where it was not played.',
  })
  games?: number[] | null;
}

@InputType({ description: 'What was found of a player.' })
export class VerdictFields {
  @Field(() => ID, { description: 'A player of the tournament.' })
  userId!: string;

  @Field(() => Boolean, {
    description: 'Whether the player has cheated; `false` takes an earlier verdict back.',
  })
  isCheat!: boolean;
}

@InputType({ description: 'What is to be put right in a tournament that was paid; a result or a verdict at least.' })
export class TournamentCorrectionFields {
  @Field(() => ID, { description: 'The id of the tournament.' })
  tournamentId!: string;

  @Field(() => [CorrectedResultFields], {
    defaultValue: [],
    description: `At most ${CORRECTED_MAX}, each of another match; with those of \`TournamentCorrection.open\`.`,
  })
  results!: CorrectedResultFields[];

  @Field(() => [VerdictFields], {
    defaultValue: [],
    description: `At most ${CORRECTED_MAX}, each of another player.`,
  })
  verdicts!: VerdictFields[];
}

@InputType({ description: 'The decision to put a tournament right.' })
export class TournamentCorrectionDecisionFields extends TournamentCorrectionFields {
  @Field(() => Int, { description: 'As in `TournamentCorrection.version`; refused where results have changed since.' })
  version!: number;

  @Field(() => String, { description: `What everybody reads: 1 to ${RULING_REASON_MAX} characters.` })
  reason!: string;
}

@Access('own')
@ObjectType({ description: 'A match and the two of whom something is said.' })
export class OpenMatch {
  @Field(() => Int, { description: 'As in `BracketMatch.match`.' })
  match!: number;

  @Field(() => [Int], { description: 'The seeds of the two.' })
  slots!: readonly number[];
}

@InputType({ description: 'A decision that is thought of: exactly one of the three.' })
export class TournamentOutlookFields {
  @Field(() => ID, { description: 'The id of the tournament.' })
  tournamentId!: string;

  @Field(() => CorrectedResultFields, { nullable: true, description: 'A result to be set.' })
  result?: CorrectedResultFields | null;

  @Field(() => Int, { nullable: true, description: 'A match whose result is to be taken back.' })
  undone?: number | null;

  @Field(() => VerdictFields, { nullable: true, description: 'Who is to be sent out, and whether for cheating.' })
  out?: VerdictFields | null;
}

@Access('own')
@ObjectType({ description: 'What would be paid to an entrant.' })
export class TournamentPayout {
  @Field(() => String, { description: 'What the player, or the team, is called.' })
  name!: string;

  @Field(() => Int, { nullable: true, description: 'The place; null for none.' })
  place!: number | null;

  @Field(() => Cents, { description: 'The prize; a team divides it.' })
  cents!: number;
}

@Access('own')
@ObjectType({ description: 'What a decision over a running tournament would come to.' })
export class TournamentOutlook {
  @Field(() => String, {
    description: 'Goes with the decision, which is refused where it would come to something else by then.',
  })
  mark!: string;

  @Field(() => [OpenMatch], { description: 'Results that would fall with it.' })
  @Listed(CAPACITY_MAX / 2)
  fallen!: readonly OpenMatch[];

  @Field(() => [OpenMatch], {
    description: 'Matches that are called, or under way, and would not be played any more between these two.',
  })
  @Listed(CAPACITY_MAX / 2)
  stopped!: readonly OpenMatch[];

  @Field(() => [OpenMatch], { description: 'Matches that would be called by it.' })
  @Listed(CAPACITY_MAX / 2)
  called!: readonly OpenMatch[];

  @Field(() => [String], {
    description: 'Names of who would be told, in the order of seeds; of a team everybody who plays for it.',
  })
  @Listed(CAPACITY_MAX)
  told!: readonly string[];

  @Field(() => [TournamentPayout], {
    description:
      'What would be paid if the tournament ends by it; empty while it goes on. Nothing is paid before the end.',
  })
  @Listed(CAPACITY_MAX)
  prizes!: readonly TournamentPayout[];
}

@Access('administrator')
@ObjectType({ description: 'How a player would fare otherwise.' })
export class TournamentShift {
  @Field(() => Player, { description: 'The player whom it concerns.' })
  player!: Player;

  @Field(() => Int, { nullable: true, description: 'The place up to now; null for none.' })
  formerPlace!: number | null;

  @Field(() => Int, { nullable: true, description: 'The place from then on; null for none.' })
  place!: number | null;

  @Field(() => Cents, { description: 'What the player would be paid; negative for what would be taken back.' })
  cents!: number;

  @Field(() => Cents, {
    description: 'Of what would be taken back, what the wallet does not hold any more: it would be owed.',
  })
  owedCents!: number;
}

@Access('administrator')
@ObjectType({ description: 'What a correction would come to.' })
export class TournamentCorrection {
  @Field(() => Int, { description: 'The state of the tournament that it was reckoned from.' })
  version!: number;

  @Field(() => [OpenMatch], {
    description: 'Matches that would be left without a result, which the decision has to name too.',
  })
  @Listed(CAPACITY_MAX / 2)
  open!: readonly OpenMatch[];

  @Field(() => [TournamentShift], {
    description:
      'Everybody whose place or money would change, in the order of seeds. Not the last word before all is decided.',
  })
  @Listed(CAPACITY_MAX)
  shifts!: readonly TournamentShift[];

  @Field(() => Int, { description: 'How many results would fall that were not named.' })
  fallen!: number;

  @Field(() => [String], {
    description:
      'Names of who would be told, in the order of seeds, beside the organiser; of a team everybody who plays for it.',
  })
  @Listed(CAPACITY_MAX)
  told!: readonly string[];

  @Field(() => Cents, {
    description:
      'Of what the organiser had added: what would come back, or, below zero, what would be taken into the pool again.',
  })
  guaranteeCents!: number;
}
