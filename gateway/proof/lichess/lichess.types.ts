import { Field, ID, ObjectType } from 'type-graphql';
import type { Badge } from '../../../domain/proof/badge.ts';
import {
  CHESS_COLORS,
  type ChessColor,
  LICHESS_DOUBTS,
  LICHESS_ENDS,
  type LichessDoubt,
  type LichessEnd,
} from '../../../domain/proof/lichess.ts';
import { Access } from '../../schema/access.ts';
import { Node } from '../../schema/node.ts';
import { graphqlEnum } from '../../schema/enums.ts';
import { Instant } from '../../schema/scalars.ts';
import { ProofBadgeEnum } from '../proof.enums.ts';

export const ChessColorEnum = graphqlEnum('ChessColor', 'Whose pieces a player moves.', CHESS_COLORS, {
  white: 'The white ones; their player begins.',
  black: 'The black ones.',
});

export const LichessEndEnum = graphqlEnum(
  'LichessEnd',
  'What a finished game says of its battle: who won, that nobody did, or that a person has to decide.',
  LICHESS_ENDS,
  {
    creator: 'The player who opened the battle won.',
    opponent: 'The player in the second seat won.',
    drawn: 'Nobody won: it was drawn, or ended before it counted.',
    contradiction: 'A person has to decide: somebody cheated, or Lichess does not say how it ended.',
  },
);

export const LichessDoubtEnum = graphqlEnum(
  'LichessDoubt',
  'Why nothing follows from what Lichess says.',
  LICHESS_DOUBTS,
  {
    refused: 'Lichess does not make the game, as where one of the two accounts is closed.',
    'other-game': 'It answered with another game.',
    'other-players': 'Other accounts than the two linked ones played it.',
    rated: 'The game is rated, and not the one that was asked for.',
    'other-variant': 'The game is no standard chess.',
    'other-clock': 'The game has another clock than the one that was asked for.',
    'too-early': 'The game was made before the battle started.',
    'unknown-status': 'Its word for how the game stands is not known here.',
    'odd-winner': 'What it says of the winner does not fit how the game stands.',
  },
);

@Access('own')
@ObjectType({ description: 'The caller’s Lichess account.' })
export class LichessLink {
  @Field(() => Boolean, { description: 'Whether chess is offered now.' })
  isOffered!: boolean;

  @Field(() => String, { nullable: true, description: 'The name of the account, in small letters; null without one.' })
  accountId!: string | null;

  @Field(() => Instant, { nullable: true, description: 'When it was linked; null without one.' })
  linkedAt!: number | null;

  @Field(() => Boolean, { description: 'Whether a battle that is not over keeps it as it is.' })
  isBound!: boolean;
}

@Access('own')
@ObjectType({ implements: Node, description: 'The game on Lichess that decides a chess battle.' })
export class ChessGame {
  @Field(() => ID, { description: 'The battle’s.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where it is played; null before Lichess has made it, and for onlookers.',
  })
  url!: string | null;

  @Field(() => ChessColorEnum, { nullable: true, description: 'The caller’s; null for onlookers.' })
  color!: ChessColor | null;

  @Field(() => String, { nullable: true, description: 'With which the caller plays; null for onlookers.' })
  accountId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Lichess’s own word for how it stands; null before it has begun.',
  })
  status!: string | null;

  @Field(() => LichessEndEnum, { nullable: true, description: 'Null until it has ended.' })
  says!: LichessEnd | null;

  @Field(() => LichessDoubtEnum, {
    nullable: true,
    description: 'Why nothing follows from what Lichess says; for players and staff, null where nothing is odd.',
  })
  doubt!: LichessDoubt | null;

  @Field(() => Instant, { nullable: true, description: 'When we heard of its end; null before.' })
  endedAt!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of the answer that ended it as it came, SHA-256 in hex; null before.',
  })
  sha256!: string | null;

  @Field(() => ProofBadgeEnum, { nullable: true, description: 'What the result rests on; null before there is one.' })
  badge!: Badge | null;
}
