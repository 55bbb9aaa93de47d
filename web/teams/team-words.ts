import { TEAM_ROLES, TEAM_ROLE_TITLES } from '../../domain/teams/team.ts';
import type { Failure } from '../data/failure.ts';
import type { TeamRole } from '../data/__generated__/schema-types.ts';

/** What the captain gives to others: all roles but the own one (RO-06). */
export const ROLE_OPTIONS = TEAM_ROLES.filter((role) => role !== 'captain').map((role) => ({
  value: role.toUpperCase() as TeamRole,
  label: TEAM_ROLE_TITLES[role],
}));

interface Named {
  readonly player: { readonly id: string; readonly username: string };
}

/** Why an acceptance did not work: names the payer on whom it waits, as far as the page knows the name. */
export function whyNotAccepted(failure: Failure | null, people: readonly Named[]): string | null {
  if (failure === null) return null;
  const payerId = failure.data['userId'];
  if (failure.code !== 'TEAM_CHANGED') return failure.sentence;
  if (payerId === undefined)
    return 'The shares have changed since somebody agreed to theirs. Look at the figures again; everybody whose share grew has to say yes anew.';
  const name = people.find(({ player }) => player.id === payerId)?.player.username ?? 'A payer of the other team';
  return `${name} cannot be charged just now, so nobody was. Ask ${name} to look at the wallet and own limits, or leave that player out.`;
}

/** `3–1` in words: won and lost. */
export const recordOf = ({ wins, losses }: { readonly wins: number; readonly losses: number }): string =>
  `${wins} won, ${losses} lost`;

export const winRate = ({ wins, losses }: { readonly wins: number; readonly losses: number }): string =>
  wins + losses === 0 ? '–' : `${Math.round((100 * wins) / (wins + losses))}%`;
