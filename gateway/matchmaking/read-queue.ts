import { feeOf, holdOf, poolOf } from '../../domain/battles/battle.ts';
import { medianOf } from '../../domain/matchmaking/pairing.ts';
import { type Proposal, hasConfirmed, otherOf } from '../../domain/matchmaking/proposal.ts';
import type { Seeker } from '../../domain/matchmaking/seeker.ts';
import type { BattleGame } from '../../domain/shared/games.ts';
import { DAY, SECOND } from '../../domain/shared/time.ts';
import { readUsers } from '../../db/accounts/index.ts';
import { listWaits, readProposal } from '../../db/matchmaking/proposal.queries.ts';
import { countWaiting, readSeeker } from '../../db/matchmaking/seeker.queries.ts';
import { readFlag } from '../../db/settings/flag.queries.ts';
import { avatarUrlOf } from '../accounts/index.ts';
import { readStandings } from '../battles/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import type { BattleProposal, QueueFigures, QueuePlace } from './matchmaking.types.ts';

/** How a player stands with the queue; of a proposal all that there is to decide by. */
export async function readQueuePlace(deps: Deps, actor: Actor): Promise<QueuePlace> {
  const { userId } = actor;
  const [isOpen, seeker, proposal] = await deps.db.snapshot(async (read) => {
    const known = await readSeeker(read, userId);
    const last = known?.proposalId ? await readProposal(read, known.proposalId) : undefined;
    return [await readFlag(read, 'new-matchmaking'), known, last] as const;
  });
  return {
    id: userId,
    isOpen,
    ...standing(seeker ?? null, deps.now()),
    proposal: seeker?.state === 'proposed' && proposal ? await toProposal(deps, actor, proposal) : null,
    battleId: seeker?.reason === 'paired' ? (proposal?.battleId ?? null) : null,
  };
}

function standing(seeker: Seeker | null, now: number): Omit<QueuePlace, 'id' | 'isOpen' | 'proposal' | 'battleId'> {
  if (seeker === null)
    return {
      state: 'out',
      reason: null,
      refusedAs: null,
      game: null,
      minStakeCents: null,
      maxStakeCents: null,
      since: null,
      freeAt: null,
    };
  const { state, reason, refusedAs, game, minStakeCents, maxStakeCents, since, freeAt } = seeker;
  return {
    state,
    reason,
    refusedAs,
    game,
    minStakeCents,
    maxStakeCents,
    since: state === 'out' ? null : since,
    freeAt: freeAt !== null && freeAt > now ? freeAt : null,
  };
}

async function toProposal(deps: Deps, actor: Actor, proposal: Proposal): Promise<BattleProposal> {
  const { id, game, stakeCents, expiresAt, firstId, secondId } = proposal;
  const feeCents = feeOf(stakeCents);
  const otherId = otherOf(proposal, actor.userId);
  const users = await readUsers(deps.db.read, [firstId, secondId]);
  const player = (playerId: string) => ({
    id: playerId,
    username: users.get(playerId)?.username ?? '',
    avatarUrl: avatarUrlOf(users.get(playerId)?.avatarId ?? null),
  });
  return {
    id,
    game,
    stakeCents,
    feeCents,
    holdCents: holdOf({ stakeCents, feeCents }),
    poolCents: poolOf(stakeCents),
    expiresAt,
    viewer: player(actor.userId),
    opponent: player(otherId),
    standings: await readStandings(deps, actor, { creatorId: firstId, opponentId: secondId, game }),
    viewerConfirmed: hasConfirmed(proposal, actor.userId),
    opponentConfirmed: hasConfirmed(proposal, otherId),
  };
}

/** So many battles of the queue, of the last days, say how long it takes. */
const MEASURED = 25;
const MEASURED_DAYS = 7;

export async function readFigures({ db: { read }, now }: Deps, game: BattleGame): Promise<QueueFigures> {
  const waits = await listWaits(read, game, now() - MEASURED_DAYS * DAY, MEASURED);
  const medianMs = medianOf(waits);
  return {
    waiting: await countWaiting(read, game),
    medianWaitSeconds: medianMs === null ? null : Math.round(medianMs / SECOND),
  };
}
