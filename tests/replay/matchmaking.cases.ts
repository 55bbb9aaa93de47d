import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import type { Waiting } from '../../domain/matchmaking/pairing.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import * as proposal from '../../db/matchmaking/proposal.queries.ts';
import { proposals, seekers } from '../../db/matchmaking/queue.table.ts';
import * as queue from '../../db/matchmaking/seeker.queries.ts';
import { readWaiting } from '../../db/matchmaking/waiting.queries.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { reads, roomCases, writes } from './kit.ts';
import { EDGES, WORDS } from './words.ts';

const people = ['1', ...Array.from({ length: 9 }, (_, n) => edgeUser(n)), 'nobody'];
const each = people.map((id) => [id] as const);
const everybody = WORDS.map((_, n) => edgeUser(n));
const times = ({ now }: Cast): number[] => [now, now - 2 * HOUR, now + HOUR, 0];
const some = (cast: Cast): string[] => [...cast.some(proposals, 12).map(({ id }) => id), 'nothing'];

const seeker = (cast: Cast, userId: string) => ({
  ...cast.row(seekers, (row) => row.userId === edgeUser(2)),
  userId,
  changedAt: cast.now,
});
const all = (cast: Cast) => cast.rows(seekers);

/** Everything that keeps two apart, however it was found. */
const inOrder = (rows: readonly Waiting[]) =>
  rows.map(({ traces, keptFrom, metToday, ...row }) => ({
    ...row,
    traces: [...traces].toSorted(),
    keptFrom: [...keptFrom].toSorted(),
    metToday: [...metToday].toSorted(),
  }));

export const cases = roomCases('matchmaking', [
  reads(proposal.readProposal)((cast) => some(cast).map((id) => [id])),
  writes(proposal.insertProposal)((cast) =>
    EDGES.map((stakeCents) => [
      { ...cast.row(proposals, ({ state }) => state === 'open'), id: cast.newId(), stakeCents, createdAt: stakeCents },
    ]),
  ),
  writes(proposal.insertProposal)(
    (cast) => [[{ ...cast.row(proposals), id: cast.newId(), firstId: '1', secondId: '1' }]],
    { refuses: 'nobody meets themselves' },
  ),
  writes(proposal.updateProposal)((cast) =>
    cast
      .some(proposals, 6)
      .flatMap((row) => [
        [{ ...row, state: 'declined', battleId: null, endedAt: cast.now }] as const,
        [{ ...row, firstConfirmedAt: null, secondConfirmedAt: Number.MAX_SAFE_INTEGER }] as const,
      ]),
  ),
  reads(proposal.listDueProposals)((cast) => times(cast).map((at) => [at, 100]), {
    unordered: { why: 'each is ended by itself' },
  }),
  reads(proposal.listMet)((cast) => times(cast).flatMap((at) => [[[], at] as const, [everybody, at] as const]), {
    unordered: { why: 'it is asked who is among them' },
  }),
  reads(proposal.listWaits)((cast) =>
    BATTLE_GAMES.flatMap((game) => times(cast).flatMap((at) => [1, 3, 100].map((limit) => [game, at, limit] as const))),
  ),
  writes(proposal.deleteProposals)((cast) => times(cast).map((at) => [at])),

  reads(queue.readSeeker)(() => each),
  writes(queue.lockSeekers)(() => [[[]], [people]]),
  writes(queue.putSeeker)((cast) => [
    [seeker(cast, '1')],
    [seeker(cast, edgeUser(0))],
    [{ ...seeker(cast, edgeUser(1)), state: 'out', reason: null, proposalId: null, freeAt: null }],
  ]),
  writes(queue.noteSign)(() => people.flatMap((id) => [[id, 0] as const, [id, Number.MAX_SAFE_INTEGER] as const])),
  reads(queue.isQueueEmpty)(() => [[]], { hollow: 'it is not' }),
  writes((tx) => queue.isQueueEmpty(tx))(() => [[]], { name: 'isQueueEmpty', before: (tx) => tx.delete(seekers) }),
  reads(queue.listIn)(() => [[100]], { unordered: { why: 'each is looked at by itself' } }),
  reads(queue.listSilent)((cast) => times(cast).map((at) => [at, 100]), {
    unordered: { why: 'each is looked at by itself' },
  }),
  reads(queue.listWaiting)(() => BATTLE_GAMES.flatMap((game) => [1, 2, 100].map((limit) => [game, limit] as const))),
  reads(queue.countWaiting)(() => BATTLE_GAMES.map((game) => [game])),
  writes(queue.deleteSeekers)((cast) => times(cast).map((at) => [at])),

  reads(readWaiting)(
    (cast) =>
      BATTLE_GAMES.flatMap((game) => [
        [game, [], cast.now] as const,
        [game, all(cast), cast.now] as const,
        [game, all(cast), cast.now - DAY] as const,
      ]),
    { show: inOrder },
  ),
]);
