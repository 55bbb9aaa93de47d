import { ruleOnGameName } from '../../domain/profiles/game-name.ts';
import type { BattleGame } from '../../domain/shared/games.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { deleteGameName, listGameNames, putGameName } from '../../db/profiles/game-name.queries.ts';
import { lockStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import type { Deps } from '../kernel/deps.ts';
import { hasLink } from '../kernel/has-link.ts';

/** Each change is told to whoever waits for the player in a game. */
const CHANGES_PER_ACCOUNT = 60;

/**
 * Says what the caller is called in a game; an empty text takes the name away, and the name that stands changes nothing.
 * @throws Refused GAME_NAME_UNUSABLE, RATE_LIMITED
 */
export async function setGameName(deps: Deps, { userId }: Actor, game: BattleGame, entered: string): Promise<void> {
  const name = must(ruleOnGameName(entered));
  if (name !== null && hasLink(name)) throw new Refused('GAME_NAME_UNUSABLE', { field: 'name' });
  await chargeAttempt(deps, `game-name:${userId}`, CHANGES_PER_ACCOUNT);
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    await lockStanding(tx, userId);
    const names = await listGameNames(tx, [userId]);
    const known = names.find((row) => row.game === game)?.name ?? null;
    if (name === known) return;
    await (name === null ? deleteGameName(tx, userId, game) : putGameName(tx, { userId, game, name, setAt: at }));
    await deps.wiring.provided.tellGameName(tx, userId, game, at);
  });
}
