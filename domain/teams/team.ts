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

export const TEAM_OFFER_STATUSES = ['pending', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type TeamOfferStatus = (typeof TEAM_OFFER_STATUSES)[number];

/** Whose money is held: a share of every member who is in, or the captain's alone. */
export const TEAM_PAYERS = ['captain', 'members'] as const;
export type TeamPayer = (typeof TEAM_PAYERS)[number];

export const TEAM_BATTLE_STATUSES = ['active', 'completed', 'disputed', 'cancelled'] as const;
export type TeamBattleStatus = (typeof TEAM_BATTLE_STATUSES)[number];

/** The captain included. */
export const TEAM_MEMBERS_MAX = 10;
export const TEAM_DESCRIPTION_MAX = 500;
/** Characters of what is looked for among teams. */
export const TEAM_SEARCH_MAX = 30;
export const TEAM_LOGO_BYTES_MAX = 2 * 1024 * 1024;
/** Letters and digits of an invite code. */
export const TEAM_CODE_LENGTH = 8;
/** Characters of it as it is typed, with spaces and dashes. */
export const TEAM_CODE_TYPED_MAX = 20;

/** Open requests of one player, and open invitations of one team. */
export const OWN_REQUESTS_MAX = 5;
export const TEAM_INVITATIONS_MAX = 20;
/** Offers of one team that wait for an answer. */
export const TEAM_OFFERS_MAX = 5;

/** An offer that nobody has answered lapses this long after it was sent. */
export const TEAM_OFFER_WINDOW = DAY;

/** An invite code as it is stored, however it was typed. */
export const teamCodeOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** The whole invite code that was typed; null while some of it is missing. */
export function wholeTeamCode(typed: string): string | null {
  const code = teamCodeOf(typed);
  return code.length === TEAM_CODE_LENGTH ? code : null;
}
