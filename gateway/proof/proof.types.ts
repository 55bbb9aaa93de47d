import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Badge } from '../../domain/proof/badge.ts';
import type { Contradiction, Doubt, Seat, VerdictKind } from '../../domain/proof/cross-check.ts';
import type { FeedFlag } from '../../domain/proof/feed-facts.ts';
import type { EntryKind } from '../../domain/proof/feed-news.ts';
import type { FeedRefusal, Side } from '../../domain/proof/proof.schemas.ts';
import type { ProofMode } from '../../domain/proof/proof.settings.ts';
import { SeatEnum } from '../battles/index.ts';
import { Access } from '../schema/access.ts';
import { Node } from '../schema/node.ts';
import { Listed } from '../schema/listed.ts';
import { Instant } from '../schema/scalars.ts';
import { GameServer } from './feeds/server.types.ts';
import {
  ContradictionEnum,
  DoubtEnum,
  EntryKindEnum,
  FeedFlagEnum,
  FeedRefusalEnum,
  ProofBadgeEnum,
  ProofModeEnum,
  TeamSideEnum,
  VerdictEnum,
} from './proof.enums.ts';

@Access('own')
@ObjectType({ description: 'How the game of one player of a battle is heard.' })
export class FeedState {
  @Field(() => SeatEnum, { description: 'Which player it is.' })
  seat!: Seat;

  @Field(() => Boolean, { description: 'Whether the player has a file for the game; false for onlookers.' })
  hasKey!: boolean;

  @Field(() => Boolean, { description: 'Whether it was heard within the last minute.' })
  isHeard!: boolean;

  @Field(() => Instant, { nullable: true, description: 'To within some seconds; null before and for onlookers.' })
  heardAt!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Rounds won by its player; null before the match and for onlookers.',
  })
  own!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Rounds won by the other; null before the match and for onlookers.',
  })
  other!: number | null;

  @Field(() => [FeedFlagEnum], { description: 'Empty for onlookers.' })
  flags!: FeedFlag[];
}

@Access('own')
@ObjectType({ implements: Node, description: 'What the games of both players say of a battle.' })
export class BattleProof {
  @Field(() => ID, { description: 'The battle’s.' })
  id!: string;

  @Field(() => ProofModeEnum, {
    description: 'What the games’ word does now; of a battle that is over and was heard, what it did then.',
  })
  mode!: ProofMode;

  @Field(() => FeedState, { description: 'How the game of the player who opened the battle is heard.' })
  creator!: FeedState;

  @Field(() => FeedState, { description: 'How the game of the player in the second seat is heard.' })
  opponent!: FeedState;

  @Field(() => Int, {
    nullable: true,
    description:
      'Rounds of the creator as far as both games agree, for onlookers a minute late; null before the match.',
  })
  creatorRounds!: number | null;

  @Field(() => Int, { nullable: true, description: 'Rounds of the opponent, in the same way.' })
  opponentRounds!: number | null;

  @Field(() => VerdictEnum, { description: 'For onlookers once the battle is over.' })
  verdict!: VerdictKind;

  @Field(() => SeatEnum, {
    nullable: true,
    description: 'Whom the games name as the winner; null while they name nobody.',
  })
  winner!: Seat | null;

  @Field(() => Int, { description: 'Rounds in which both were heard.' })
  shared!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Milliseconds between the two, the median of all rounds; null unless both agree.',
  })
  skewMs!: number | null;

  @Field(() => ContradictionEnum, {
    nullable: true,
    description: 'What does not fit; null unless `verdict` is `CONTRADICTION`.',
  })
  contradiction!: Contradiction | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The round that does not fit; null where all fit, or it is no single one.',
  })
  round!: number | null;

  @Field(() => [DoubtEnum], { description: 'Why it is left to people; empty unless `verdict` is `REVIEW`.' })
  why!: Doubt[];

  @Field(() => String, {
    nullable: true,
    description: 'Of the timeline as it was at the end, SHA-256 in hex; null before, and where no game was heard.',
  })
  sha256!: string | null;

  @Field(() => ProofBadgeEnum, { nullable: true, description: 'What the result rests on; null before there is one.' })
  badge!: Badge | null;

  @Field(() => GameServer, {
    nullable: true,
    description: 'A server of the operator that was named for it; null without one, and for onlookers until the end.',
  })
  server!: GameServer | null;
}

@Access('own')
@ObjectType({ description: 'A line of the timeline of a battle.' })
export class FeedLine {
  @Field(() => SeatEnum, { description: 'Whose game told it.' })
  seat!: Seat;

  @Field(() => EntryKindEnum, { description: 'What it tells.' })
  kind!: EntryKind;

  @Field(() => Int, { description: 'Rounds won by its player after it.' })
  own!: number;

  @Field(() => Int, { description: 'Rounds won by the other player after it.' })
  other!: number;

  @Field(() => TeamSideEnum, {
    nullable: true,
    description:
      'Where its player stood in the round; null of all else, and where the game was not heard during the round.',
  })
  side!: Side | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether its player won the round; null of all else, and where the game was not heard during the round.',
  })
  isWon!: boolean | null;

  @Field(() => FeedFlagEnum, { nullable: true, description: 'What is odd; null unless `kind` is `FLAG`.' })
  flag!: FeedFlag | null;

  @Field(() => Instant, { description: 'When it was heard, by the server’s clock.' })
  at!: number;

  @Field(() => String, { description: 'Of the post that told it as it came, SHA-256 in hex.' })
  sha256!: string;
}

@Access('own')
@ObjectType({ description: 'How the caller’s game is connected.' })
export class GameFeed {
  @Field(() => ProofModeEnum, { description: 'What the games’ word does to battles now; with `OFF` no file is made.' })
  mode!: ProofMode;

  @Field(() => Instant, { nullable: true, description: 'When the file was made; null without one.' })
  madeAt!: number | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'When the game was last heard, to within some seconds; null before, and without a file.',
  })
  heardAt!: number | null;

  @Field(() => FeedRefusalEnum, {
    nullable: true,
    description: 'Why a post of the game was refused last; null where none was, and without a file.',
  })
  refusal!: FeedRefusal | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'When that was, to within some seconds; null where none was, and without a file.',
  })
  refusedAt!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The Steam account that the game plays with; null before it was heard.',
  })
  accountId!: string | null;

  @Field(() => Instant, { nullable: true, description: 'When that account was first heard; null before.' })
  linkedAt!: number | null;

  @Field(() => Boolean, {
    description: 'Whether the game of another player names the same account, so that neither settles a battle.',
  })
  isContested!: boolean;
}

@Access('own')
@ObjectType({ description: 'The file that connects a game; it is shown once.' })
export class FeedFile {
  @Field(() => String, {
    description: 'What it has to be called in the folder `game/csgo/cfg` of CS2, which reads it when it starts.',
  })
  name!: string;

  @Field(() => String, { description: 'What it says, with the key that lets the game speak for its player.' })
  text!: string;
}

@Access('staff')
@ObjectType({ description: 'How often the games said what, and how such battles ended.' })
export class VerdictCount {
  @Field(() => VerdictEnum, { description: 'What the games came to.' })
  verdict!: VerdictKind;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the one whom they name was paid; null where they name nobody.',
  })
  isOutcome!: boolean | null;

  @Field(() => Int, { description: 'How many battles ended like this.' })
  count!: number;
}

/** Timelines are as long as the longest match that two clients can tell of. */
export const ListedEntries = Listed(200);
