import { LOCALES } from '../shared/languages.ts';
import type { BattleGame } from '../shared/games.ts';
import { searchKeyOf } from '../shared/search.ts';

/** RP-01: the own replays, or those of everybody else. */
export const REPLAY_VIEWS = ['mine', 'clips', 'community'] as const;
export type ReplayView = (typeof REPLAY_VIEWS)[number];

/** RP-03: what replays are narrowed down to. Battles are played in some of these only (C-26). */
export const REPLAY_GAMES = ['valorant', 'fortnite', 'cs2', 'rocketleague', 'league', 'apex'] as const;
export type ReplayGame = (typeof REPLAY_GAMES)[number];
export const REPLAY_GAME_TITLES: Readonly<Record<ReplayGame, string>> = {
  valorant: 'Valorant',
  fortnite: 'Fortnite',
  cs2: 'CS2',
  rocketleague: 'Rocket League',
  league: 'League of Legends',
  apex: 'Apex Legends',
};

/** RP-04: `low` is below the threshold, `high` is the threshold and above. */
export const WAGER_BANDS = ['low', 'high'] as const;
export type WagerBand = (typeof WAGER_BANDS)[number];
export const HIGH_WAGER_CENTS = 500_00;

/** In characters; the server refuses a longer search. */
export const REPLAY_SEARCH_MAX = 60;

/** What a search compares, of a title as of what is looked for. */
export { searchKeyOf } from '../shared/search.ts';

/** EN-18: 15000 is `$150`, 15050 is `$150.50`; a tournament may cost nothing. */
export const wagerTextOf = (stakeCents: number): string =>
  stakeCents === 0
    ? 'Free'
    : `$${new Intl.NumberFormat(LOCALES.en, {
        minimumFractionDigits: stakeCents % 100 === 0 ? 0 : 2,
        maximumFractionDigits: 2,
      }).format(stakeCents / 100)}`;

/** EN-18: hours only where there are any, `20:00` or `1:02:05`. */
export function durationTextOf(durationMs: number): string {
  const seconds = Math.floor(durationMs / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}

/** A battle as far as its replay tells of it. */
interface PlayedBattle {
  readonly id: string;
  readonly status: string;
  readonly privacy: string;
  readonly creatorId: string;
  readonly opponentId: string | null;
  readonly winnerId: string | null;
  readonly stakeCents: number;
  readonly game: BattleGame;
  readonly title: string;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

interface Recorded {
  readonly playerId: string;
  readonly score: string;
  readonly recordingUrl: string;
}

/** What is kept of a battle, or of a match of a tournament, that was played to its end (EN-18). */
export interface KeptReplay {
  readonly id: string;
  /** Null for a battle. */
  readonly tournamentId: string | null;
  /** The place of the match in the graph of its tournament; null for a battle. */
  readonly match: number | null;
  readonly title: string;
  readonly titleKey: string;
  readonly game: BattleGame;
  readonly creatorId: string;
  readonly opponentId: string;
  readonly winnerId: string;
  readonly score: string;
  readonly stakeCents: number;
  readonly durationMs: number;
  /** Empty where nobody gave an https link. */
  readonly recordingUrl: string;
  readonly isPublic: boolean;
  readonly at: number;
}

/** The replay of a battle as it stands now; null for one that is not completed. The winner's word goes first. */
export function replayOf(battle: PlayedBattle, reports: readonly Recorded[]): KeptReplay | null {
  const { id, title, game, creatorId, opponentId, winnerId, stakeCents, startedAt, endedAt } = battle;
  if (battle.status !== 'completed' || opponentId === null || winnerId === null || endedAt === null) return null;
  const inOrder = reports.toSorted((a, b) => Number(b.playerId === winnerId) - Number(a.playerId === winnerId));
  return {
    id,
    tournamentId: null,
    match: null,
    title,
    titleKey: searchKeyOf(title),
    game,
    creatorId,
    opponentId,
    winnerId,
    score: inOrder.find(({ score }) => score !== '')?.score ?? '',
    stakeCents,
    durationMs: Math.max(0, endedAt - (startedAt ?? endedAt)),
    recordingUrl: inOrder.find(({ recordingUrl }) => recordingUrl.startsWith('https://'))?.recordingUrl ?? '',
    isPublic: battle.privacy === 'public',
    at: endedAt,
  };
}
