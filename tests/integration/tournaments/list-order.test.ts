// @module-tag engines
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../../../db/seed/demo.ts';
import { tournaments } from '../../../db/tournaments/tournament.table.ts';
import { LIST_STAGES, type ListStage, listStageOf } from '../../../domain/tournaments/list-order.ts';
import { TOURNAMENT_STATUSES } from '../../../domain/tournaments/tournament.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

const LIST = `query ($first: Int!, $after: String, $stage: TournamentStage, $search: String, $statuses: [TournamentStatus!]) {
  tournaments(kind: TOURNAMENT, first: $first, after: $after, stage: $stage, search: $search, statuses: $statuses) {
    edges { node { id } } pageInfo { hasNextPage endCursor }
  }
}`;

interface Listed {
  readonly edges: readonly { readonly node: { readonly id: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

let gate: HttpGateway;
let player: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  await seedDemo(gate.db, gate.deps, (text) => seal(gate.deps, text));
  player = await gate.player();
  const [sample] = await gate.db.read.select().from(tournaments).where(eq(tournaments.kind, 'tournament'));
  if (!sample) throw new Error('the demo data set has no tournament');
  // Every state with and without free places, some of them made at one instant, and each twice.
  const rows = TOURNAMENT_STATUSES.flatMap((status) =>
    [0, 3, 4].flatMap((entrants) =>
      [1, 2].map((n) => ({
        ...sample,
        id: `order-${status}-${entrants}-${n}`,
        privacy: 'public' as const,
        status,
        entrants,
        capacity: 4,
        createdAt: gate.deps.now() + ((entrants * 7 + n) % 5),
        dueAt: null,
      })),
    ),
  );
  await gate.db.transact((tx) => tx.insert(tournaments).values(rows));
});
afterAll(() => gate.close());

/** All pages of a list, by ids. */
async function listed(first: number, more: object = {}): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const { tournaments: page }: { tournaments: Listed } = await player.ask(LIST, { first, after, ...more });
    ids.push(...page.edges.map(({ node }) => node.id));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return ids;
}

/** What is listed by the rule of the domain, in its order. */
async function expected(stages: readonly ListStage[] = LIST_STAGES): Promise<string[]> {
  const rows = await gate.db.read.select().from(tournaments);
  const rankOf = (row: (typeof rows)[number]): number => LIST_STAGES.indexOf(listStageOf(row) ?? 'completed');
  return rows
    .filter((row) => row.kind === 'tournament' && row.privacy === 'public')
    .filter((row) => stages.some((stage) => stage === listStageOf(row)))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
}

describe('the list of tournaments', () => {
  test.each([1, 3, 7, 100])('has those that can be entered first, page by page of %i (BG-20)', async (first) => {
    const ids = await listed(first);
    expect(ids).toEqual(await expected());
    expect(ids.indexOf('order-registration-3-1')).toBeLessThan(ids.indexOf('order-registration-4-1'));
    expect(ids.indexOf('order-registration-4-1')).toBeLessThan(ids.indexOf('order-running-4-1'));
    expect(ids.indexOf('order-settling-0-1')).toBeLessThan(ids.indexOf('order-completed-4-1'));
  });

  test.each(LIST_STAGES)('can be narrowed down to one stage: %s', async (stage) => {
    const ids = await listed(4, { stage: stage.toUpperCase() });
    expect(ids).toEqual(await expected([stage]));
    expect(ids.includes('order-registration-4-1')).toBe(stage === 'coming');
  });

  test('keeps its order when it is searched, and when states are asked for', async () => {
    const [open] = await gate.db.read.select().from(tournaments).where(eq(tournaments.id, 'order-completed-0-1'));
    const search = open?.title.slice(0, 6) ?? '';
    const order = await expected();
    const found = await listed(3, { search });
    expect(found).toContain('order-completed-0-1');
    expect(found).toEqual(order.filter((id) => found.includes(id)));
    const some = await listed(3, { statuses: ['COMPLETED', 'REGISTRATION'] });
    const rows = await gate.db.read.select().from(tournaments);
    const isWanted = new Map(rows.map(({ id, status }) => [id, status === 'completed' || status === 'registration']));
    expect(some).toEqual(order.filter((id) => isWanted.get(id)));
  });

  test.each([
    ['a cursor of another list', [1_700_000_000_000, 'order-running-4-1']],
    ['no place', [0, 'order-running-4-1']],
    ['a stage below the first', [-1, '5 x']],
    ['a stage behind the last', [4, '5 x']],
    ['an instant that is none', [0, '1e3 x']],
  ])('refuses %s', async (_, key) => {
    const after = Buffer.from(JSON.stringify(key)).toString('base64url');
    expect(await player.refusal(LIST, { first: 3, after })).toMatchObject({ code: 'BAD_INPUT', field: 'after' });
  });
});
