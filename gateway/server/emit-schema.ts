import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { makeSchema } from './build-schema.ts';

const schema = await makeSchema();
writeFileSync('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`);
