import { Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { files, isProduction, read } from './source.ts';

/** The rooms whose resolvers answer the fields of queries, mutations and subscriptions. */
const owners = new Map(
  files
    .filter((file) => file.startsWith('gateway/') && isProduction(file))
    .flatMap((file) =>
      read(file)
        .split(/@(?:Query|Mutation|Subscription)\(/)
        .slice(1)
        .map((rest) => [/\n {2}(?:async )?(\w+)\(/.exec(rest)?.[1] ?? '', file.split('/')[1] ?? ''] as const),
    ),
);

const askedBy = (folder: string): { readonly file: string; readonly field: string }[] =>
  files
    .filter((file) => file.startsWith(folder) && file.endsWith('.graphql'))
    .flatMap((file) =>
      parse(read(file)).definitions.flatMap((one) =>
        one.kind === Kind.OPERATION_DEFINITION
          ? one.selectionSet.selections.flatMap((asked) =>
              asked.kind === Kind.FIELD ? [{ file, field: asked.name.value }] : [],
            )
          : [],
      ),
    );

test('the owner of every field that the web app asks is known', () => {
  const asked = askedBy('web/');
  expect(asked.length).toBeGreaterThan(400);
  expect(asked.filter(({ field }) => !owners.has(field))).toEqual([]);
});

test('the pages of staff ask fields of their own room alone: what a desk asks stands in the room of the desk', () => {
  const asked = askedBy('web/admin/');
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter(({ field }) => owners.get(field) !== 'admin')).toEqual([]);
});
