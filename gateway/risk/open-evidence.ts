import { isStaff } from '../../domain/accounts/roles.ts';
import { GAMES } from '../../domain/arcade/games.ts';
import { playersIn } from '../../domain/shared/events.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { EvidenceKind } from '../../domain/wallet/alerts.ts';
import { type MethodKind, maskedHandle } from '../../domain/wallet/methods.ts';
import { readUsers } from '../../db/accounts/index.ts';
import { readRun } from '../../db/arcade/index.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { readBattles } from '../../db/battles/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { listPlayers, listSignals, readCase } from '../../db/risk/risk-case.queries.ts';
import { readOrigins } from '../../db/security/index.ts';
import { readPayments } from '../../db/wallet/index.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { isPartOf } from './is-part-of.ts';
import type { RiskEvidence } from './risk-case.types.ts';

/** As much of a keyed hash as tells one place from another. */
const SHOWN_OF_HASH = 8;

const NOTHING = { detail: null, winner: null, amountCents: null, status: null, at: null } as const;
type Names = ReadonlyMap<string, { readonly username: string }>;
/** Without the signal that it belongs to. */
type Item = Omit<RiskEvidence, 'signalId'>;

/**
 * What the signals of a case rest on: battles, payments, runs, and where its players sign in from. That somebody looked
 * stands in the audit log of each of the players, who find it in their archive, before anything is shown.
 * @throws Refused FORBIDDEN, NOT_FOUND, RISK_CASE_OWN
 */
export function openEvidence(deps: Deps, actor: Actor, caseId: string): Promise<RiskEvidence[]> {
  return deps.db.transact(async (tx) => {
    const staff = await requireStanding(tx, actor.userId);
    if (!isStaff(staff.role)) throw new Refused('FORBIDDEN');
    if (!(await readCase(tx, caseId))) throw new Refused('NOT_FOUND');
    if (await isPartOf(tx, deps, staff.id, caseId)) throw new Refused('RISK_CASE_OWN');
    for (const { id } of await listPlayers(tx, [caseId]))
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: staff.id,
        action: 'account.risk-evidence-opened',
        subject: 'account',
        subjectId: id,
        reason: '',
        data: { case: caseId },
        at: deps.now(),
      });
    return readEvidence(tx, caseId);
  });
}

async function readEvidence(reader: Reader, caseId: string): Promise<RiskEvidence[]> {
  const signals = await listSignals(reader, caseId);
  const idsOf = (kind: EvidenceKind): string[] => [
    ...new Set(
      signals.flatMap(({ alert }) => alert.details.evidence ?? []).flatMap((one) => (one.kind === kind ? one.id : [])),
    ),
  ];
  const items: Readonly<Record<EvidenceKind, ReadonlyMap<string, Item>>> = {
    battle: await battleItems(reader, idsOf('battle')),
    run: await runItems(reader, idsOf('run')),
    ...(await moneyItems(reader, idsOf)),
  };
  const shown: RiskEvidence[] = [];
  for (const { alert } of signals) {
    const { id: signalId, kind, details } = alert;
    const own = kind === 'shared-origin' ? await originItems(reader, details.players ?? []) : [];
    const found = (details.evidence ?? []).flatMap((one) => items[one.kind].get(one.id) ?? []);
    shown.push(...[...own, ...found].map((item) => ({ ...item, signalId })));
  }
  return shown;
}

const byId = (items: readonly Item[]): Map<string, Item> => new Map(items.map((item) => [item.id, item]));
const namesOf = (names: Names, ids: readonly string[]): string[] => ids.map((id) => names.get(id)?.username ?? '');

async function battleItems(reader: Reader, ids: readonly string[]): Promise<Map<string, Item>> {
  const rows = await readBattles(reader, ids);
  const names = await readUsers(
    reader,
    rows.flatMap(({ creatorId, opponentId }) => playersIn(creatorId, opponentId)),
  );
  return byId(
    rows.map(({ id, title, creatorId, opponentId, winnerId, stakeCents, status, endedAt }) => ({
      ...NOTHING,
      kind: 'battle',
      id,
      title,
      players: namesOf(names, playersIn(creatorId, opponentId)),
      winner: winnerId === null ? null : (names.get(winnerId)?.username ?? ''),
      amountCents: stakeCents,
      status,
      at: endedAt,
    })),
  );
}

async function runItems(reader: Reader, ids: readonly string[]): Promise<Map<string, Item>> {
  const items: Item[] = [];
  for (const id of ids) {
    const found = await readRun(reader, id);
    if (!found) continue;
    const { game, userId, signs, state, startedAt } = found.run;
    const { title } = GAMES[game];
    const players = namesOf(await readUsers(reader, [userId]), [userId]);
    items.push({
      ...NOTHING,
      kind: 'run',
      id,
      title,
      detail: signs === null ? null : signs.join(', '),
      players,
      status: state,
      at: startedAt,
    });
  }
  return byId(items);
}

/** As much of a destination as staff need to tell it from another one. */
const detailsOf = (method: { readonly kind: MethodKind; readonly details: string } | undefined): string | null =>
  method === undefined ? null : method.kind === 'venmo' ? maskedHandle(method.details) : method.details;

async function moneyItems(reader: Reader, idsOf: (kind: EvidenceKind) => string[]) {
  const { deposits, withdrawals, methods } = await readPayments(reader, {
    deposits: idsOf('deposit'),
    withdrawals: idsOf('withdrawal'),
    methods: idsOf('method'),
  });
  const names = await readUsers(reader, [
    ...new Set([...methods.values(), ...deposits, ...withdrawals].map(({ userId }) => userId)),
  ]);
  const payment = (
    kind: 'deposit' | 'withdrawal',
    row: { id: string; userId: string; methodId: string; amountCents: number; status: string },
    at: number,
  ): Item => ({
    ...NOTHING,
    kind,
    id: row.id,
    title: methods.get(row.methodId)?.name ?? '',
    detail: detailsOf(methods.get(row.methodId)),
    players: namesOf(names, [row.userId]),
    amountCents: row.amountCents,
    status: row.status,
    at,
  });
  return {
    deposit: byId(deposits.map((row) => payment('deposit', row, row.createdAt))),
    withdrawal: byId(withdrawals.map((row) => payment('withdrawal', row, row.requestedAt))),
    method: byId(
      [...methods.values()].map(({ id, userId, name, removedAt, createdAt }) => ({
        ...NOTHING,
        kind: 'method',
        id,
        title: name,
        detail: detailsOf(methods.get(id)),
        players: namesOf(names, [userId]),
        status: removedAt === null ? null : 'removed',
        at: createdAt,
      })),
    ),
  };
}

/** The browsers and networks that more than one of some players came from, as far as they are still kept. */
async function originItems(reader: Reader, userIds: readonly string[]): Promise<Item[]> {
  const origins = await readOrigins(reader, userIds);
  const names = await readUsers(reader, userIds);
  return origins.flatMap((first, n) => {
    const same = origins.filter(({ kind, hash }) => kind === first.kind && hash === first.hash);
    const isToldAlready = origins.indexOf(same[0] ?? first) < n;
    if (isToldAlready || same.length < 2) return [];
    return {
      ...NOTHING,
      kind: first.kind,
      id: first.hash.slice(0, SHOWN_OF_HASH),
      title: first.name,
      players: namesOf(
        names,
        same.map(({ userId }) => userId),
      ),
      at: Math.max(...same.map(({ lastSeenAt }) => lastSeenAt)),
    };
  });
}
