import { type SignalCounts, type SignalKind, isSignalKind, scoreParts } from '../../domain/risk/score.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { AlertKind } from '../../domain/wallet/alerts.ts';
import type { Reader } from '../../db/client/database.ts';
import {
  type RiskCaseView,
  countSignals,
  listNotes,
  listPlayers,
  listSignals,
  readCase,
} from '../../db/risk/risk-case.queries.ts';
import { playerOf } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { isPartOf } from './is-part-of.ts';
import type { RiskCase, RiskCaseFile } from './risk-case.types.ts';

interface Counted {
  readonly caseId: string;
  readonly kind: AlertKind;
  readonly count: number;
}

/** How many signals of each kind one of some cases has. */
export const countsOf = (counted: readonly Counted[], id: string): SignalCounts =>
  Object.fromEntries(counted.filter(({ caseId }) => caseId === id).map(({ kind, count }) => [kind, count]));

/** Cases with their players and the parts of their scores, in two reads for a whole page. */
export async function toCases(reader: Reader, rows: readonly RiskCaseView[]): Promise<Map<string, RiskCase>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [counted, players] = [await countSignals(reader, ids), await listPlayers(reader, ids)];
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        parts: scoreParts(countsOf(counted, row.id)),
        players: players.filter(({ caseId }) => caseId === row.id).map(playerOf),
      },
    ]),
  );
}

/** What was found, with names in the place of ids. */
function sentenceOf(
  { kind, message, details }: { kind: SignalKind; message: string; details: { subject: string } },
  names: ReadonlyMap<string, string>,
): string {
  if (kind === 'shared-origin') return `The accounts share ${details.subject.split(': ').at(-1)}.`;
  const sentence = message.replaceAll(/\baccount ([\w-]+)/g, (_, id: string) => `account ${names.get(id) ?? id}`);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** A case with its signals in the order of time and what staff wrote. @throws Refused NOT_FOUND, RISK_CASE_OWN */
export async function readFile(reader: Reader, deps: Deps, { userId }: Actor, id: string): Promise<RiskCaseFile> {
  const row = await readCase(reader, id);
  const found = row && (await toCases(reader, [row])).get(id);
  if (!found) throw new Refused('NOT_FOUND');
  if (await isPartOf(reader, deps, userId, id)) throw new Refused('RISK_CASE_OWN');
  const names = new Map(found.players.map((player) => [player.id, player.username]));
  const signals = await listSignals(reader, id);
  return {
    ...found,
    signals: signals.flatMap(({ at, alert }) => {
      const { kind, message, details, resolvedAt } = alert;
      if (!isSignalKind(kind)) return [];
      return { id: alert.id, kind, sentence: sentenceOf({ kind, message, details }, names), at, resolvedAt };
    }),
    notes: await listNotes(reader, id),
  };
}
