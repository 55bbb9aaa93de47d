import { teamsPath } from './teams.paths.ts';
import { type BattleGame, GAME_TITLES } from '../shared/games.ts';
import type { SubjectTerms } from '../shared/subjects.ts';
import type { Subject } from '../wallet/stakes.ts';

export const teamsSubjects = {
  'team-battle': { title: 'Team battle', isContested: true, isRunning: true },
} as const satisfies Readonly<Record<string, SubjectTerms>>;

interface NamedTeamBattle {
  readonly id: string;
  readonly game: BattleGame;
  /** The teams' names as they were when it began. */
  readonly homeName: string;
  readonly awayName: string;
}

/** A team battle as what its payers stake on. Its players find it on the dashboard of their team. */
export const teamBattleSubject = ({ id, game, homeName, awayName }: NamedTeamBattle): Subject => ({
  kind: 'team-battle',
  id,
  title: `${homeName} vs ${awayName}, ${GAME_TITLES[game]}`,
  path: teamsPath,
  currency: 'USD',
});
