import { CASE_PLAYERS_MAX, CASE_SIGNALS_MAX } from '../../domain/risk/risk-case.ts';
import { isSignalKind, scoreOf } from '../../domain/risk/score.ts';
import { playersIn } from '../../domain/shared/events.ts';
import { lockUser } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendLiveEvent } from '../../db/events/append-event.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import {
  addPlayers,
  countSignals,
  insertCase,
  insertSignal,
  isSignal,
  listPlayers,
  lockCaseFor,
  updateCase,
} from '../../db/risk/risk-case.queries.ts';
import type { RiskCaseRow } from '../../db/risk/risk-case.table.ts';
import { type staffAlerts, readAlert } from '../../db/wallet/index.ts';
import { countsOf } from './read-case.ts';

type Alert = typeof staffAlerts.$inferSelect;

/** Tells the screens of staff that a case has changed. */
export const tellCase = (tx: Tx, { id, state }: Pick<RiskCaseRow, 'id' | 'state'>, at: number): Promise<void> =>
  appendLiveEvent(tx, {
    type: 'risk-case.changed',
    entity: 'risk-case',
    entityId: id,
    concerns: [],
    data: { state },
    at,
  });

/** The case that an alert joins; undefined where it begins one. */
async function findCase(tx: Tx, players: readonly string[], at: number): Promise<RiskCaseRow | undefined> {
  const found = await lockCaseFor(tx, players, at);
  if (!found) return undefined;
  const known = (await listPlayers(tx, [found.id])).map(({ id }) => id);
  const signals = (await countSignals(tx, [found.id])).reduce((sum, { count }) => sum + count, 0);
  const isFull = new Set([...known, ...players]).size > CASE_PLAYERS_MAX || signals >= CASE_SIGNALS_MAX;
  return isFull ? undefined : found;
}

/**
 * Makes an alert about players a signal: of the newest case that is about one of them, not closed and near in time, or of
 * a new one. A case that was only watched waits for staff again. The accounts are locked meanwhile, so that two of these
 * at once make one case; the same alert is one signal. Nothing is done to anybody.
 * @param newId of the case, if it is a new one
 */
export async function joinCase(tx: Tx, alert: Alert, newId: string): Promise<void> {
  const { kind, at } = alert;
  const players = playersIn(...(alert.details.players ?? [])).toSorted();
  if (!isSignalKind(kind) || players.length === 0) return;
  for (const id of players) await lockUser(tx, id);
  if (await isSignal(tx, alert.id)) return;
  const found = await findCase(tx, players, at);
  const id = found?.id ?? newId;
  if (!found)
    await insertCase(tx, {
      id,
      state: 'open',
      score: 0,
      firstSignalAt: at,
      lastSignalAt: at,
      openedAt: at,
      assigneeId: null,
      closedAt: null,
    });
  await addPlayers(tx, id, players);
  await insertSignal(tx, { alertId: alert.id, caseId: id, at });
  await updateCase(tx, id, {
    state: 'open',
    score: scoreOf(countsOf(await countSignals(tx, [id]), id)),
    firstSignalAt: Math.min(at, found?.firstSignalAt ?? at),
    lastSignalAt: Math.max(at, found?.lastSignalAt ?? at),
  });
  await tellCase(tx, { id, state: 'open' }, at);
}

/** Every alert about players finds its case, those of before this desk as far as their events are kept. */
export const followAlerts = defineSubscriber({
  name: 'risk-cases',
  types: ['alert.raised'],
  from: 'oldest',
  async handle(tx, { entityId, seq }) {
    const alert = await readAlert(tx, entityId);
    if (alert) await joinCase(tx, alert, `case-${seq}`);
  },
});
