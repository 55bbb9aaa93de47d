interface SeenTeamBattle {
  readonly teamIds: readonly string[];
  /** Who is in the line-up of either. */
  readonly playerIds: readonly string[];
}

interface TeamBattleViewer {
  readonly accountId: string;
  /** The team that the viewer is in now; null without one. */
  readonly teamId: string | null;
  readonly isStaff: boolean;
}

/** Who may read a battle of two teams: their members, who played in it though no member any more, and staff. */
export const maySeeTeamBattle = (
  { teamIds, playerIds }: SeenTeamBattle,
  { accountId, teamId, isStaff }: TeamBattleViewer,
): boolean => isStaff || (teamId !== null && teamIds.includes(teamId)) || playerIds.includes(accountId);
