import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  type AudioSource,
  GO_LIVE_GAMES,
  STREAM_DESCRIPTION_MAX,
  STREAM_GAME_TITLES,
  STREAM_KINDS,
  STREAM_LANGUAGES,
  STREAM_TAGS,
  STREAM_TITLE_MAX,
  type StreamCategory,
  type StreamState,
  categoryOf,
  talkIdOf,
} from '../../domain/streams/stream.ts';
import { formatCount } from '../../domain/shared/figures.ts';
import type { BattleMode } from '../../domain/battles/battle.ts';
import type { StreamedKind } from '../../domain/shared/subjects.ts';
import { SIMULCAST_PLATFORMS } from '../../domain/video/simulcast.ts';
import type { RankBadge } from '../../domain/results/rating.ts';
import type { StreamView } from '../../db/streams/stream.queries.ts';
import { Player, avatarUrlOf } from '../accounts/index.ts';
import { BattleModeEnum } from '../battles/index.ts';
import { RankBadgeEnum } from '../results/index.ts';
import { Access } from '../schema/access.ts';
import { Node } from '../schema/node.ts';
import { Scope } from '../schema/scope.ts';
import { connectionOf } from '../schema/connection.ts';
import { Listed } from '../schema/listed.ts';
import { Cents, Instant } from '../schema/scalars.ts';
import { StreamContestInput } from './stream-contest.types.ts';
import { AudioSourceEnum, StreamCategoryEnum, StreamStateEnum } from './stream.enums.ts';

/** EN-41 */
@Scope('public')
@Access('own')
@ObjectType({ implements: Node, description: 'What an account sends, or has sent.' })
export class Stream {
  @Field(() => ID, { description: 'Names the stream in every other call, and in its page /stream/:id.' })
  id!: string;

  @Field(() => StreamStateEnum, { description: 'Whether it is sent.' })
  state!: StreamState;

  @Field(() => Boolean, { description: 'Whether `state` is `LIVE`.' })
  isLive!: boolean;

  @Field(() => String, { description: 'What its streamer calls it.' })
  title!: string;

  @Field(() => String, { description: 'What its streamer says of it; may be empty.' })
  description!: string;

  @Field(() => Player, { description: 'Who sends it.' })
  streamer!: Player;

  @Field(() => String, { description: 'The game’s id, such as `rocket-league`.' })
  game!: string;

  @Field(() => String, { description: 'The title of the game.' })
  gameTitle!: string;

  @Field(() => StreamCategoryEnum, { description: 'What it is listed as, which follows from `kind`.' })
  category!: StreamCategory;

  @Field(() => String, { description: 'What its streamer is up to: solo, 1v1, tournament or practice.' })
  kind!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The language that is spoken, two letters such as `en`; null where none was chosen.',
  })
  language!: string | null;

  @Field(() => [String], { description: 'Labels that its streamer has chosen, such as `Ranked Match`.' })
  tags!: readonly string[];

  @Field(() => Boolean, { description: 'Whether its streamer has marked it as meant for adults.' })
  isMature!: boolean;

  @Field(() => Boolean, { description: 'Whether the streamer is seen beside the game.' })
  hasCamera!: boolean;

  @Field(() => AudioSourceEnum, { description: 'What is heard on it.' })
  audioSource!: AudioSource;

  @Field(() => Boolean, { description: 'Whether spectators may bet on its battle.' })
  hasBetting!: boolean;

  @Field(() => ID, { nullable: true, description: 'The battle that is played on it; null without one.' })
  battleId!: string | null;

  /** For `contest`; not part of the schema. */
  contestKind!: StreamedKind | null;
  contestId!: string | null;

  @Field(() => Cents, { description: 'The stake of that battle; 0 without one.' })
  wagerCents!: number;

  @Field(() => ID, { nullable: true, description: 'Names its uploaded picture for an edit; null without one.' })
  thumbnailId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The uploaded picture; null without one, when pages draw one from the id.',
  })
  thumbnailUrl!: string | null;

  @Field(() => [String], { description: 'The other platforms that it is sent to; empty for all but its streamer.' })
  simulcast!: readonly string[];

  @Field(() => Int, { description: 'Accounts that watch now, each once and without the streamer; 0 once it is over.' })
  viewers!: number;

  @Field(() => Int, { description: 'The most accounts that have watched at one time.' })
  peakViewers!: number;

  @Field(() => ID, { description: 'The channel of its chat; streams of one battle share one.' })
  talkId!: string;

  @Field(() => Instant, { description: 'When it went live.' })
  startedAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When it was over; null while it is live.' })
  endedAt!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the moderator said who ended it; null otherwise, and for all but its streamer and staff.',
  })
  endReason!: string | null;

  @Field(() => Boolean, { description: 'Whether the caller follows the streamer.' })
  isFollowed!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller sends it.' })
  isOwn!: boolean;
}

