import { grantRole } from '../../../domain/accounts/change-standing.ts';
import { staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import { type ApprovalKind, decideApproval as rule } from '../../../domain/admin/approvals.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { type User, lockUser } from '../../../db/accounts/index.ts';
import { closeApproval, lockApproval, readApproval } from '../../../db/admin/approval.queries.ts';
import type { ApprovalRow } from '../../../db/admin/approval.table.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { inStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';
import { ALWAYS, countGiven, requireSecondFactor } from '../../security/index.ts';
import { toldOf } from './ask-approval.ts';
import { giveRole } from '../people/grant-role.ts';
import { switchFlag } from '../system/set-feature-flag.ts';
import { putSettings } from '../system/set-settings.ts';

export interface DecideApprovalInput {
  readonly id: string;
  readonly approves: boolean;
  readonly reason: string;
  readonly proof: string | null;
}

interface Scene {
  readonly deps: Deps;
  readonly tx: Tx;
  readonly asked: ApprovalRow;
  readonly judge: User;
  /** Of a role the account that gets it. */
  readonly subject: User | undefined;
}

/** What was asked for is done by the same rules as if it were asked for now; all is locked. */
const WORKS: Readonly<Record<ApprovalKind, (scene: Scene) => Promise<void>>> = {
  async role({ deps, tx, asked, judge, subject }) {
    if (!subject) throw new Refused('NOT_FOUND');
    if (asked.changes.some(({ from }) => from !== subject.role)) throw new Refused('APPROVAL_OVER');
    await giveRole(deps, tx, subject, must(grantRole(judge, subject, 'administrator')));
  },
  async settings({ deps, tx, asked, judge }) {
    await putSettings(deps, tx, judge.id, asked.changes, asked.reason);
  },
  async flag({ deps, tx, asked, judge }) {
    await switchFlag(deps, tx, judge.id, { id: asked.subjectId, enabled: true, reason: asked.reason });
  },
};

/** All whom it is about, locked in the order of their ids. */
async function lockAll(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, User>> {
  const locked = new Map<string, User>();
  for (const id of [...new Set(ids)].toSorted()) {
    const user = await lockUser(tx, id);
    if (user) locked.set(id, user);
  }
  return locked;
}

/**
 * A second administrator agrees, upon which it is done, or somebody of them refuses it. What is not any more as it was
 * when it was asked for is over, as is what was asked for by somebody who is no administrator any more.
 * @throws Refused FORBIDDEN, NOT_FOUND, OWN_ACCOUNT, APPROVAL_OVER, SECOND_ADMINISTRATOR, ADMINISTRATOR_NEW, BAD_INPUT, SETTING_UNUSABLE,
 * STAFF_NEED_TWO_FACTOR, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function decideApproval(deps: Deps, actor: Actor, input: DecideApprovalInput): Promise<void> {
  const { id, approves } = input;
  const { reason } = readInput(staffAct, input);
  const proof = await countGiven(deps, actor.userId, input.proof);
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const named = await readApproval(tx, id);
    if (!named) throw new Refused('NOT_FOUND');
    const isRole = named.kind === 'role';
    const users = await lockAll(tx, [actor.userId, named.askedBy, ...(isRole ? [named.subjectId] : [])]);
    const judge = inStanding(users.get(actor.userId));
    const asked = await lockApproval(tx, id);
    if (!asked) throw new Refused('NOT_FOUND');
    if (approves && isRole && judge.id === asked.subjectId) throw new Refused('OWN_ACCOUNT');
    const state = must(rule(judge, asked, approves, at));
    if (state === 'done') {
      const asker = users.get(asked.askedBy);
      if (asker?.role !== 'administrator' || asker.status !== 'active') throw new Refused('APPROVAL_OVER');
      await requireSecondFactor(deps, tx, actor, proof, ALWAYS);
      await WORKS[asked.kind]({ deps, tx, asked, judge, subject: users.get(asked.subjectId) });
    }
    await closeApproval(tx, id, { state, decidedBy: judge.id, decidedAt: at });
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: judge.id,
      action: `approval.${state}`,
      subject: isRole ? 'account' : 'approval',
      subjectId: isRole ? asked.subjectId : id,
      reason,
      data: toldOf(asked.changes),
      at,
    });
  });
}
