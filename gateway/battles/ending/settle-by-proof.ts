import { type Transition, playersOf } from '../../../domain/battles/battle.ts';
import { decideBattle } from '../../../domain/battles/decide-battle.ts';
import { questionResult } from '../../../domain/battles/correct-battle.ts';
import { dispute, reportResult } from '../../../domain/battles/report-result.ts';
import { countsFrom } from '../../../domain/disputes/contest.ts';
import { must } from '../../../domain/shared/refusals.ts';
import { applyTransition } from '../../../db/battles/apply-transition.ts';
import { addReport, readReports } from '../../../db/battles/battle.queries.ts';
import type { BattleReportRow, BattleRow } from '../../../db/battles/battle.table.ts';
import type { Tx } from '../../../db/client/database.ts';
import { readDisputeOf } from '../../../db/disputes/index.ts';
import { openOwnDispute } from '../../disputes/index.ts';
import type { Deps } from '../../kernel/deps.ts';

/** A battle that is active and locked, in the transaction that heard of its end. */
export interface ProvenBattle {
  readonly tx: Tx;
  readonly row: BattleRow;
  readonly at: number;
}

/** What stands in the players' reports. */
export interface ProvenResult {
  readonly winnerId: string;
  /** As each player writes it, the own rounds first. */
  readonly scoreOf: (playerId: string) => string;
  /** Where what the games told can be read. */
  readonly recordingUrl: string;
  /** What a moderator reads when a player has said otherwise. */
  readonly contradicted: string;
}

/**
 * What both players' games agree on is the report of each player who has not reported: the same rule as for their own
 * words settles the battle, and one who has said otherwise is believed as much as the games, so that it is disputed.
 */
export async function reportByProof(deps: Deps, battle: ProvenBattle, result: ProvenResult): Promise<void> {
  const { tx, row, at } = battle;
  const { winnerId, scoreOf, recordingUrl, contradicted } = result;
  const reports: BattleReportRow[] = [...(await readReports(tx, row.id))];
  let transition: Transition | null = null;
  for (const playerId of playersOf(row).filter((id) => reports.every((report) => report.playerId !== id))) {
    const claim = playerId === winnerId ? 'won' : 'lost';
    transition = must(reportResult(row, reports, playerId, { claim, recordingUrl }, at));
    const said = { playerId, claim, score: scoreOf(playerId), recordingUrl, at: countsFrom(at, reports) } as const;
    const report = { battleId: row.id, ...said };
    tx.send(addReport(tx, report));
    reports.push(report);
  }
  if (transition === null) return;
  if (transition.event === 'battle.disputed') await openFor(deps, battle, contradicted);
  await apply(deps, battle, transition);
}

/** The games themselves do not fit together: the stakes stay in escrow until a moderator decides. */
export async function disputeByProof(deps: Deps, battle: ProvenBattle, description: string): Promise<void> {
  await openFor(deps, battle, description);
  await apply(deps, battle, dispute(battle.row));
}

/**
 * What came late and says otherwise asks staff to decide: nothing moves until then. It is passed over where a case was
 * opened already, or where the time for disputes is up.
 */
export async function questionByProof(deps: Deps, battle: ProvenBattle, description: string): Promise<void> {
  const { tx, row, at } = battle;
  const ruling = questionResult(row, at);
  if (!ruling.ok || (await readDisputeOf(tx, { kind: 'battle', id: row.id }))) return;
  await openFor(deps, battle, description);
  await apply(deps, battle, ruling.value);
}

/** Nobody won: everybody gets stake and fee back. */
export const voidByProof = (deps: Deps, battle: ProvenBattle): Promise<void> =>
  apply(deps, battle, decideBattle(battle.row, { kind: 'void' }, battle.at));

/** The games speak, not the players. */
const openFor = (deps: Deps, { tx, row, at }: ProvenBattle, description: string): Promise<void> =>
  openOwnDispute(deps, tx, { kind: 'battle', id: row.id }, { description, haveBothSpoken: false, at });

const apply = (deps: Deps, { tx, row, at }: ProvenBattle, transition: Transition): Promise<void> =>
  applyTransition(tx, row, transition, { at, actorId: null, staker: null, newId: deps.newId });
