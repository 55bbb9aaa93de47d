import { OWN_COMPLAINTS } from '../../../domain/disputes/own-complaints.ts';
import type { ProofMode } from '../../../domain/proof/proof.settings.ts';
import { weigh } from '../../../domain/proof/weigh.ts';
import { playersIn } from '../../../domain/shared/events.ts';
import { restsOn } from '../../../domain/wallet/alerts.ts';
import { readReports } from '../../../db/battles/index.ts';
import { readDisputeOf } from '../../../db/disputes/index.ts';
import { readFeeds } from '../../../db/proof/feed.queries.ts';
import { raiseAlert } from '../../../db/wallet/index.ts';
import { type ProvenBattle, questionByProof } from '../../battles/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readEvidence } from '../read-evidence.ts';

/** Alerts staff of a battle that was paid to another than a witness names; null is nobody. */
export async function alertOfProof(
  { tx, row, at }: Pick<ProvenBattle, 'tx' | 'row' | 'at'>,
  witness: string,
  winnerId: string | null,
): Promise<void> {
  const id = `proof:${row.id}`;
  const difference = {
    kind: 'proof',
    message: `${witness} ${winnerId ?? 'nobody'} as the winner of a battle that was paid to another`,
    subject: row.id,
    currency: null,
    sides: [],
    players: playersIn(row.winnerId),
    evidence: restsOn('battle', [row.id]),
  } as const;
  await raiseAlert(tx, { id, uniqueKey: id, difference, at });
}

/**
 * Of a battle that is completed and locked: staff are alerted of a winner who was paid on a word although something
 * stronger names the other. Answers whether that is a server.
 */
export async function tellStaff({ tx, row, at }: ProvenBattle): Promise<boolean> {
  const { evidence } = await readEvidence(tx, row, await readFeeds(tx, row.id));
  // What a person has decided stands.
  const isDecided = (await readDisputeOf(tx, { kind: 'battle', id: row.id }))?.status === 'resolved';
  const demand = weigh(row, await readReports(tx, row.id), evidence, isDecided ? 'official' : 'claim');
  if (demand.kind !== 'alert' && demand.kind !== 'question') return false;
  const isServer = demand.kind === 'question';
  const witness = isServer ? 'the game server names' : 'the games of both players name';
  await alertOfProof({ tx, row, at }, witness, demand.winnerId);
  return isServer;
}

/** The same for what a server tells after the end: in `settle` it asks for a decision, and moves nothing by itself. */
export async function followLateLog(deps: Deps, battle: ProvenBattle, mode: ProofMode): Promise<void> {
  if ((await tellStaff(battle)) && mode === 'settle') await questionByProof(deps, battle, OWN_COMPLAINTS.lateServer);
}
