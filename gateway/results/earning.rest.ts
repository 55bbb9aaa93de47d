import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { EARNING_PERIODS, EARNING_TYPE_TITLES, periodStart } from '../../domain/results/earnings.ts';
import { decimalOf } from '../../domain/shared/money.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { utcDay } from '../../domain/shared/time.ts';
import { listEarnings } from '../../db/results/earning.queries.ts';
import { actorOf } from '../kernel/context.ts';
import { toCsv } from '../kernel/csv.ts';
import { RestFile, type RestRoute } from '../kernel/route.ts';
import { toEarning } from './earning.types.ts';

/** More than any player has; a file beyond it would hurt the gateway more than it helps. */
const RECORDS_MAX = 50_000;

const HEADER = ['Date (UTC)', 'Game', 'Opponent', 'Type', 'Status', 'Amount (USD)', 'Battle'];

const RESULTS = ['win', 'loss'] as const;

/** One of a closed set; null when the query does not name it. @throws Refused BAD_INPUT */
function choice<V extends string>(
  query: Readonly<Record<string, string>>,
  field: string,
  values: readonly V[],
): V | null {
  const given = query[field];
  if (given === undefined || given === '') return null;
  const value = values.find((one) => one === given);
  if (value === undefined) throw new Refused('BAD_INPUT', { field });
  return value;
}

export const earningRoutes: readonly RestRoute[] = [
  {
    // EA-04: the filters of the list, as in `?game=cs2&result=win&period=days-30`
    method: 'GET',
    path: '/api/earnings.csv',
    access: 'own',
    async answer(context, { query }) {
      const { deps } = context;
      const now = deps.now();
      const result = choice(query, 'result', RESULTS);
      const filter = {
        game: choice(query, 'game', BATTLE_GAMES),
        won: result && result === 'win',
        since: periodStart(choice(query, 'period', EARNING_PERIODS) ?? 'all', now),
      };
      const rows = await listEarnings(deps.db.read, actorOf(context).userId, filter, RECORDS_MAX, null);
      const records = rows
        .map(toEarning)
        .map(({ id, date, game, opponent, type, status, amountCents }) => [
          new Date(date).toISOString(),
          game,
          opponent,
          EARNING_TYPE_TITLES[type],
          status,
          decimalOf(amountCents),
          id,
        ]);
      return new RestFile(toCsv(HEADER, records), 'text/csv; charset=utf-8', `gauntlet-earnings-${utcDay(now)}.csv`);
    },
  },
];
