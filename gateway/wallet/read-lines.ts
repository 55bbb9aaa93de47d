import type { Currency } from '../../domain/shared/money.ts';
import { bonusSourceOf } from '../../domain/wallet/bonus-sources.ts';
import type { EntryKind } from '../../domain/wallet/ledger.ts';
import { PLAY_TRANSFERS } from '../../domain/wallet/play-limits.ts';
import { readBattleTitles } from '../../db/battles/battle-titles.queries.ts';
import type { Reader } from '../../db/client/database.ts';
import { readTeamBattleTitles } from '../../db/teams/team-battle.queries.ts';
import { type AccountLine, listLines } from '../../db/wallet/history.queries.ts';
import { readPaymentNames } from '../../db/wallet/payment-names.queries.ts';
import type { LedgerLine } from './funds.types.ts';

interface LineQuestion {
  readonly userId: string;
  readonly currency: Currency;
  /** Null for all. */
  readonly kinds: readonly EntryKind[] | null;
  readonly limit: number;
  /** The number of the last line seen; null from the newest on. */
  readonly past: number | null;
}

export type NamedLine = AccountLine & LedgerLine;

const isPlay = ({ transferKind }: AccountLine): boolean => PLAY_TRANSFERS.some((kind) => kind === transferKind);

const subjectsOf = (lines: readonly AccountLine[]): string[] => [
  ...new Set(lines.flatMap(({ subjectId }) => subjectId ?? [])),
];

/** A page of a player's bookings, each with the name of what it belongs to; three reads for all of the names. */
export async function readLines(reader: Reader, question: LineQuestion): Promise<NamedLine[]> {
  const { userId, currency, limit, past, kinds } = question;
  const lines = await listLines(reader, userId, currency, limit, past, kinds);
  const played = subjectsOf(lines.filter(isPlay));
  const [titles, teamTitles, methods] = await Promise.all([
    readBattleTitles(reader, played),
    readTeamBattleTitles(reader, played),
    readPaymentNames(reader, subjectsOf(lines.filter((line) => !isPlay(line)))),
  ]);
  return lines.map((line) => {
    const subjectId = line.subjectId ?? '';
    const battleId = titles.has(subjectId) ? line.subjectId : null;
    const name = titles.get(subjectId) ?? teamTitles.get(subjectId) ?? methods.get(subjectId);
    return {
      ...line,
      id: `${line.transferId}:${line.number}`,
      battleId,
      detail: name ?? (line.transferKind === 'bonus' ? bonusSourceOf(line.opKey) : null),
    };
  });
}
