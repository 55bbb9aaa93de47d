import { battleTerms } from '../../domain/battles/battles.schemas.ts';
import { createBattle as open } from '../../domain/battles/create-battle.ts';
import { INVITE_CODE_LENGTH } from '../../domain/battles/invite-code.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { insertTransition } from '../../db/battles/apply-transition.ts';
import { deleteDraft } from '../../db/battles/draft.queries.ts';
import { together } from '../../db/client/together.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import { lockStaker } from '../../db/wallet/index.ts';
import { inStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { type Deps, randomCode } from '../kernel/deps.ts';
import { onceOver } from '../kernel/once.ts';
import { readInput } from '../kernel/read-input.ts';
import { type BattleTerms, titleOf } from './battle-terms.ts';

export interface CreateBattleInput extends BattleTerms {
  /** The draft that this battle was; it goes in the same transaction. Null when there was none. */
  readonly draftId: string | null;
}

/**
 * Opens a battle and holds the creator's stake and fee; answers its id (BG-18).
 * @throws Refused STAKE_OUT_OF_BOUNDS, INSUFFICIENT_FUNDS, LIMIT_EXCEEDED, PLAY_PAUSED, PLAY_LIMIT_REACHED,
 * BATTLE_NOT_DRAFT, IDEMPOTENCY_KEY_REUSED, GAME_OFF, ONLY_DUELS, GAME_ACCOUNT_MISSING
 */
export async function createBattle(deps: Deps, actor: Actor, key: string, input: CreateBattleInput): Promise<string> {
  const terms = readInput(battleTerms, input);
  const { userId } = actor;
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const id = deps.newId();
    const call = {
      userId,
      key,
      operation: 'createBattle',
      payload: { ...terms, draftId: input.draftId },
      answerId: id,
      at,
    };
    const ask = () => together([lockStaker(tx, userId), readSettings(tx)]);
    return onceOver(tx, call, ask, async ([user, settings]) => {
      const staker = inStanding(user);
      await deps.wiring.provided.requireGame(deps, tx, userId, terms);
      const bounds = { minCents: settings.minStakeCents, maxCents: settings.maxStakeCents };
      const inviteCode = terms.privacy === 'invite' ? randomCode(deps, INVITE_CODE_LENGTH) : null;
      const transition = must(
        open({ id, creatorId: userId, stakeCents: terms.stakeCents, privacy: terms.privacy, inviteCode }, bounds, at),
      );
      if (input.draftId !== null && !(await deleteDraft(tx, input.draftId, userId)))
        throw new Refused('BATTLE_NOT_DRAFT', { field: 'draftId' });
      await deps.wiring.provided.chargeKeyStake(tx, actor, terms.stakeCents, at);
      const row = {
        ...transition.battle,
        game: terms.game,
        mode: terms.mode,
        title: titleOf(terms),
        description: terms.description,
        createdAt: at,
        joinedAt: null,
        startedAt: null,
        endedAt: null,
      };
      await insertTransition(tx, row, transition, { at, actorId: userId, staker, newId: deps.newId });
    });
  });
}
