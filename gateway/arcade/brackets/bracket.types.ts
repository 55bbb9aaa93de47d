import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ENTRY_GAPS, type InputClass } from '../../../domain/arcade/games.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import type { ArcadeBracket as BracketRow } from '../../../db/arcade/bracket.table.ts';
import { Player } from '../../accounts/index.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { Amount } from '../../schema/amount.ts';
import { SumOf } from '../../schema/sum-of.ts';
import { Node } from '../../schema/node.ts';
import { CurrencyEnum } from '../../schema/enums.ts';
import { Instant } from '../../schema/scalars.ts';
import { ArcadeBracketStateEnum, InputClassEnum } from '../arcade.enums.ts';

const SMALLEST = 'In the smallest unit of the currency: cents, or whole coins.';

@Access('own')
@ObjectType({ description: 'A player of a bracket.' })
export class ArcadeBracketSeat {
  @Field(() => Player, { description: 'Who has the seat.' })
  player!: Player;

  @Field(() => Boolean, { description: 'Whether it is the caller.' })
  isOwn!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'The player’s seed, from 1, the best rating first; null until it is full.',
  })
  seed!: number | null;

  @Field(() => Int, { nullable: true, description: 'The player’s place: 1, 2, 3 or 5; null until it is over.' })
  place!: number | null;

  @Field(() => Int, {
    description: `What the player was paid; 0 until it is over. ${SMALLEST}`,
    deprecationReason: 'Until 2027-05-26: use `ArcadeBracketSeat.paidSum`.',
  })
  paid!: number;

  @SumOf('paid')
  @Field(() => Amount, { description: 'What the player was paid; 0 until it is over.' })
  paidSum?: Amount;

  /** For its sums; not part of the schema. */
  currency!: Currency;
}

@Access('own')
@ObjectType({ description: 'One of the two of a pair.' })
export class ArcadePairSide {
  @Field(() => Player, { nullable: true, description: 'Who it is; null where nobody came up.' })
  player!: Player | null;

  @Field(() => Boolean, { description: 'Whether it is the caller.' })
  isOwn!: boolean;

  @Field(() => Boolean, { description: 'Whether the player goes on, or has won the bracket.' })
  isThrough!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'What the player scored; null until the pair is decided, and for a run that does not count.',
  })
  score!: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The run, which players of the bracket can watch; null until the pair is decided.',
  })
  runId!: string | null;
}

@Access('own')
@ObjectType({ description: 'Two of a bracket, on a course of their own.' })
export class ArcadePair {
  @Field(() => Int, { description: 'Which round it is of, from 0.' })
  round!: number;

  @Field(() => Int, { description: 'Which pair of its round, from 0.' })
  n!: number;

  @Field(() => Instant, {
    nullable: true,
    description: 'When it is decided at the latest; null once it is, and where nobody has to play.',
  })
  dueAt!: number | null;

  @Field(() => Boolean, { description: 'Whether it is known who goes on, or that nobody does.' })
  isDecided!: boolean;

  @Field(() => Boolean, { description: 'Whether staff look at a run before it is decided.' })
  isHeld!: boolean;

  @Field(() => Boolean, { description: 'Whether the first course told nothing apart, and another one is played.' })
  isAgain!: boolean;

  @Listed(2)
  @Field(() => [ArcadePairSide], { description: 'Its two players; whoever has no opponent goes on without playing.' })
  sides!: ArcadePairSide[];
}

@Access('own')
@ObjectType({ implements: Node, description: 'Four or eight who play for one pool in pairs, round by round.' })
export class ArcadeBracket {
  @Field(() => ID, { description: 'Names the bracket in every other call, and in its page /arcade/bracket/:id.' })
  id!: string;

  @Field(() => ID, { description: 'The game, by its id, such as `spark-line`.' })
  game!: string;

  @Field(() => Int, { description: 'The version of the rules that it is played by.' })
  version!: number;

  @Field(() => CurrencyEnum, { description: 'What entry and fee are paid in.' })
  currency!: Currency;

  @Field(() => Int, {
    description: `What each player pays in, once for all rounds. ${SMALLEST}`,
    deprecationReason: 'Until 2027-05-26: use `ArcadeBracket.entrySum`.',
  })
  entry!: number;

  @SumOf('entry')
  @Field(() => Amount, { description: 'What each player pays in, once for all rounds.' })
  entrySum?: Amount;

  @Field(() => Int, {
    description: `The platform’s fee on top of the entry. ${SMALLEST}`,
    deprecationReason: 'Until 2027-05-26: use `ArcadeBracket.feeSum`.',
  })
  fee!: number;

  @SumOf('fee')
  @Field(() => Amount, { description: 'The platform’s fee on top of the entry.' })
  feeSum?: Amount;

  @Field(() => Int, { description: 'How many it is for: 4 or 8.' })
  size!: number;

  @Field(() => Int, { description: 'How many of its seats are taken.' })
  taken!: number;

  @Field(() => ArcadeBracketStateEnum, { description: 'How it stands.' })
  state!: BracketRow['state'];

  @Field(() => Instant, {
    nullable: true,
    description: 'Until when it has to be full, or everybody has everything back; null once it is full or over.',
  })
  dueAt!: number | null;

  @Field(() => [ArcadeBracketSeat], { description: 'Its players, by seed once it is full, before that as they came.' })
  seats!: ArcadeBracketSeat[];

  @Field(() => [ArcadePair], { description: 'All pairs that are known by now, round by round.' })
  pairs!: ArcadePair[];

  @Field(() => Boolean, { description: 'Whether the caller has a pair to play now.' })
  canPlay!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'The caller’s run of the pair that is played now; null before there is one.',
  })
  ownRunId!: string | null;
}

@InputType({ description: 'An entry to a bracket.' })
export class EnterArcadeBracketInput {
  @Field(() => ID, { description: 'The game, by its id, such as `spark-line`.' })
  game!: string;

  @Field(() => Int, {
    description: 'The version of the rules that the caller has loaded; only the one that is played now is taken.',
  })
  version!: number;

  @Field(() => CurrencyEnum, {
    defaultValue: 'BC',
    description: 'What it is paid in: `BC`, or `USD` where the game is offered for money.',
  })
  currency!: Currency;

  @Field(() => Int, {
    description: `What to pay for all rounds, in steps of ${ENTRY_GAPS.USD} cents or ${ENTRY_GAPS.BC} coins.`,
  })
  entry!: number;

  @Field(() => Int, { description: 'How many it is for: 4 or 8.' })
  size!: number;

  @Field(() => InputClassEnum, { description: 'With what the caller plays.' })
  inputClass!: InputClass;
}

@Access('own')
@ObjectType({ description: 'An open bracket in which the caller would get the next seat.' })
export class ArcadeBracketPlace {
  @Field(() => Int, { description: 'How many of its seats are taken.' })
  taken!: number;

  @Field(() => Instant, { description: 'Until when it has to be full, or everybody has everything back.' })
  dueAt!: number;
}
