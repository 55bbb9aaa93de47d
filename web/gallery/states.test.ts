import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { TITLE_MAX } from '../../domain/battles/create-battle.ts';
import { type State, inState } from './states.ts';

const schema = buildSchema(`
  type Battle { id: ID! title: String! prize: String rounds: Int! }
  type BattleConnection { totalCount: Int! hasNextPage: Boolean! nodes: [Battle!]! best: Battle }
  type Query { battles: BattleConnection battle(id: ID!): Battle! }
`);
const document = parse(
  'query Q($id: ID!) { list: battles { totalCount hasNextPage nodes { title } best { id } } battle(id: $id) { id title prize rounds } }',
);
const data = {
  list: { totalCount: 7, hasNextPage: true, nodes: [{ title: 'First' }, { title: 'Second' }], best: { id: '1' } },
  battle: { id: '1', title: 'First', prize: 'A cup', rounds: 3 },
};

/** As it would be sent. */
const read = (state: State, recorded: unknown = data): unknown =>
  JSON.parse(JSON.stringify(inState(state, { schema, document, variables: { id: '1' }, data: recorded, now: 0 })));

it('full is what was recorded', () => {
  expect(read('full')).toEqual(data);
});

it('empty has no rows, counts none, and leaves out what may be left out', () => {
  expect(read('empty')).toEqual({
    list: { totalCount: 0, hasNextPage: false, nodes: [], best: null },
    battle: { id: '1', title: 'First', prize: null, rounds: 3 },
  });
});

it('absent leaves out what was asked for where it may be', () => {
  expect(read('absent')).toEqual({ list: null, battle: data.battle });
});

it('what is written from right to left or in emoji is as long as it may be', () => {
  for (const [state, letter] of [
    ['right', 'ש'],
    ['emoji', '👾'],
  ] as const) {
    const { battle } = read(state) as typeof data;
    expect(battle.title.startsWith(letter.repeat(9))).toBe(true);
    expect(Math.abs(TITLE_MAX - battle.title.length)).toBeLessThan(3);
  }
});

it('long and far fill what was typed to its limit, the same text alike, and nothing else', () => {
  for (const state of ['long', 'far'] as const) {
    const { list, battle } = read(state) as typeof data;
    const [first, second] = list.nodes;
    expect(battle).toEqual({ ...data.battle, title: first?.title });
    expect(first?.title).not.toBe(second?.title);
    expect(Math.abs(TITLE_MAX - (first?.title.length ?? 0))).toBeLessThan(2);
    expect(first?.title).not.toMatch(/\s/);
  }
});

it('what the schema does not allow, or the document does not find, is no answer', () => {
  expect(() => read('full', { ...data, battle: null })).toThrow('non-nullable field Query.battle');
  expect(() => read('full', { ...data, battle: { id: '1', title: 'First', prize: null } })).toThrow('Battle.rounds');
});
