import { type Waiting, commonStake, mayPair, pairUp } from '../../domain/matchmaking/pairing.ts';
import { PROPOSAL_WINDOW, type Proposal } from '../../domain/matchmaking/proposal.ts';
import { isSilent } from '../../domain/matchmaking/seeker.ts';
import { TEAM_GAMES, type BattleGame } from '../../domain/shared/games.ts';
import { mayStake } from '../../domain/wallet/stakes.ts';
import type { Tx } from '../../db/client/database.ts';
import { insertProposal } from '../../db/matchmaking/proposal.queries.ts';
import { listWaiting, lockSeekers, putSeeker } from '../../db/matchmaking/seeker.queries.ts';
import { readWaiting } from '../../db/matchmaking/waiting.queries.ts';
import { holdFlag } from '../../db/settings/flag.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { lockBoth } from './open-proposal.ts';

/** So many of a game are looked at, the longest waiting. */
const LOOKED_AT = 500;

/** Puts together whoever may be; answers how many pairs. Safe to run in many gateways. */
export async function pairSeekers(deps: Deps): Promise<number> {
  let made = 0;
  for (const game of TEAM_GAMES) {
    const now = deps.now();
    const seekers = await listWaiting(deps.db.read, game, LOOKED_AT);
    if (seekers.length < 2) continue;
    const here = seekers.filter((seeker) => !isSilent(seeker, now));
    for (const pair of pairUp(await readWaiting(deps.db.read, game, here, now), now))
      if (await deps.db.transact((tx) => propose(deps, tx, game, pair))) made++;
  }
  return made;
}

/** Puts two together if all that was seen of them still holds; another gateway may have been quicker. */
async function propose(
  deps: Deps,
  tx: Tx,
  game: BattleGame,
  [first, second]: readonly [Waiting, Waiting],
): Promise<boolean> {
  const at = deps.now();
  const ids = [first.userId, second.userId];
  const userOf = await lockBoth(tx, ids);
  if (!(await holdFlag(tx, 'new-matchmaking')) || (await holdFlag(tx, 'maintenance-mode'))) return false;
  const seekers = await lockSeekers(tx, ids);
  const waiting = [...seekers.values()].filter((one) => one.state === 'waiting' && one.game === game);
  const known = await readWaiting(tx, game, waiting, at);
  const [one, other] = ids.map((id) => known.find(({ userId }) => userId === id));
  if (!one || !other || !mayPair(one, other, at) || !ids.every((id) => mayStake(userOf(id), at).ok)) return false;
  const stakeCents = commonStake(one, other);
  if (stakeCents === null) return false;
  const proposal: Proposal = {
    id: deps.newId(),
    state: 'open',
    game,
    stakeCents,
    firstId: one.userId,
    secondId: other.userId,
    firstConfirmedAt: null,
    secondConfirmedAt: null,
    firstWaitedMs: Math.max(0, at - one.since),
    secondWaitedMs: Math.max(0, at - other.since),
    createdAt: at,
    expiresAt: at + PROPOSAL_WINDOW,
    endedAt: null,
    battleId: null,
  };
  await insertProposal(tx, proposal);
  for (const seeker of waiting)
    await putSeeker(tx, { ...seeker, state: 'proposed', proposalId: proposal.id, reason: null, changedAt: at });
  return true;
}
