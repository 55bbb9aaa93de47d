import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { type BattleGame, GAME_TITLES } from '../../../domain/shared/games.ts';
import { HIGHLIGHT_TEXT_MAX, momentText } from '../../../domain/results/replay-moment.ts';
import {
  REPLAY_SEARCH_MAX,
  type ReplayGame,
  type ReplayView,
  type WagerBand,
  durationTextOf,
  wagerTextOf,
} from '../../../domain/results/replay.ts';
import { badgeOf } from '../../../domain/results/rating.ts';
import type { ClipRow, HighlightRow, ReplayRow } from '../../../db/results/replay.queries.ts';
import { avatarUrlOf, Player, loadPlayer } from '../../accounts/index.ts';
import { Beside } from '../../schema/beside.ts';
import { Access } from '../../schema/access.ts';
import { Node } from '../../schema/node.ts';
import { PageArgs, connectionOf } from '../../schema/connection.ts';
import { BattleGameEnum } from '../../schema/enums.ts';
import { ResultEnum, ReplayGameEnum, ReplayViewEnum, WagerBandEnum } from '../result.enums.ts';
import { Cents, Instant } from '../../schema/scalars.ts';

/** Where the bytes of a clip are fetched from, by those who may see the replay. */
export const CLIP_FOLDER = '/media/clips/';

@Access('own')
@ObjectType({ description: 'A player of a replay.' })
export class ReplayPlayer extends Player {
  @Field(() => String, {
    nullable: true,
    description: 'The badge of the player’s rating in the game: bronze to diamond; null before the first rated battle.',
  })
  rank!: string | null;
}

@Access('own')
@ObjectType({ description: 'A moment that one of the players has marked.' })
export class ReplayHighlight {
  @Field(() => ID, { description: 'Names the moment when it is taken away.' })
  id!: string;

  @Field(() => Int, { description: 'Seconds from the beginning of the recording.' })
  atSeconds!: number;

  @Field(() => String, { description: 'The same as `mm:ss`.' })
  timestamp!: string;

  @Field(() => String, {
    description: `What its author wrote of it, on one line: at most ${HIGHLIGHT_TEXT_MAX} characters.`,
  })
  text!: string;

  @Field(() => ID, { description: 'The player who has marked it.' })
  authorId!: string;

  @Beside('authorId', () => loadPlayer)
  @Field(() => Player, { description: 'The player of `authorId`.' })
  author?: Player;
}

@Access('own')
@ObjectType({ description: 'A video of the match that one of the players has uploaded.' })
export class ReplayClip {
  @Field(() => ID, { description: 'Tells clips apart; a new upload has another one.' })
  id!: string;

  @Field(() => ID, { description: 'The player who has uploaded it.' })
  playerId!: string;

  @Beside('playerId', () => loadPlayer)
  @Field(() => Player, { description: 'The player of `playerId`.' })
  player?: Player;

  @Field(() => String, { description: 'Answers ranges; only for those who may see the replay.' })
  url!: string;

  @Field(() => Int, { description: 'How large the file is, in bytes.' })
  sizeBytes!: number;

  @Field(() => Instant, { description: 'When it was uploaded.' })
  at!: number;
}

/** EN-18 */
@Access('own')
@ObjectType({ implements: Node, description: 'The record of a completed battle, or of a match of a tournament.' })
export class Replay {
  @Field(() => ID, { description: 'The id of the battle, or of the match.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The tournament whose match it was; null for a battle.' })
  tournamentId!: string | null;

  @Field(() => Int, { nullable: true, description: 'Which of its matches, counted from 0; null for a battle.' })
  match!: number | null;

  @Field(() => String, { description: 'The title of the battle, or of the tournament with the round.' })
  title!: string;

  @Field(() => BattleGameEnum, { description: 'The game it was played in.' })
  game!: BattleGame;

  @Field(() => String, { description: 'The name of the game, such as `CS2`.' })
  gameTitle!: string;

  @Field(() => ReplayPlayer, { description: 'Who opened the battle; of a match whoever stands first in the bracket.' })
  player1!: ReplayPlayer;

  @Field(() => ReplayPlayer, { description: 'Who took the second seat; of a match whoever stands second.' })
  player2!: ReplayPlayer;

  @Field(() => ResultEnum, { description: 'For the caller in own replays, for player1 in all others.' })
  result!: 'win' | 'loss';

  @Field(() => ReplayPlayer, { description: 'The one of the two who won.' })
  winner!: ReplayPlayer;

  @Field(() => String, { description: 'As the winner reported it, of a match as it was decided; empty without one.' })
  score!: string;

  @Field(() => String, { description: 'What one player put in, such as `$150`; `Free` for nothing.' })
  wager!: string;

