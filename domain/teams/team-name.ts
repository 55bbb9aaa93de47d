import { isOfOneScript, isReservedName, skeletonOf } from '../accounts/username.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';

/** In characters as people count them. */
export const TEAM_NAME_MIN = 3;
export const TEAM_NAME_MAX = 30;

const CHARACTERS = /^[\p{L}\d._' &-]+$/u;

/** What a name is made of beside letters and digits. */
const BETWEEN = /[ '&]/g;

/**
 * What makes a team's name unique: what it looks like at a glance, so that nobody plays under a name that is taken for
 * another's.
 */
export const teamNameKeyOf = (name: string): string => skeletonOf(name.replaceAll(BETWEEN, ''));

/** Whether a text may become a team's name; answers it in the form in which it is stored. */
export function ruleOnTeamName(text: string): Ruling<string> {
  const name = text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();
  const length = Array.from(name).length;
  const isUsable =
    length >= TEAM_NAME_MIN &&
    length <= TEAM_NAME_MAX &&
    CHARACTERS.test(name) &&
    /[\p{L}\d]/u.test(name) &&
    isOfOneScript(name.replaceAll(BETWEEN, '-')) &&
    !isReservedName(name.replaceAll(BETWEEN, '-'));
  return isUsable ? allow(name) : refuse('TEAM_NAME_UNUSABLE', { field: 'name' });
}
