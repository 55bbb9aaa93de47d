/**
 * What documents are said to cost beside what they take: rows that statements return, and time. A cost goes by what can
 * be made, and most lists of one player are short: it is meant to bound, so that what reads more than it costs tells
 * more than how far the two go together.
 */
import BetterSqlite3 from 'better-sqlite3';
import {
  type GraphQLField,
  type GraphQLObjectType,
  execute,
  getNamedType,
  getOperationAST,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql';
import { COST_MAX } from '../../domain/platform/api-limits.ts';
import { seededRandom } from '../../domain/shared/random.ts';
import { seedDemo } from '../../db/seed/demo.ts';
import type { Context } from '../../gateway/kernel/context.ts';
import { seal } from '../../gateway/kernel/sealed.ts';
import { accessOf } from '../../gateway/schema/access.ts';
import { makeSchema } from '../../gateway/server/graphql/build-schema.ts';
import { costOf } from '../../gateway/server/graphql/cost.ts';
import { setStage } from './stage.ts';

const DOCUMENTS = 1_000;
const SEED = 20_261_125;
const RUNS = 3;
const DEPTH_MAX = 5;
const FIELDS_MAX = 5;
const PAGES = [1, 5, 20, 50, 100];

type Pick = <T>(from: readonly T[]) => T;

/** Queries of a player that ask for nothing but how many. */
function fieldsOf(type: GraphQLObjectType, depth: number): GraphQLField<unknown, unknown>[] {
  return Object.values(type.getFields()).filter(
    (field) =>
      ['anyone', 'member', 'own'].includes(accessOf(type, field.name) ?? '') &&
      !field.args.some(isRequiredArgument) &&
      (depth > 0 || !isCompositeType(getNamedType(field.type))),
  );
}

/** A selection of some of the fields of a type; empty where none fits. */
function selection(type: GraphQLObjectType, depth: number, pick: Pick): string {
  const fields = fieldsOf(type, depth);
  if (fields.length === 0) return '';
  const isPage = type.name.endsWith('Connection');
  const few = isPage ? fields.filter(({ name }) => name === 'edges') : [];
  while (!isPage && few.length < 1 + pick([...Array(FIELDS_MAX).keys()])) few.push(pick(fields));
  const asked = [...new Set(few)].map((field) => {
    const named = getNamedType(field.type);
    const args = field.args.some(({ name }) => name === 'first') ? `(first: ${pick(PAGES)})` : '';
    if (!isObjectType(named)) return isCompositeType(named) ? '' : `${field.name}${args}`;
    const below = selection(named, isPage ? depth : depth - 1, pick);
    return below && `${field.name}${args} ${below}`;
  });
  const text = asked.join(' ').trim();
  return text && `{ ${text} }`;
}

/** Places of values among their like, the same for equal ones. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

/** How far two orders are the same: 1 when they are. By ranks, because a few documents are far dearer than all others. */
function correlation(ones: readonly number[], others: readonly number[]): number {
  const [a, b] = [ranksOf(ones), ranksOf(others)];
  const mean = (ones.length - 1) / 2;
  const sum = (of: (n: number) => number): number => a.reduce((total, _, n) => total + of(n), 0);
  const [da, db] = [(n: number) => (a[n] ?? 0) - mean, (n: number) => (b[n] ?? 0) - mean];
  return sum((n) => da(n) * db(n)) / Math.sqrt(sum((n) => da(n) ** 2) * sum((n) => db(n) ** 2));
}

type Call = (...given: unknown[]) => unknown;

/** Counts the rows that statements return while something runs. */
async function countRows(run: () => Promise<unknown>): Promise<number> {
  const probe = new BetterSqlite3(':memory:');
  const prototype = Object.getPrototypeOf(probe.prepare('select 1')) as { all: Call; get: Call };
  probe.close();
  const { all, get } = prototype;
  let rows = 0;
  const counted = (call: Call): Call =>
    function callAndCount(this: unknown, ...given) {
      const found: unknown = Reflect.apply(call, this, given);
      rows += Array.isArray(found) && call === all ? found.length : found === undefined ? 0 : 1;
      return found;
    };
  Object.assign(prototype, { all: counted(all), get: counted(get) });
  try {
    await run();
  } finally {
    Object.assign(prototype, { all, get });
  }
  return rows;
}

interface Measured {
  readonly name: string;
  readonly points: number;
  readonly rows: number;
  readonly micros: number;
}

export interface CostFigures {
  readonly withRows: number;
  /** Among those that found anything: most lists of one player are empty, whatever they may hold. */
  readonly withRowsFound: number;
  readonly withTime: number;
  /** How many were asked. */
  readonly asked: number;
  /** How many read more rows than they cost points. */
  readonly over: number;
  /** The one that reads the most rows for a point. */
  readonly worst: Measured;
}

/** Documents that follow from the seed, asked by `demo` of the demo data. @param runs the fastest counts */
export async function measureCost(file: string, documents = DOCUMENTS, runs = RUNS): Promise<CostFigures> {
  const { db, deps } = await setStage(`file:${file}`, []);
  await seedDemo(db, deps, (text) => seal(deps, text));
  const schema = await makeSchema();
  const random = seededRandom(SEED);
  const pick: Pick = (from) => from[random(from.length)] as (typeof from)[number];
  const query = schema.getQueryType();
  if (!query) throw new Error('nothing can be asked');
  const actor = { userId: '1', username: 'demo', role: 'creator', sessionId: 'bench' };
  const contextOf = () => ({ deps, caller: { actor, address: '127.0.0.1', requestId: 'bench' } }) as unknown as Context;
  const measured: Measured[] = [];
  const roots = fieldsOf(query, DEPTH_MAX).filter(({ type }) => isObjectType(getNamedType(type)));
  while (measured.length < documents) {
    const root = pick(roots);
    const args = root.args.some(({ name }) => name === 'first') ? `(first: ${pick(PAGES)})` : '';
    const below = selection(getNamedType(root.type) as GraphQLObjectType, 1 + random(DEPTH_MAX), pick);
    if (!below) continue;
    const document = parse(`{ ${root.name}${args} ${below} }`);
    const operation = getOperationAST(document);
    const points = (operation && costOf(schema, document, operation, {}))?.points ?? 0;
    if (points > COST_MAX) continue;
    const ask = async () => execute({ schema, document, contextValue: contextOf() });
    const rows = await countRows(ask);
    let micros = Infinity;
    let data: unknown;
    for (let run = 0; run < runs; run++) {
      const from = performance.now();
      data = (await ask()).data;
      micros = Math.min(micros, (performance.now() - from) * 1_000);
    }
    if (data) measured.push({ name: root.name, points, rows, micros });
  }
  await db.close();
  const [points, rows, micros] = (['points', 'rows', 'micros'] as const).map((key) => measured.map((one) => one[key]));
  const found = measured.filter((one) => one.rows > 0);
  const worst = measured.reduce((a, b) => (b.rows / b.points > a.rows / a.points ? b : a));
  return {
    withRows: correlation(points ?? [], rows ?? []),
    withRowsFound: correlation(
      found.map((one) => one.points),
      found.map((one) => one.rows),
    ),
    withTime: correlation(points ?? [], micros ?? []),
    asked: measured.length,
    over: measured.filter((one) => one.rows > one.points).length,
    worst,
  };
}