  @Field(() => Cents, {
    description: 'What one player put in, not counting the fee; of a match the buy-in of its tournament.',
  })
  stakeCents!: number;

  @Field(() => String, { description: 'From start to result, such as `20:00`.' })
  duration!: string;

  @Field(() => Int, { description: 'Each viewer once a UTC day; the two players’ own looks do not count.' })
  views!: number;

  @Field(() => Instant, { description: 'When the battle was completed, or the match reported.' })
  date!: number;

  @Field(() => String, { description: 'What the generated picture grows from: the game and the replay.' })
  thumbnail!: string;

  @Field(() => [ReplayHighlight], { description: 'In the order of the recording; at most 20.' })
  highlights!: ReplayHighlight[];

  @Field(() => [ReplayClip], { description: 'At most one of each player.' })
  clips!: ReplayClip[];

  @Field(() => String, { nullable: true, description: 'The reported stream or recording; null where there is none.' })
  recordingUrl!: string | null;

  @Field(() => Boolean, {
    description: 'Whether battle or tournament was public; other replays are seen by their players only.',
  })
  isPublic!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller was one of the players.' })
  isMyReplay!: boolean;
}

const toHighlight = ({ id, atSeconds, text, authorId }: HighlightRow): ReplayHighlight => ({
  id,
  atSeconds,
  timestamp: momentText(atSeconds),
  text,
  authorId,
});

const toClip = ({ uploadId, playerId, sizeBytes, at }: ClipRow): ReplayClip => ({
  id: uploadId,
  playerId,
  url: `${CLIP_FOLDER}${uploadId}`,
  sizeBytes,
  at,
});

const rankOf = (rating: number | null): string | null => (rating === null ? null : badgeOf(rating));

/** A replay as one account sees it, with what hangs on it. */
export function toReplay(
  row: ReplayRow,
  viewerId: string,
  highlights: readonly HighlightRow[],
  clips: readonly ClipRow[],
): Replay {
  const player1: ReplayPlayer = {
    id: row.creatorId,
    username: row.creatorName,
    avatarUrl: avatarUrlOf(row.creatorAvatarId),
    rank: rankOf(row.creatorRating),
  };
  const player2: ReplayPlayer = {
    id: row.opponentId,
    username: row.opponentName,
    avatarUrl: avatarUrlOf(row.opponentAvatarId),
    rank: rankOf(row.opponentRating),
  };
  const isMyReplay = viewerId === player1.id || viewerId === player2.id;
  return {
    id: row.id,
    tournamentId: row.tournamentId,
    match: row.match,
    title: row.title,
    game: row.game,
    gameTitle: GAME_TITLES[row.game],
    player1,
    player2,
    result: row.winnerId === (isMyReplay ? viewerId : player1.id) ? 'win' : 'loss',
    winner: row.winnerId === player1.id ? player1 : player2,
    score: row.score,
    wager: wagerTextOf(row.stakeCents),
    stakeCents: row.stakeCents,
    duration: durationTextOf(row.durationMs),
    views: row.views,
    date: row.at,
    thumbnail: `${row.game}:${row.id}`,
    highlights: highlights.filter(({ replayId }) => replayId === row.id).map(toHighlight),
    clips: clips.filter(({ replayId }) => replayId === row.id).map(toClip),
    recordingUrl: row.recordingUrl === '' ? null : row.recordingUrl,
    isPublic: row.isPublic,
    isMyReplay,
  };
}

@ObjectType({ description: 'A page of a list.' })
export class ReplayConnection extends connectionOf(Replay, 'Replay') {}

@Access('own')
@ObjectType({ description: 'A replay of the week’s most viewed.' })
export class TopReplay {
  @Field(() => Int, { description: 'Views of today and the six UTC days before.' })
  weekViews!: number;

  @Field(() => Replay, { description: 'The replay itself.' })
  replay!: Replay;
}

@ArgsType()
export class ReplayArgs extends PageArgs {
  @Field(() => ReplayViewEnum, { defaultValue: 'mine', description: 'The own ones, or the public ones of others.' })
  view: ReplayView = 'mine';

  @Field(() => String, {
    nullable: true,
    description: `In the title or a player’s username, whatever its case: at most ${REPLAY_SEARCH_MAX} characters.`,
  })
  search?: string | null;

  @Field(() => ReplayGameEnum, { nullable: true, description: 'Only what was played in this game; null for all.' })
  game?: ReplayGame | null;

  @Field(() => ResultEnum, {
    nullable: true,
    description: 'For the caller among the own ones, else for player1; null for both.',
  })
  result?: 'win' | 'loss' | null;

  @Field(() => WagerBandEnum, { nullable: true, description: 'Only what was played for such stakes; null for all.' })
  wager?: WagerBand | null;
}
