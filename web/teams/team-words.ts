import { TEAM_ROLES } from '../../domain/teams/team.ts';
import type { TeamRole } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

export const ROLE_WORDS: Readonly<Record<TeamRole, string>> = {
  CAPTAIN: t.captain(),
  SNIPER: t.sniper(),
  SUPPORT: t.support(),
  ENTRY: t.entry(),
  IGL: t.igl(),
  FRAGGER: t.fragger(),
};

/** What the captain gives to others: all roles but the own one (RO-06). */
export const ROLE_OPTIONS = TEAM_ROLES.filter((role) => role !== 'captain').map((role) => {
  const value = role.toUpperCase() as TeamRole;
  return { value, label: ROLE_WORDS[value] };
});

/** `3–1` in words: won and lost. */
export const recordOf = ({ wins, losses }: { readonly wins: number; readonly losses: number }): string =>
  t.winsWonLossesLost({ wins, losses });

export const winRate = ({ wins, losses }: { readonly wins: number; readonly losses: number }): string =>
  wins + losses === 0 ? '–' : `${Math.round((100 * wins) / (wins + losses))}%`;
