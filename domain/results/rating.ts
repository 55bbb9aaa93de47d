import { rate } from 'openskill';

/** How well somebody plays a game, as openskill reckons it, in millionths: its numbers are fractions. */
export interface Skill {
  /** The presumed strength. */
  readonly muMicro: number;
  /** How far it may be off; moves quickly while large. */
  readonly sigmaMicro: number;
}

const MICRO = 1_000_000;

/** openskill's own beginning, a third of 25 for the doubt. */
export const NEW_SKILL: Skill = { muMicro: 25 * MICRO, sigmaMicro: Math.round((25 * MICRO) / 3) };

/** Keeps old hands moving: a little doubt comes back before each battle. */
const TAU = 25 / 300;

const toRating = ({ muMicro, sigmaMicro }: Skill) => ({ mu: muMicro / MICRO, sigma: sigmaMicro / MICRO });
const toSkill = ({ mu, sigma }: { mu: number; sigma: number }): Skill => ({
  muMicro: Math.round(mu * MICRO),
  sigmaMicro: Math.round(sigma * MICRO),
});

/** Both players after a battle. The winner's strength never falls, the loser's never rises, and no doubt grows. */
export function rateBattle(winner: Skill, loser: Skill): { winner: Skill; loser: Skill } {
  const [[won], [lost]] = rate([[toRating(winner)], [toRating(loser)]], { tau: TAU, limitSigma: true });
  if (!won || !lost) throw new Error('openskill left a player out');
  return { winner: toSkill(won), loser: toSkill(lost) };
}

/** What is shown: everybody begins at 1,000, and nobody falls below 0. */
export const shownRating = ({ muMicro }: Skill): number => Math.max(0, Math.round((40 * muMicro) / MICRO));

/** EN-23. */
export const RANK_BADGES = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
export type RankBadge = (typeof RANK_BADGES)[number];

/** The least rating of each badge, highest first. */
const BADGES: readonly (readonly [RankBadge, number])[] = [
  ['diamond', 1_450],
  ['platinum', 1_300],
  ['gold', 1_150],
  ['silver', 850],
];

export const badgeOf = (rating: number): RankBadge => BADGES.find(([, least]) => rating >= least)?.[0] ?? 'bronze';
