import { createBattle as open } from '../../domain/battles/create-battle.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { insertStep } from '../../db/battles/apply-step.ts';
import { deleteDraft } from '../../db/battles/draft.queries.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import { lockStanding } from '../accounts/standing.ts';
import type { Actor } from '../kernel/actor.ts';
import { type Deps, randomCode } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';
import { type BattleTerms, parseTerms, titleOf } from './battle-terms.ts';

export interface CreateBattleInput extends BattleTerms {
  /** The draft that this battle was; it goes in the same transaction. Null when there was none. */
  readonly draftId: string | null;
}

const INVITE_CODE_LENGTH = 10;

/**
 * Opens a battle and holds the creator's stake and fee; answers its id (BG-18).
 * @throws Refused STAKE_OUT_OF_BOUNDS, INSUFFICIENT_FUNDS, LIMIT_EXCEEDED, PLAY_PAUSED, PLAY_LIMIT_REACHED,
 * BATTLE_NOT_DRAFT, IDEMPOTENCY_KEY_REUSED
 */
export async function createBattle(deps: Deps, actor: Actor, key: string, input: CreateBattleInput): Promise<string> {
  const terms = parseTerms(input);
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
    return once(tx, call, async () => {
      const staker = await lockStanding(tx, userId);
      const settings = await readSettings(tx);
      const bounds = { minCents: settings.minStakeCents, maxCents: settings.maxStakeCents };
      const inviteCode = terms.privacy === 'invite' ? randomCode(deps, INVITE_CODE_LENGTH) : null;
      const step = must(
        open({ id, creatorId: userId, stakeCents: terms.stakeCents, privacy: terms.privacy, inviteCode }, bounds, at),
      );
      if (input.draftId !== null && !(await deleteDraft(tx, input.draftId, userId)))
        throw new Refused('BATTLE_NOT_DRAFT', { field: 'draftId' });
      const row = {
        ...step.battle,
        game: terms.game,
        mode: terms.mode,
        title: titleOf(terms),
        description: terms.description,
        createdAt: at,
        joinedAt: null,
        startedAt: null,
        endedAt: null,
      };
      await insertStep(tx, row, step, { at, actorId: userId, staker, newId: deps.newId });
    });
  });
}