export const StreamConnection = connectionOf(Stream, 'Stream');

export const toStream =
  (viewerId: string, followed: ReadonlySet<string>) =>
  (view: StreamView): Stream => ({
    id: view.id,
    state: view.state,
    isLive: view.state === 'live',
    title: view.title,
    description: view.description,
    streamer: {
      id: view.streamerId,
      username: view.streamerName,
      avatarUrl: avatarUrlOf(view.streamerAvatarId),
    },
    game: view.game,
    gameTitle: STREAM_GAME_TITLES[view.game],
    category: categoryOf(view.kind),
    kind: view.kind,
    language: view.language,
    tags: view.tags,
    isMature: view.isMature,
    hasCamera: view.hasCamera,
    audioSource: view.audioSource,
    hasBetting: view.hasBetting,
    battleId: view.battleId,
    contestKind: view.contestKind,
    contestId: view.contestId,
    wagerCents: view.stakeCents,
    thumbnailId: view.thumbnailId,
    thumbnailUrl: avatarUrlOf(view.thumbnailId),
    simulcast: view.streamerId === viewerId ? view.simulcast : [],
    viewers: view.viewers,
    peakViewers: view.peakViewers,
    talkId: talkIdOf(view),
    startedAt: view.startedAt,
    endedAt: view.endedAt,
    endReason: view.endReason,
    isFollowed: followed.has(view.streamerId),
    isOwn: view.streamerId === viewerId,
  });

@Scope('public')
@Access('own')
@ObjectType({ description: 'What a stream came to, for its streamer.' })
export class StreamSummary {
  @Field(() => Int, { description: 'The most accounts that have watched at one time.' })
  peakViewers!: number;

  @Field(() => Int, { description: 'Accounts that have watched at all, each once.' })
  audience!: number;

  @Field(() => Int, { description: 'Accounts that have begun to follow the streamer while it was live, and still do.' })
  newFollowers!: number;
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'How a stream stands now; the same for everybody.' })
export class StreamPulse {
  @Field(() => ID, { description: 'The stream, by its id.' })
  id!: string;

  @Field(() => StreamStateEnum, { description: 'Whether it is sent.' })
  state!: StreamState;

  @Field(() => Int, { description: 'Accounts that watch now, each once and without the streamer.' })
  viewers!: number;

  @Field(() => Boolean, { description: 'Whether more than the count is different: what is shown is read anew.' })
  isChanged!: boolean;
}

/** EN-52 */
@Access('own')
@ObjectType({ description: 'An own battle that a stream can show.' })
export class StreamableBattle {
  @Field(() => ID, { description: 'The battle; `StreamInput` takes it as `battleId`.' })
  id!: string;

  @Field(() => String, { description: 'The title of the battle.' })
  name!: string;

  @Field(() => String, { description: 'Mode and stake, as people read them.' })
  type!: string;

  @Field(() => BattleModeEnum, { description: 'How it is played.' })
  mode!: BattleMode;

  @Field(() => Cents, { description: 'What each player puts in.' })
  stakeCents!: number;

  @Field(() => String, { description: 'What the battle says of itself, or the title of its game.' })
  description!: string;
}

@Access('own')
@ObjectType({ description: 'How a player has done in settled battles.' })
export class FeaturedPlayerStats {
  @Field(() => Cents, { description: 'What the player has staked in all, without fees.' })
  totalWageredCents!: number;

  @Field(() => Int, { description: 'How many of the battles were won, in whole per cent; 0 before the first.' })
  winRate!: number;

  @Field(() => Cents, { description: 'The average stake of a battle, rounded to the cent; 0 before the first.' })
  avgWagerCents!: number;

  @Field(() => Int, { description: 'How many battles were settled.' })
  battles!: number;
}

