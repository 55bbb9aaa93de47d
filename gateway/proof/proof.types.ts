import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Badge } from '../../domain/proof/badge.ts';
import type { Contradiction, Doubt, Seat, VerdictKind } from '../../domain/proof/cross-check.ts';
import type { FeedFlag } from '../../domain/proof/feed-facts.ts';
import type { EntryKind } from '../../domain/proof/feed-news.ts';
import type { Side } from '../../domain/proof/proof.schemas.ts';
import type { ProofMode } from '../../domain/shared/settings.ts';
import { SeatEnum } from '../battles/index.ts';
import { Access } from '../schema/access.ts';
import { Listed } from '../schema/listed.ts';
import { Instant } from '../schema/scalars.ts';
import {
  ContradictionEnum,
  DoubtEnum,
  EntryKindEnum,
  FeedFlagEnum,
  ProofBadgeEnum,
  ProofModeEnum,
  TeamSideEnum,
  VerdictEnum,
} from './proof.enums.ts';

@Access('own')
@ObjectType({ description: 'How the game of one player of a battle is heard.' })
export class FeedState {
  @Field(() => SeatEnum)
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

  @Field(() => Int, { nullable: true, description: 'Rounds won by the other.' })
  other!: number | null;

  @Field(() => [FeedFlagEnum], { description: 'Empty for onlookers.' })
  flags!: FeedFlag[];
}

@Access('own')
@ObjectType({ description: 'What the games of both players say of a battle.' })
export class BattleProof {
  @Field(() => ID, { description: 'The battle’s.' })
  id!: string;

  @Field(() => ProofModeEnum)
  mode!: ProofMode;

  @Field(() => FeedState)
  creator!: FeedState;

  @Field(() => FeedState)
  opponent!: FeedState;

  @Field(() => Int, {
    nullable: true,
    description:
      'Rounds of the creator as far as both games agree, for onlookers a minute late; null before the match.',
  })
  creatorRounds!: number | null;

  @Field(() => Int, { nullable: true })
  opponentRounds!: number | null;

  @Field(() => VerdictEnum, { description: 'For onlookers once the battle is over.' })
  verdict!: VerdictKind;

  @Field(() => SeatEnum, { nullable: true, description: 'Whom the games name as the winner.' })
  winner!: Seat | null;

  @Field(() => Int, { description: 'Rounds in which both were heard.' })
  shared!: number;

  @Field(() => Int, { nullable: true, description: 'Milliseconds between the two, the median of all rounds.' })
  skewMs!: number | null;

  @Field(() => ContradictionEnum, { nullable: true })
  contradiction!: Contradiction | null;

  @Field(() => Int, { nullable: true, description: 'The round that does not fit.' })
  round!: number | null;

  @Field(() => [DoubtEnum])
  why!: Doubt[];

  @Field(() => String, { nullable: true, description: 'Of the timeline as it was at the end, SHA-256 in hex.' })
  sha256!: string | null;

  @Field(() => ProofBadgeEnum, { nullable: true, description: 'What the result rests on; null before there is one.' })
  badge!: Badge | null;
}

@Access('own')
@ObjectType({ description: 'A line of the timeline of a battle.' })
export class FeedLine {
  @Field(() => SeatEnum, { description: 'Whose game told it.' })
  seat!: Seat;

  @Field(() => EntryKindEnum)
  kind!: EntryKind;

  @Field(() => Int, { description: 'Rounds won by its player after it.' })
  own!: number;

  @Field(() => Int)
  other!: number;

  @Field(() => TeamSideEnum, { nullable: true })
  side!: Side | null;

  @Field(() => Boolean, { nullable: true, description: 'Of a round in which the game was heard.' })
  isWon!: boolean | null;

  @Field(() => FeedFlagEnum, { nullable: true })
  flag!: FeedFlag | null;

  @Field(() => Instant)
  at!: number;

  @Field(() => String, { description: 'Of the post that told it as it came, SHA-256 in hex.' })
  sha256!: string;
}

@Access('own')
@ObjectType({ description: 'How the caller’s game is connected.' })
export class GameFeed {
  @Field(() => ProofModeEnum)
  mode!: ProofMode;

  @Field(() => Instant, { nullable: true, description: 'When the file was made; null without one.' })
  madeAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'When the game was last heard, to within some seconds.' })
  heardAt!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The Steam account that the game plays with; null before it was heard.',
  })
  accountId!: string | null;

  @Field(() => Instant, { nullable: true })
  linkedAt!: number | null;

  @Field(() => Boolean, {
    description: 'Whether the game of another player names the same account, so that neither settles a battle.',
  })
  isContested!: boolean;
}

@Access('own')
@ObjectType({ description: 'The file that connects a game; it is shown once.' })
export class FeedFile {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  text!: string;
}

@Access('staff')
@ObjectType({ description: 'How often the games said what, and how such battles ended.' })
export class VerdictCount {
  @Field(() => VerdictEnum)
  verdict!: VerdictKind;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the one whom they name was paid; null where they name nobody.',
  })
  isOutcome!: boolean | null;

  @Field(() => Int)
  count!: number;
}

/** Timelines are as long as the longest match that two clients can tell of. */
export const ListedEntries = Listed(200);
