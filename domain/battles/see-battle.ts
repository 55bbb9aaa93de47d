import { type Battle, isPlayer } from './battle.ts';

export interface Viewer {
  readonly accountId: string;
  readonly isStaff: boolean;
  /** Whether the viewer and the battle's creator are friends. */
  readonly isFriend: boolean;
  /** The invite code that the viewer brought along. */
  readonly code: string | null;
}

/** Who may read a battle, by its privacy (BG-17). A battle one may not see answers as one that does not exist. */
export function maySee(battle: Battle, viewer: Viewer): boolean {
  if (battle.status === 'draft') return battle.creatorId === viewer.accountId;
  if (isPlayer(battle, viewer.accountId) || viewer.isStaff) return true;
  switch (battle.privacy) {
    case 'public':
      return true;
    case 'friends':
      return viewer.isFriend;
    case 'invite':
      return battle.inviteCode !== null && viewer.code === battle.inviteCode;
  }
}
