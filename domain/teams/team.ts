import { DAY } from '../shared/time.ts';

/** The roles of a team (RO-06, C-49). */
export const TEAM_ROLES = ['captain', 'sniper', 'support', 'entry', 'igl', 'fragger'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];
export const TEAM_ROLE_TITLES: Readonly<Record<TeamRole, string>> = {
  captain: 'Captain',
  sniper: 'Sniper',
  support: 'Support',
  entry: 'Entry',
  igl: 'IGL',
  fragger: 'Fragger',
};
/** Who joins plays this until the captain says otherwise. */
export const FIRST_ROLE = 'fragger' satisfies TeamRole;

/** Who asked: a player who wants in, or the captain who wants a player. */
export const MEMBERSHIP_ASKS = ['request', 'invitation'] as const;
export type MembershipAsk = (typeof MEMBERSHIP_ASKS)[number];

export const TEAM_CHALLENGE_STATUSES = ['pending', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type TeamChallengeStatus = (typeof TEAM_CHALLENGE_STATUSES)[number];

/** Whose money is held: a share of every member who is in, or the captain's alone. */
export const TEAM_PAYERS = ['captain', 'members'] as const;
export type TeamPayer = (typeof TEAM_PAYERS)[number];

export const TEAM_BATTLE_STATUSES = ['active', 'completed', 'disputed', 'cancelled'] as const;
export type TeamBattleStatus = (typeof TEAM_BATTLE_STATUSES)[number];

/** The captain included. */
export const TEAM_MEMBERS_MAX = 10;
export const TEAM_DESCRIPTION_MAX = 500;
/** Letters and digits of an invite code. */
export const TEAM_CODE_LENGTH = 8;

/** Open requests of one player, and open invitations of one team. */
export const OWN_REQUESTS_MAX = 5;
export const TEAM_INVITATIONS_MAX = 20;
/** Challenges of one team that wait for an answer. */
export const TEAM_CHALLENGES_MAX = 5;

/** A challenge that nobody has answered lapses this long after it was sent. */
export const TEAM_CHALLENGE_WINDOW = DAY;

/** An invite code as it is stored, however it was typed. */
export const teamCodeOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
