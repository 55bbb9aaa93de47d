import { readFileSync, writeFileSync } from 'node:fs';
import { assertValidSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { makeSchema } from './build-schema.ts';

const FILE = 'schema.graphql';
const schema = await makeSchema();
assertValidSchema(schema);
const text = `${printSchema(lexicographicSortSchema(schema))}\n`;
// Those who watch it wake only for a change.
if (readFileSync(FILE, 'utf8') !== text) writeFileSync(FILE, text);
