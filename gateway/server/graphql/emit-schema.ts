import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { makeSchema } from './build-schema.ts';

const FILE = 'schema.graphql';
const text = `${printSchema(lexicographicSortSchema(await makeSchema()))}\n`;
// Those who watch it wake only for a change.
if (readFileSync(FILE, 'utf8') !== text) writeFileSync(FILE, text);
