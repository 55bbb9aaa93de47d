import { PASS_SCORE } from '../onboarding/tutorial.ts';
import { NO_STATS, type PlayerStats, countBattle } from './stats.ts';

/** What a player has done so far, as far as achievements ask for it. */
export interface Feats {
  readonly battles: number;
  readonly wins: number;
  readonly bestStreak: number;
  readonly largestStakeCents: number;
  /** Different games in which a battle was settled. */
  readonly games: number;
  /** Tournaments with a buy-in that were played to the end, and those of them that were won. */
  readonly cups: number;
  readonly titles: number;
  /** Runs of the arcade that counted, practice left out, and the different games that they were in. */
  readonly runs: number;
  readonly arcadeGames: number;
  /** Those of them that were first in a contest of the arcade against others. */
  readonly contestsWon: number;
  /** The best accuracy in the tutorial, in whole per cent. */
  readonly tutorialScore: number;
  /** 1 with two-factor authentication on, 0 without. */
  readonly secondFactor: number;
}

export interface Achievement {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Unlocked for good as soon as this figure has reached `least`. */
  readonly feat: keyof Feats;
  readonly least: number;
}

const one = (id: string, title: string, description: string, feat: keyof Feats, least: number): Achievement => ({
  id,
  title,
  description,
  feat,
  least,
});

/** All there is, in the order in which it is shown (PR-05, EN-40). An id is stored and never means anything else. */
export const ACHIEVEMENTS: readonly Achievement[] = [
  one('first-battle', 'Into the Arena', 'Finish your first battle.', 'battles', 1),
  one('first-win', 'First Blood', 'Win a battle.', 'wins', 1),
  one('streak-3', 'Hot Hand', 'Win 3 battles in a row.', 'bestStreak', 3),
  one('streak-5', 'On Fire', 'Win 5 battles in a row.', 'bestStreak', 5),
  one('streak-10', 'Untouchable', 'Win 10 battles in a row.', 'bestStreak', 10),
  one('battles-10', 'Regular', 'Finish 10 battles.', 'battles', 10),
  one('battles-50', 'Veteran', 'Finish 50 battles.', 'battles', 50),
  one('battles-100', 'Centurion', 'Finish 100 battles.', 'battles', 100),
  one('stake-50', 'Raising the Stakes', 'Play a battle for $50 or more.', 'largestStakeCents', 50_00),
  one('stake-250', 'High Roller', 'Play a battle for $250 or more.', 'largestStakeCents', 250_00),
  one('games-4', 'All-Rounder', 'Finish a battle in 4 different games.', 'games', 4),
  one('cups-1', 'In the Bracket', 'Finish a tournament with a buy-in.', 'cups', 1),
  one('cups-10', 'Cup Regular', 'Finish 10 tournaments with a buy-in.', 'cups', 10),
  one('titles-1', 'Champion', 'Win a tournament with a buy-in.', 'titles', 1),
  one('titles-5', 'Dynasty', 'Win 5 tournaments with a buy-in.', 'titles', 5),
  one('runs-1', 'Insert Coin', 'Finish a run in the arcade; practice does not count.', 'runs', 1),
  one('runs-50', 'Arcade Regular', 'Finish 50 runs in the arcade; practice does not count.', 'runs', 50),
  one('arcade-games-10', 'Full Cabinet', 'Finish a run in each of the 10 games of the arcade.', 'arcadeGames', 10),
  one(
    'contests-1',
    'Top of the Screen',
    'Win a skill match, a battle or a bracket match in the arcade.',
    'contestsWon',
    1,
  ),
  one(
    'contests-10',
    'Arcade Ace',
    'Win 10 skill matches, battles or bracket matches in the arcade.',
    'contestsWon',
    10,
  ),
  one('tutorial', 'Graduate', 'Pass the tutorial challenge.', 'tutorialScore', PASS_SCORE),
  one('two-factor', 'Locked Down', 'Turn two-factor authentication on.', 'secondFactor', 1),
];

export const isUnlocked = ({ feat, least }: Achievement, feats: Feats): boolean => feats[feat] >= least;

/** How much of what is asked for has been done: never more than that. */
export const doneOf = ({ feat, least }: Achievement, feats: Feats): number => Math.min(feats[feat], least);

/** One thing that a player did. */
export type Deed = { readonly at: number } & (
  | { readonly kind: 'battle'; readonly won: boolean; readonly stakeCents: number; readonly game: string }
  | { readonly kind: 'cup'; readonly won: boolean }
  | { readonly kind: 'run'; readonly won: boolean; readonly game: string }
  | { readonly kind: 'tutorial'; readonly score: number }
  | { readonly kind: 'second-factor' }
);

/** When each achievement was unlocked, given everything that the player did, oldest first. */
export function unlockedBy(deeds: readonly Deed[]): ReadonlyMap<string, number> {
  const unlocked = new Map<string, number>();
  const games = new Set<string>();
  const arcadeGames = new Set<string>();
  let stats: PlayerStats = NO_STATS;
  let [largestStakeCents, cups, titles, runs, contestsWon, tutorialScore, secondFactor] = [0, 0, 0, 0, 0, 0, 0];
  for (const deed of deeds) {
    switch (deed.kind) {
      case 'battle':
        stats = countBattle(stats, deed.won, deed.stakeCents);
        games.add(deed.game);
        largestStakeCents = Math.max(largestStakeCents, deed.stakeCents);
        break;
      case 'cup':
        cups++;
        if (deed.won) titles++;
        break;
      case 'run':
        runs++;
        arcadeGames.add(deed.game);
        if (deed.won) contestsWon++;
        break;
      case 'tutorial':
        tutorialScore = Math.max(tutorialScore, deed.score);
        break;
      case 'second-factor':
        secondFactor = 1;
        break;
    }
    const { battles, wins, bestStreak } = stats;
    const arcade = { runs, arcadeGames: arcadeGames.size, contestsWon };
    const best = { bestStreak, largestStakeCents, tutorialScore, secondFactor };
    const feats = { battles, wins, games: games.size, cups, titles, ...arcade, ...best };
    for (const achievement of ACHIEVEMENTS)
      if (!unlocked.has(achievement.id) && isUnlocked(achievement, feats)) unlocked.set(achievement.id, deed.at);
  }
  return unlocked;
}
