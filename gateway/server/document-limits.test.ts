import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { documentLimits } from './document-limits.ts';
import { trustedDocuments } from './trusted.ts';

it('every operation of the web app keeps the limits that documents have', () => {
  const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
  const refused = [...trustedDocuments.values()].flatMap(({ name, text }) =>
    validate(schema, parse(text), documentLimits.validationRules).map(({ message }) => `${name}: ${message}`),
  );
  expect(refused).toEqual([]);
});