/** EN-32 */
@Access('own')
@ObjectType({ description: 'A player of the live match.' })
export class FeaturedPlayer {
  @Field(() => Player, { description: 'Who it is.' })
  player!: Player;

  @Field(() => Int, { description: 'How many accounts follow the player’s streams.' })
  followers!: number;

  @Field(() => Boolean, { description: 'Whether the caller follows them.' })
  isFollowed!: boolean;

  @Field(() => ID, { nullable: true, description: 'The player’s live stream of the match; null without one.' })
  streamId!: string | null;

  @Field(() => RankBadgeEnum, {
    nullable: true,
    description: 'The player’s rank in the game of the match; null where the player keeps figures back, or has none.',
  })
  rank!: RankBadge | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'What spectators get, or got, on the player, in hundredths: 185 is 1.85. Null where there is no market.',
  })
  odds!: number | null;

  @Field(() => FeaturedPlayerStats, {
    nullable: true,
    description: 'The player’s figures; null where the player keeps them back.',
  })
  stats!: FeaturedPlayerStats | null;
}

/** EN-31 */
@Access('own')
@ObjectType({ description: 'The public battle that runs before most viewers.' })
export class FeaturedBattle {
  @Field(() => ID, { description: 'The id of the battle.' })
  id!: string;

  @Field(() => String, { description: 'The title of the game.' })
  gameTitle!: string;

  @Field(() => String, { description: 'The title of the mode.' })
  gameMode!: string;

  @Field(() => String, { description: 'What the battle is called.' })
  title!: string;

  @Field(() => Instant, { description: 'When the battle began.' })
  startTime!: number;

  @Field(() => Int, { description: 'How many watch its live streams, all together.' })
  viewers!: number;

  @Field(() => Cents, { description: 'What both players have staked together.' })
  totalPrizePoolCents!: number;

  @Field(() => ID, { description: 'The channel of its chat.' })
  talkId!: string;

  @Field(() => Boolean, { description: 'Whether the caller keeps order in its chat, as who streams it does.' })
  isHost!: boolean;

  @Listed(2)
  @Field(() => [FeaturedPlayer], { description: 'Its two players, its creator first, whether they stream or not.' })
  streamers!: FeaturedPlayer[];
}

/** EN-51 */
@InputType({ description: 'What a stream says of itself.' })
export class StreamInput {
  @Field(() => String, { description: `What it is called, 1 to ${STREAM_TITLE_MAX} characters.` })
  title!: string;

  @Field(() => String, {
    defaultValue: '',
    description: `What it is about, at most ${formatCount(STREAM_DESCRIPTION_MAX)} characters.`,
  })
  description!: string;

  @Field(() => String, { description: `The game: ${GO_LIVE_GAMES.join(', ')}.` })
  game!: string;

  @Field(() => String, { description: `What the streamer is up to: ${STREAM_KINDS.join(', ')}.` })
  kind!: string;

  @Field(() => String, {
    nullable: true,
    description: `The language that is spoken: ${STREAM_LANGUAGES.join(', ')}; null for none.`,
  })
  language?: string | null;

  @Field(() => [String], { defaultValue: [], description: `Labels out of these: ${STREAM_TAGS.join(', ')}.` })
  tags!: string[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it is meant for adults; viewers are asked before they see it.',
  })
  isMature!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'The battle that is played on it, one of `streamableBattles`; null for none.',
  })
  battleId?: string | null;

  @Field(() => StreamContestInput, {
    nullable: true,
    description: 'A match or a run that is played on it, in place of a battle; null for none.',
  })
  contest?: StreamContestInput | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether spectators may bet on the battle; needs one.' })
  hasBetting!: boolean;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether the streamer is seen beside the game.' })
  hasCamera!: boolean;

  @Field(() => AudioSourceEnum, { defaultValue: 'both', description: 'What is heard on it.' })
  audioSource!: AudioSource;

  @Field(() => ID, { nullable: true, description: 'A picture that was uploaded before; null for one that pages draw.' })
  thumbnailId?: string | null;

  @Field(() => [String], {
    defaultValue: [],
    description: `Platforms it is sent to as well, which the caller has connected: ${SIMULCAST_PLATFORMS.join(', ')}.`,
  })
  simulcast!: string[];
}
