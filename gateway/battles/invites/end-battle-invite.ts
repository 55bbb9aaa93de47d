import { type Invite, declineInvite, expireInvite, withdrawInvite } from '../../../domain/battles/invite.ts';
import { Refused, type Ruling, must } from '../../../domain/shared/refusals.ts';
import { endInvite, listDueInvites, lockInvite } from '../../../db/battles/invite.queries.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';

/** Says no to an invite; the sender hears of it (NO-03). @throws Refused NOT_FOUND, INVITE_NOT_PENDING */
export const declineBattleInvite = (deps: Deps, actor: Actor, inviteId: string): Promise<void> =>
  end(deps, actor, inviteId, declineInvite);

/** Takes the caller's own invite back. @throws Refused NOT_FOUND, INVITE_NOT_PENDING */
export const withdrawBattleInvite = (deps: Deps, actor: Actor, inviteId: string): Promise<void> =>
  end(deps, actor, inviteId, withdrawInvite);

const end = (
  deps: Deps,
  { userId }: Actor,
  inviteId: string,
  rule: (invite: Invite, by: string, now: number) => Ruling<Invite>,
): Promise<void> =>
  deps.db.transact(async (tx) => {
    await requireStanding(tx, userId);
    const invite = await lockInvite(tx, inviteId);
    if (!invite) throw new Refused('NOT_FOUND');
    await endInvite(tx, invite, must(rule(invite, userId, deps.now())));
  });

/** So many at a time, each in a transaction of its own, so that players' calls come in between. */
const CHUNK = 20;

/** Expires the invites that nobody answered in time (NO-04); answers how many. Safe to run in many gateways. */
export async function expireInvites(deps: Deps): Promise<number> {
  const due = await listDueInvites(deps.db.read, deps.now(), CHUNK);
  const expired = await Promise.all(
    due.map((id) =>
      deps.db.transact(async (tx) => {
        const invite = await lockInvite(tx, id);
        const ended = invite ? expireInvite(invite, deps.now()) : null;
        if (!invite || !ended) return false;
        await endInvite(tx, invite, ended);
        return true;
      }),
    ),
  );
  return expired.filter(Boolean).length;
}
