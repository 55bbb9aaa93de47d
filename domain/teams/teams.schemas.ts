import * as z from 'zod/mini';
import { evidenceLink } from '../disputes/disputes.schemas.ts';
import { optionalText, requiredText, ruled } from '../shared/schema.ts';
import { ruleOnTeamName } from './team-name.ts';
import { TEAM_DESCRIPTION_MAX } from './team.ts';

/** Characters of what is said about a battle of teams. */
export const TEAM_ISSUE_MIN = 10;
export const TEAM_ISSUE_MAX = 1_000;

/** What a captain changes of a team. */
export const teamEdit = z.object({ description: optionalText(TEAM_DESCRIPTION_MAX) });

/** 'Create Team' (TE-04). */
export const newTeam = z.object({ name: ruled(ruleOnTeamName), ...teamEdit.shape });

/** A captain says what is wrong with a battle. */
export const teamDispute = z.object({
  issue: requiredText(TEAM_ISSUE_MAX, TEAM_ISSUE_MIN),
  evidenceUrl: evidenceLink,
});
