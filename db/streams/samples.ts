import { asc, ne } from 'drizzle-orm';
import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import {
  type StreamGame,
  type StreamKind,
  type StreamLanguage,
  type StreamTag,
  talkIdOf,
  titleKeyOf,
} from '../../domain/streams/stream.ts';
import { readUser } from '../accounts/index.ts';
import { users } from '../accounts/user.table.ts';
import { readBattle } from '../battles/battle.queries.ts';
import { insertMessage } from '../chat/message.queries.ts';
import { insertFollow } from './audience.queries.ts';
import { writeFilm } from '../video/index.ts';
import { insertStream } from './stream.queries.ts';
import { streamViews } from './stream.table.ts';
import { ASIDE, REGULARS, people } from '../seed/cast.ts';
import type { Samples, Scene } from '../seed/scene.ts';

/** Who is there to be watched; nobody signs in as them. */
const STREAMERS = [
  'TurboNova',
  'BrightHarbor',
  'MapleRush',
  'ZeroPing',
  'VelvetAce',
  'DuskRunner',
  'CometKid',
  'HexWitch',
] as const;
const idOf = (n: number): string => `streamer-${n + 1}`;

interface SampleStream {
  readonly by: string;
  readonly title: string;
  readonly description: string;
  readonly game: StreamGame;
  readonly kind: StreamKind;
  readonly language?: StreamLanguage;
  readonly tags?: readonly StreamTag[];
  readonly battleId?: string;
  /** Minutes ago. */
  readonly ago: number;
  /** Of a hundred accounts, how many watch. */
  readonly share: number;
}

/** Twenty, from the most watched on; the first shows for addresses that are not known (SM-10). */
const SAMPLES: readonly SampleStream[] = [
  {
    by: people.lunaStrike,
    title: 'Operators only, first to 13',
    description: 'One on one with AceViper for a hundred dollars each. Questions between rounds, never during them.',
    game: 'valorant',
    kind: '1v1',
    language: 'en',
    tags: ['High Stakes', 'Ranked Match', 'Pro Level'],
    battleId: '5',
    ago: 6,
    share: 92,
  },
  {
    by: people.aceViper,
    title: 'Versus LunaStrike: operators only',
    description: 'The other side of tonight’s big one. No excuses, only angles.',
    game: 'valorant',
    kind: '1v1',
    language: 'en',
    tags: ['High Stakes'],
    battleId: '5',
    ago: 5,
    share: 76,
  },
  {
    by: people.nightHawk,
    title: 'Ascent against demo, late shift',
    description: 'Warm hands, cold coffee. We play to 13 and look at the rounds afterwards.',
    game: 'valorant',
    kind: '1v1',
    language: 'de',
    tags: ['Ranked Match'],
    battleId: '1',
    ago: 28,
    share: 64,
  },
  {
    by: people.pixelQueen,
    title: 'Mirage aim duel, seat still free',
    description: 'The second seat is open. Whoever sits down plays me live.',
    game: 'cs2',
    kind: '1v1',
    language: 'en',
    tags: ['Ranked Match'],
    battleId: '2',
    ago: 7,
    share: 56,
  },
  {
    by: 'team-player-1',
    title: 'Weekend cup, lower bracket',
    description: 'Three maps to stay in. Every round is talked through after the battle.',
    game: 'rainbow-six',
    kind: 'tournament',
    language: 'en',
    tags: ['Tournament Prep', 'Pro Level'],
    ago: 71,
    share: 48,
  },
  {
    by: people.stormBreaker,
    title: 'Howling Abyss one on one',
    description: 'A short one for a small stake. Bring your favourite champion.',
    game: 'league',
    kind: '1v1',
    language: 'fr',
    battleId: '4',
    ago: 20,
    share: 44,
  },
  {
    by: idOf(0),
    title: 'Ranked doubles until the sun comes up',
    description: 'Air dribbles, own goals and the occasional save.',
    game: 'rocket-league',
    kind: 'tournament',
    language: 'en',
    tags: ['Ranked Match'],
    ago: 132,
    share: 40,
  },
  {
    by: 'team-player-2',
    title: 'Solo drops, one life each',
    description: 'Land, loot, last as long as it lasts.',
    game: 'apex',
    kind: 'solo',
    language: 'es',
    ago: 44,
    share: 36,
  },
  {
    by: idOf(1),
    title: 'Endgames every club player should know',
    description: 'Rook and pawn against rook, slowly, with your questions.',
    game: 'chess',
    kind: 'practice',
    language: 'en',
    tags: ['Educational', 'Beginner Friendly'],
    ago: 95,
    share: 33,
  },
  {
    by: idOf(2),
    title: 'Build fights for absolute beginners',
    description: 'Ramps, cones, edits: one new thing a round.',
    game: 'fortnite',
    kind: 'practice',
    language: 'pt',
    tags: ['Educational', 'Beginner Friendly', 'Practice Session'],
    ago: 58,
    share: 30,
  },
  {
    by: 'team-player-3',
    title: 'Captains draft, best of three',
    description: 'Our team against a stack we have never beaten.',
    game: 'dota2',
    kind: 'tournament',
    language: 'en',
    ago: 160,
    share: 28,
  },
  {
    by: idOf(3),
    title: 'Flex queue, tank to the front',
    description: 'Five friends, one health bar.',
    game: 'overwatch',
    kind: 'solo',
    language: 'de',
    ago: 37,
    share: 25,
  },
  {
    by: idOf(4),
    title: 'First to ten, ladder sets',
    description: 'Long sets, short breaks, no salt.',
    game: 'street-fighter',
    kind: '1v1',
    language: 'en',
    tags: ['Ranked Match', 'Pro Level'],
    ago: 83,
    share: 22,
  },
  {
    by: 'team-player-4',
    title: 'Quiet night on the island',
    description: 'Few words, long scopes.',
    game: 'warzone',
    kind: 'solo',
    language: 'en',
    ago: 24,
    share: 20,
  },
  {
    by: idOf(5),
    title: 'Chicken dinners in four languages',
    description: 'Squads with whoever joins.',
    game: 'pubg',
    kind: 'solo',
    language: 'fr',
    ago: 110,
    share: 17,
  },
  {
    by: 'team-player-5',
    title: 'Career mode, second season',
    description: 'From the third division with a squad of teenagers.',
    game: 'ea-fc',
    kind: 'solo',
    language: 'es',
    ago: 66,
    share: 14,
  },
  {
    by: idOf(6),
    title: 'Korean backdash workshop',
    description: 'An hour of movement, then open sets.',
    game: 'tekken',
    kind: 'practice',
    language: 'en',
    tags: ['Practice Session', 'Educational'],
    ago: 51,
    share: 12,
  },
  {
    by: 'team-player-6',
    title: 'Local bracket, top eight',
    description: 'Two stations, one couch, all characters.',
    game: 'smash-bros',
    kind: 'tournament',
    language: 'en',
    ago: 145,
    share: 9,
  },
  {
    by: idOf(7),
    title: 'Redstone clock that keeps time',
    description: 'A whole day in twenty minutes, gears included.',
    game: 'minecraft',
    kind: 'solo',
    language: 'en',
    ago: 205,
    share: 6,
  },
  {
    by: 'team-player-7',
    title: 'Zerg every day, macro only',
    description: 'No cheese for a month. Day twelve.',
    game: 'starcraft',
    kind: 'practice',
    language: 'pt',
    tags: ['Practice Session'],
    ago: 88,
    share: 3,
  },
];

