import { type SQL, and, asc, eq, isNull, sql } from 'drizzle-orm';
import { searchKeyOf } from '../../domain/shared/search.ts';
import { isOpen } from '../battles/battle.queries.ts';
import { battles } from '../battles/battle.table.ts';
import type { Database, Tx } from '../client/database.ts';
import { campaigns } from '../sponsorships/sponsorship.table.ts';
import { teams } from '../teams/team.table.ts';
import { tournaments } from '../tournaments/tournament.table.ts';

const PAGE = 500;

type Keyed = typeof battles | typeof teams | typeof campaigns | typeof tournaments;

/** What is searched by a key of its own, and what the key is of; of battles the open ones, as no others are searched. */
const KEYED: readonly (readonly [table: Keyed, of: SQL<string>, which?: SQL])[] = [
  [battles, sql<string>`${battles.title}`, isOpen],
  [teams, sql<string>`${teams.name}`],
  [campaigns, sql<string>`${campaigns.brand} || ${'\n'} || ${campaigns.title}`],
  [tournaments, sql<string>`${tournaments.title}`],
];

/** Fills in what a search compares where that is not known yet. Safe to repeat, and to run in several starts at once. */
export async function fillSearchKeys(db: Database): Promise<void> {
  for (const keyed of KEYED)
    for (let count = PAGE; count === PAGE;) count = await db.transact((tx) => fillPage(tx, ...keyed));
}

async function fillPage(tx: Tx, table: Keyed, of: SQL<string>, which?: SQL): Promise<number> {
  const rows = await tx
    .select({ id: table.id, text: of })
    .from(table)
    .where(and(isNull(table.searchKey), which))
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(PAGE)
    .for('update');
  for (const { id, text } of rows)
    await tx
      .update(table)
      .set({ searchKey: searchKeyOf(text) })
      .where(eq(table.id, id));
  return rows.length;
}
