import { isStaff } from '../../../domain/accounts/roles.ts';
import { isPlayer, playersOf } from '../../../domain/battles/battle.ts';
import { maySeeMeeting, meetingOf } from '../../../domain/battles/meeting.ts';
import type { BattleView } from '../../../db/battles/battle.queries.ts';
import { readMeeting as readSaid } from '../../../db/battles/meeting.queries.ts';
import { readDisputeOf } from '../../../db/disputes/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readGameNames } from '../../profiles/index.ts';
import type { BattleMeeting } from './meeting.types.ts';

/** How the two of a battle meet; null for whom that is none of the business. */
export async function readMeeting(deps: Deps, actor: Actor, view: BattleView): Promise<BattleMeeting | null> {
  const { read } = deps.db;
  const viewer = { accountId: actor.userId, isStaff: isStaff(actor.role) };
  if (!isPlayer(view, viewer.accountId) && !viewer.isStaff) return null;
  const dispute = await readDisputeOf(read, { kind: 'battle', id: view.id });
  const isDisputed = dispute !== undefined && dispute.status !== 'resolved';
  if (!maySeeMeeting(view, { ...viewer, isDisputed }, deps.now())) return null;
  const players = playersOf(view);
  const [nameIn, row] = await Promise.all([readGameNames(deps, players), readSaid(read, view.id)]);
  const said = meetingOf(view, row);
  return {
    names: players.map((playerId) => ({ playerId, ...nameIn(playerId, view.game) })),
    hostId: said?.hostId ?? null,
    code: said?.code ?? '',
    region: said?.region ?? '',
    map: said?.map ?? '',
    updatedAt: said?.updatedAt ?? null,
  };
}