/** What was said where the match of the moment is watched, minutes ago. */
const TALK: readonly (readonly [ago: number, by: string, text: string])[] = [
  [5, people.pixelQueen, 'Both of them live, both with operators. This will be short.'],
  [4, 'team-player-1', 'LunaStrike holds mid like a door'],
  [3, people.stormBreaker, '3–3 and nobody has missed twice'],
  [2, people.rival, 'Pistol round for AceViper!'],
  [1, 'team-player-2', 'That flick. Somebody keep the replay.'],
];

/**
 * The sample streams (SM-01, EN-41). Their viewers are accounts of the data set, whose pages nobody has open: what would be
 * their last heartbeat lies ahead, and so does the time at which the streams end by themselves.
 */
async function present(scene: Scene): Promise<void> {
  const { tx, now } = scene;
  for (const [n, username] of STREAMERS.entries())
    await scene.openAccount({ id: idOf(n), username, createdAt: now - 90 * DAY });
  const accounts = await tx
    .select({ id: users.id })
    .from(users)
    .where(ne(users.status, 'closed'))
    .orderBy(asc(users.id));
  const ids = accounts.map(({ id }) => id);
  const later = now + 365 * DAY;
  for (const [n, { by, battleId = null, ago, share, language = null, tags = [], ...told }] of SAMPLES.entries()) {
    const id = String(n + 1);
    const startedAt = now - ago * MINUTE;
    const audience = audienceOf(ids, by, share, n);
    await insertStream(tx, {
      ...told,
      id,
      streamerId: by,
      state: 'live',
      titleKey: titleKeyOf(told.title, id),
      language,
      tags,
      isMature: false,
      hasCamera: false,
      audioSource: 'both',
      hasBetting: false,
      simulcast: [],
      battleId,
      stakeCents: battleId === null ? 0 : ((await readBattle(tx, battleId))?.stakeCents ?? 0),
      thumbnailId: null,
      viewers: audience.length,
      peakViewers: audience.length,
      toldViewers: audience.length,
      toldAt: now,
      startedAt,
      endedAt: null,
      dueAt: later,
      endReason: null,
    });
    // It plays, as every live stream does: a short film of our own, made for the data set.
    await writeFilm(tx, by, 'arena');
    for (const userId of audience)
      await tx.insert(streamViews).values({ streamId: id, userId, since: startedAt, seenAt: later, isWatching: true });
    // Of those who watch, every other one follows.
    for (const followerId of audience.filter((_id, place) => place % 2 === 0))
      await insertFollow(tx, { followerId, streamerId: by, at: startedAt - HOUR });
  }
  for (const [n, [ago, authorId, body]] of TALK.entries()) {
    const at = now - ago * MINUTE;
    const channelId = talkIdOf({ id: '1', battleId: '5' });
    await insertMessage(tx, { id: `stream-talk-${n}`, channelId, authorId, kind: 'text', body, at, flag: null });
  }
}

const OWN_PAGES: ReadonlySet<string> = new Set([
  people.demo,
  people.rival,
  people.newcomer,
  people.moderator,
  people.admin,
]);

/** Accounts of the data set that watch a stream; those that people sign in as do not, they have pages of their own. */
const audienceOf = (ids: readonly string[], streamerId: string, share: number, offset: number): string[] => {
  const others = ids.filter(
    (id) => id !== streamerId && !OWN_PAGES.has(id) && !ASIDE.some((aside) => id.startsWith(aside)),
  );
  const count = Math.max(1, Math.round((others.length * share) / 100));
  return others.map((_id, n) => others[(n + offset) % others.length] ?? '').slice(0, count);
};

/** What the regulars will show while they play; without the room of markets they are not there. */
async function follows({ tx }: Scene): Promise<void> {
  for (const { id } of REGULARS) if (await readUser(tx, id)) await writeFilm(tx, id, 'arena');
}

export const samples: Samples = { present, follows };
