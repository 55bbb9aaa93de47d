import { battleTerms } from '../../domain/battles/battles.schemas.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { deleteDraft as remove, insertDraft, updateDraft } from '../../db/battles/draft.queries.ts';
import { listDrafts } from '../../db/battles/battle.queries.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { readInput } from '../kernel/read-input.ts';
import type { BattleTerms } from './battle-terms.ts';

export const DRAFTS_MAX = 50;

/**
 * Keeps the form as it stands, complete or not; takes no money. Answers the draft's id (BG-19).
 * @throws Refused BATTLE_NOT_DRAFT, LIMIT_EXCEEDED, BAD_INPUT
 */
export async function saveDraft(deps: Deps, actor: Actor, draftId: string | null, input: BattleTerms): Promise<string> {
  const terms = readInput(battleTerms, input);
  return deps.db.transact(async (tx) => {
    const { id: creatorId } = await requireStanding(tx, actor.userId);
    if (draftId !== null) {
      if (await updateDraft(tx, draftId, creatorId, terms)) return draftId;
      throw new Refused('BATTLE_NOT_DRAFT', { field: 'draftId' });
    }
    const kept = await listDrafts(tx, creatorId, DRAFTS_MAX);
    if (kept.length === DRAFTS_MAX) throw new Refused('LIMIT_EXCEEDED', { data: { max: DRAFTS_MAX } });
    const id = deps.newId();
    await insertDraft(tx, { ...terms, id, creatorId, createdAt: deps.now() });
    return id;
  });
}

/** @throws Refused BATTLE_NOT_DRAFT */
export async function deleteDraft(deps: Deps, actor: Actor, draftId: string): Promise<string> {
  return deps.db.transact(async (tx) => {
    if (!(await remove(tx, draftId, actor.userId))) throw new Refused('BATTLE_NOT_DRAFT', { field: 'draftId' });
    return draftId;
  });
}
