import type { SubjectKind } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

/** What each kind of contest is called. */
export const SUBJECT_WORDS: Readonly<Record<SubjectKind, string>> = {
  BATTLE: t.battle(),
  TEAM_BATTLE: t.teamBattle(),
  ARCADE: t.arcade(),
  TOURNAMENT: t.tournament(),
  BET: t.bet(),
};
