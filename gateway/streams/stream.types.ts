import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  type AudioSource,
  STREAM_GAME_TITLES,
  type StreamCategory,
  type StreamState,
  categoryOf,
  talkIdOf,
} from '../../domain/streams/stream.ts';
import type { RankBadge } from '../../domain/results/rating.ts';
import type { StreamView } from '../../db/streams/stream.queries.ts';
import { Player, avatarUrlOf } from '../accounts/index.ts';
import { RankBadgeEnum } from '../results/index.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { connectionOf } from '../schema/connection.ts';
import { Listed } from '../schema/listed.ts';
import { Cents, Instant } from '../schema/scalars.ts';
import { AudioSourceEnum, StreamCategoryEnum, StreamStateEnum } from './stream.enums.ts';

@Scope('public')
@Access('own')
@ObjectType({ description: 'What an account sends, or has sent (EN-41).' })
export class Stream {
  @Field(() => ID)
  id!: string;

  @Field(() => StreamStateEnum)
  state!: StreamState;

  @Field(() => Boolean)
  isLive!: boolean;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  description!: string;

  @Field(() => Player)
  streamer!: Player;

  @Field(() => String, { description: 'The game’s id, such as `rocket-league`.' })
  game!: string;

  @Field(() => String)
  gameTitle!: string;

  @Field(() => StreamCategoryEnum)
  category!: StreamCategory;

  @Field(() => String, { description: 'As the streamer has set it: solo, 1v1, tournament or practice.' })
  kind!: string;

  @Field(() => String, { nullable: true, description: 'Two letters, such as `en`.' })
  language!: string | null;

  @Field(() => [String])
  tags!: readonly string[];

  @Field(() => Boolean)
  isMature!: boolean;

  @Field(() => Boolean)
  hasCamera!: boolean;

  @Field(() => AudioSourceEnum)
  audioSource!: AudioSource;

  @Field(() => Boolean, { description: 'Whether spectators may bet on the battle.' })
  hasBetting!: boolean;

  @Field(() => ID, { nullable: true, description: 'The battle that is played on it.' })
  battleId!: string | null;

  @Field(() => Cents, { description: 'The stake of that battle; 0 without one.' })
  wagerCents!: number;

  @Field(() => ID, { nullable: true })
  thumbnailId!: string | null;

  @Field(() => String, { nullable: true, description: 'The uploaded picture; null for one drawn from the id.' })
  thumbnailUrl!: string | null;

  @Field(() => [String], { description: 'The platforms that it is sent to as well; for its streamer.' })
  simulcast!: readonly string[];

  @Field(() => Int, { description: 'Accounts that watch now, each once and without the streamer.' })
  viewers!: number;

  @Field(() => Int)
  peakViewers!: number;

  @Field(() => ID, { description: 'The channel of its chat.' })
  talkId!: string;

  @Field(() => Instant)
  startedAt!: number;

  @Field(() => Instant, { nullable: true })
  endedAt!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'What a moderator said who ended it; for its streamer and staff.',
  })
  endReason!: string | null;

  @Field(() => Boolean, { description: 'Whether the caller follows the streamer.' })
  isFollowed!: boolean;

  @Field(() => Boolean, { description: 'Whether it is the caller’s.' })
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
  @Field(() => Int)
  peakViewers!: number;

  @Field(() => Int, { description: 'Accounts that have watched at all.' })
  audience!: number;

  @Field(() => Int, { description: 'Who has begun to follow from its start to its end.' })
  newFollowers!: number;
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'How a stream stands now; the same for everybody.' })
export class StreamPulse {
  @Field(() => ID)
  id!: string;

  @Field(() => StreamStateEnum)
  state!: StreamState;

  @Field(() => Int)
  viewers!: number;

  @Field(() => Boolean, { description: 'Whether more than the count is different: what is shown is read anew.' })
  isChanged!: boolean;
}

@Access('own')
@ObjectType({ description: 'An own battle that a stream can show (EN-52).' })
export class StreamableBattle {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'Mode and stake, as people read them.' })
  type!: string;

  @Field(() => String)
  description!: string;
}

@Access('own')
@ObjectType()
export class FeaturedPlayerStats {
  @Field(() => Cents)
  totalWageredCents!: number;

  @Field(() => Int, { description: 'Rounded percent.' })
  winRate!: number;

  @Field(() => Cents)
  avgWagerCents!: number;

  @Field(() => Int)
  battles!: number;
}

@Access('own')
@ObjectType({ description: 'A player of the live match (EN-32).' })
export class FeaturedPlayer {
  @Field(() => Player)
  player!: Player;

  @Field(() => Int)
  followers!: number;

  @Field(() => Boolean)
  isFollowed!: boolean;

  @Field(() => ID, { nullable: true, description: 'What the player sends of the match; null where nothing is.' })
  streamId!: string | null;

  @Field(() => RankBadgeEnum, { nullable: true, description: 'In the game of the match; null where it is kept back.' })
  rank!: RankBadge | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'What spectators get, or got, on the player, in hundredths: 185 is 1.85. Null where there is no market.',
  })
  odds!: number | null;

  @Field(() => FeaturedPlayerStats, { nullable: true, description: 'Null where the player keeps them back.' })
  stats!: FeaturedPlayerStats | null;
}

@Access('own')
@ObjectType({ description: 'The public battle that runs before most viewers (EN-31).' })
export class FeaturedBattle {
  @Field(() => ID, { description: 'Of the battle.' })
  id!: string;

  @Field(() => String)
  gameTitle!: string;

  @Field(() => String)
  gameMode!: string;

  @Field(() => String)
  title!: string;

  @Field(() => Instant)
  startTime!: number;

  @Field(() => Int, { description: 'Of all its streams.' })
  viewers!: number;

  @Field(() => Cents)
  totalPrizePoolCents!: number;

  @Field(() => ID)
  talkId!: string;

  @Field(() => Boolean, { description: 'Whether the caller keeps order in its chat.' })
  isHost!: boolean;

  @Listed(2)
  @Field(() => [FeaturedPlayer])
  streamers!: FeaturedPlayer[];
}

@InputType({ description: 'The Go Live form (EN-51).' })
export class StreamInput {
  @Field(() => String, { description: 'At most 100 characters.' })
  title!: string;

  @Field(() => String, { defaultValue: '' })
  description!: string;

  @Field(() => String)
  game!: string;

  @Field(() => String, { description: 'solo, 1v1, tournament or practice.' })
  kind!: string;

  @Field(() => String, { nullable: true })
  language?: string | null;

  @Field(() => [String], { defaultValue: [] })
  tags!: string[];

  @Field(() => Boolean, { defaultValue: false })
  isMature!: boolean;

  @Field(() => ID, { nullable: true })
  battleId?: string | null;

  @Field(() => Boolean, { defaultValue: false })
  hasBetting!: boolean;

  @Field(() => Boolean, { defaultValue: false })
  hasCamera!: boolean;

  @Field(() => AudioSourceEnum, { defaultValue: 'both' })
  audioSource!: AudioSource;

  @Field(() => ID, { nullable: true, description: 'Of a picture that was sent before.' })
  thumbnailId?: string | null;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Connected platforms that it is sent to as well: twitch, youtube, kick.',
  })
  simulcast!: string[];
}
