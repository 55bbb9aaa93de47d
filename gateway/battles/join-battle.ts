import { mayJoinPublic } from '../../domain/battles/attendance.ts';
import { joinBattle as join } from '../../domain/battles/join-battle.ts';
import { mayAct } from '../../domain/accounts/standing.ts';
import { must, refuse } from '../../domain/shared/refusals.ts';
import { mayPlay } from '../../domain/wallet/play-pause.ts';
import type { Encounter } from '../../db/battles/attendance.queries.ts';
import { areFriends } from '../../db/friends/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { changeBattle } from './change-battle.ts';

export interface JoinBattleInput {
  readonly battleId: string;
  /** For an invite-only battle; null otherwise. */
  readonly code: string | null;
}

const mayStillPlay = ({ waiting }: Encounter, at: number): boolean =>
  waiting !== undefined && mayAct(waiting).ok && mayPlay(waiting.pausedUntil, at).ok;

/**
 * Takes the second seat and holds stake and fee.
 * @throws Refused NOT_FOUND, OWN_BATTLE, SEAT_TAKEN, BATTLE_NOT_WAITING, BATTLE_OVER, INVITE_CODE_WRONG,
 * INSUFFICIENT_FUNDS, LIMIT_EXCEEDED, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, PLAY_LIMIT_REACHED, GAME_OFF, GAME_ACCOUNT_MISSING, NO_SHOWS
 */
export const joinBattle = (
  deps: Deps,
  actor: Actor,
  key: string,
  { battleId, code }: JoinBattleInput,
): Promise<string> =>
  changeBattle(
    deps,
    actor,
    { operation: 'joinBattle', battleId, key, payload: code, isStake: true },
    async ({ tx, row, encounter, at }) => {
      const isFriend = row.privacy === 'friends' && (await areFriends(tx, row.creatorId, actor.userId));
      const ruling = join(row, { accountId: actor.userId, isStaff: false, isFriend, code }, at);
      if (!ruling.ok) return ruling;
      if (row.privacy === 'public') must(mayJoinPublic(encounter.noShows, at));
      // Whoever may not play binds nobody's money; why is told to nobody.
      if (!mayStillPlay(encounter, at)) return refuse('BATTLE_NOT_WAITING');
      await deps.wiring.provided.requireGame(deps, tx, actor.userId, row);
      return ruling;
    },
  );
