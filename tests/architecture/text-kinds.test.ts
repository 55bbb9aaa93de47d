import { type GraphQLInputType, GraphQLString, buildSchema, getNamedType, isInputObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { KINDS_BY_NAME, kindOfText } from '../../gateway/schema/texts.ts';
import { WIRING } from '../../gateway/rooms.ts';
import { files, isProduction, read } from './source.ts';

/** Names of all texts that a mutation takes, at any depth. */
function textsOfMutations(): Set<string> {
  const [names, seen] = [new Set<string>(), new Set<string>()];
  const visit = (name: string, type: GraphQLInputType): void => {
    const named = getNamedType(type);
    if (named.name === GraphQLString.name) names.add(name);
    if (!isInputObjectType(named) || seen.has(named.name)) return;
    seen.add(named.name);
    for (const field of Object.values(named.getFields())) visit(field.name, field.type);
  };
  const mutations = buildSchema(read('schema.graphql')).getMutationType()?.getFields() ?? {};
  for (const { args } of Object.values(mutations)) for (const { name, type } of args) visit(name, type);
  return names;
}

it('every text that a mutation takes names its kind: one line, many, or exact; and no other name has one', () => {
  const texts = textsOfMutations();
  expect([...texts].filter((name) => kindOfText(name) === null)).toEqual([]);
  expect([...KINDS_BY_NAME.keys()].filter((name) => !texts.has(name))).toEqual([]);
});

it('every text that a REST call takes names its kind', () => {
  const bodies = WIRING.routes.filter(({ body, calledBy }) => body && calledBy === undefined);
  const names = bodies.flatMap(({ body }) => Object.keys(body?.shape ?? {}));
  expect(names).toContain('username');
  expect(names.filter((name) => kindOfText(name) === null)).toEqual([]);
});

it('what is written in an area of several lines is taken with its lines', () => {
  const areas = files
    .filter((file) => file.startsWith('web/') && isProduction(file))
    .flatMap((file) =>
      [...read(file).matchAll(/<TextArea\b[^]*?form\.field\('(\w+)'\)/g)].map(([, name = '']) => name),
    );
  expect(areas.length).toBeGreaterThan(30);
  // Addresses one below the other, which the page takes apart.
  expect([...new Set(areas)].filter((name) => kindOfText(name) !== 'lines')).toEqual(['redirects']);
});
