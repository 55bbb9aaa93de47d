import { challengePath } from '../../domain/battles/battles.paths.ts';
import { tournamentMatchPath } from '../../domain/tournaments/tournaments.paths.ts';
import { type Tier, tiers, type Tone } from '../ui/tokens.ts';
import type { ReplayCardFragment, ReplayDetailFragment } from './operations/__generated__/replay.gql.ts';
import * as t from './__generated__/messages.ts';

interface ResultWord {
  readonly label: string;
  readonly tone: Tone;
}

/** How a replay ended: for the reader in own replays, by the winner's name in all others. */
export function resultWordOf({
  isMyReplay,
  result,
  player1,
  player2,
}: Pick<ReplayCardFragment, 'isMyReplay' | 'result' | 'player1' | 'player2'>): ResultWord {
  const hasWon = result === 'WIN';
  if (isMyReplay) return hasWon ? { label: t.win(), tone: 'win' } : { label: t.loss(), tone: 'loss' };
  return { label: t.usernameWon({ username: hasWon ? player1.username : player2.username }), tone: 'neutral' };
}

/** The page of what a replay is of, and what the way there is called. */
export const playedAt = ({
  id,
  tournamentId,
  match,
}: Pick<ReplayDetailFragment, 'id' | 'tournamentId' | 'match'>): { readonly path: string; readonly label: string } =>
  tournamentId === null || match === null
    ? { path: challengePath(id), label: t.viewBattle() }
    : { path: tournamentMatchPath(tournamentId, match), label: t.viewMatch() };

const TWO_FIGURES = /^\s*(\d+)\s*[–:-]\s*(\d+)\s*$/;

/** A score stands as a player wrote it, own figure first; between two names the winner's side has the higher one. */
export function scoreBetween(score: string, isFirstWinner: boolean): string {
  const [, one, other] = TWO_FIGURES.exec(score) ?? [];
  if (one === undefined || other === undefined) return score;
  const [low, high] = Number(one) < Number(other) ? [one, other] : [other, one];
  return isFirstWinner ? `${high}–${low}` : `${low}–${high}`;
}

/** Where an upload of a recording begins; neither takes a link to one. */
export const SHARE_TARGETS = [
  { name: 'TikTok', url: 'https://www.tiktok.com/upload' },
  { name: 'YouTube Shorts', url: 'https://www.youtube.com/upload' },
] as const;

/** Whom a recording link leads to, e.g. `twitch.tv`. */
export const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '');

/** 20971520 is `21 MB`: as files are measured where they are chosen. */
export const megabytesOf = (bytes: number): string =>
  bytes < 1_000_000
    ? t.kilobytes({ size: Math.ceil(bytes / 1_000) })
    : t.megabytes({ size: (bytes / 1_000_000).toFixed(1) });

/** A player's badge in the game; null before the first rated battle. */
export const tierOfRank = (rank: string | null): Tier | null => tiers.find((tier) => tier === rank) ?? null;
