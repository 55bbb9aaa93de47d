import { type DocumentNode, Kind, OperationTypeNode, buildSchema, parse, validate } from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import { expect, it } from 'vitest';
import schemaText from '../../schema.graphql?raw';
import { examples } from './examples.ts';

const schema = buildSchema(schemaText);
const operationOf = (document: DocumentNode) => {
  const [operation, beside] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  // What stands beside a subscription says how things are before it tells anything.
  if (
    !operation ||
    (beside && (operation.operation !== OperationTypeNode.SUBSCRIPTION || beside.operation !== OperationTypeNode.QUERY))
  )
    throw new Error('an example holds one operation, and a subscription a query beside it');
  return operation;
};
const named = examples.map((example) => {
  const document = parse(example.query);
  return [operationOf(document).name?.value ?? '', example, document] as const;
});

it.each(named)('%s is an operation of the schema with usable variables', (name, example, document) => {
  expect(name).not.toBe('');
  expect(validate(schema, document)).toEqual([]);
  const variables = JSON.parse(example.variables || '{}') as Record<string, unknown>;
  expect(getVariableValues(schema, operationOf(document).variableDefinitions ?? [], variables).errors).toBeUndefined();
});

/** What players find in the menus of the app, by a field that is asked there. */
const AREAS = {
  Battlegrounds: 'battles',
  results: 'outcomes',
  Tournaments: 'tournaments',
  'Live Streams': 'streams',
  bets: 'myBets',
  Arcade: 'arcadeGames',
  Store: 'storeProducts',
  Teams: 'teams',
  Leaderboards: 'leaderboard',
  Wallet: 'wallet',
  'Creator Hub': 'creatorEarnings',
  Missions: 'missions',
  Help: 'myTickets',
  friends: 'friends',
  chat: 'chatMessages',
  notifications: 'notifications',
  programs: 'events',
} as const;

it.each(Object.entries(AREAS))('has a query for %s', (_area, field) => {
  const asked = named.flatMap(([, , document]) =>
    operationOf(document).selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : [])),
  );
  expect(asked).toContain(field);
});

it('shows how a money operation is made safe to repeat', () => {
  const mutations = named.filter(([name, , document]) => {
    return operationOf(document).operation === OperationTypeNode.MUTATION && name !== 'SignIn';
  });
  expect(mutations.length).toBeGreaterThan(0);
  for (const [, { headers }] of mutations) expect(JSON.parse(headers)).toHaveProperty('Idempotency-Key');
});

it('shows of each subscription how things stand before it tells of a change', () => {
  const live = named.filter(([, , document]) => operationOf(document).operation === OperationTypeNode.SUBSCRIPTION);
  expect(live.length).toBeGreaterThan(0);
  for (const [name, , document] of live)
    expect(document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION).length, name).toBe(2);
});
