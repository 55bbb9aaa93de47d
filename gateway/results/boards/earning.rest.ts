import { z } from 'zod';
import { BATTLE_GAMES } from '../../../domain/shared/games.ts';
import { EARNING_PERIODS, EARNING_TYPES, EARNING_TYPE_TITLES, periodStart } from '../../../domain/results/earnings.ts';
import { decimalOf } from '../../../domain/shared/money.ts';
import { utcDay } from '../../../domain/shared/time.ts';
import { listEarnings } from '../../../db/results/earning.queries.ts';
import { actorOf } from '../../kernel/context.ts';
import { toCsv } from '../../kernel/http/csv.ts';
import { CSV } from '../../kernel/http/rest-schemas.ts';
import { RestFile, type RestRoute, route } from '../../kernel/http/route.ts';
import { toEarning } from './earning.types.ts';

/** More than any player has; a file beyond it would hurt the gateway more than it helps. */
const RECORDS_MAX = 50_000;

const HEADER = ['Date (UTC)', 'Game', 'Opponent', 'Type', 'Status', 'Amount (USD)', 'Reference'];

const RESULTS = ['win', 'loss'] as const;

/** One of a closed set, or empty for all. */
const choice = <const V extends string>(values: readonly V[]) => z.enum([...values, '']).optional();

export const earningRoutes: readonly RestRoute[] = [
  route({
    // EA-04: the filters of the list, as in `?game=cs2&type=battle-win&period=days-30`
    method: 'GET',
    path: '/api/earnings.csv',
    operation: 'downloadEarnings',
    summary: 'What your battles, tournaments and challenges brought, as CSV',
    access: 'own',
    query: z.object({
      type: choice(EARNING_TYPES),
      result: choice(RESULTS),
      game: choice(BATTLE_GAMES),
      period: choice(EARNING_PERIODS),
    }),
    answers: { file: [CSV] },
    refusals: [],
    async answer(context, { query }) {
      const { deps } = context;
      const now = deps.now();
      const filter = {
        game: query.game || null,
        type: query.type || (query.result ? (`battle-${query.result}` as const) : null),
        since: periodStart(query.period || 'all', now),
      };
      const { userId } = actorOf(context);
      const rows = await deps.db.snapshot((read) => listEarnings(read, userId, filter, RECORDS_MAX, null));
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
      return new RestFile(toCsv(HEADER, records), CSV, `gauntlet-earnings-${utcDay(now)}.csv`);
    },
  }),
];
