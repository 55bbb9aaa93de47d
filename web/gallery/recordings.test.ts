import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import manifest from '../../gateway/server/trusted-documents.json' with { type: 'json' };
import { FREE_TEXT } from './free-text.ts';
import { type Answer, RECORD, readRecording } from './recording.ts';
import { ACCOUNTS } from './screen.ts';
import { inState } from './states.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'), { assumeValidSDL: true });
const documents = new Map(
  Object.values(manifest).map((text) => [/^\w+ (\w+)/.exec(text)?.[1] ?? '', parse(text)] as const),
);

/** Why an answer is not what would be answered today; null where it is. */
function staleness({ operation, variables, data }: Answer): string | null {
  const document = documents.get(operation);
  if (!document) return `${operation} is asked no more`;
  if (data === null) return null;
  try {
    const read = inState('full', { schema, document, variables, data, now: 0 });
    return JSON.stringify(read) === JSON.stringify(data) ? null : `${operation} asks for something else`;
  } catch (error) {
    return `${operation}: ${String(error)}`;
  }
}

describe('the recordings of the gallery', () => {
  it.each(ACCOUNTS)('of %s hold what today’s documents ask for and today’s schema allows', (account) => {
    const { answers } = readRecording(readFileSync(join(import.meta.dirname, `recordings/${account}.jsonl`), 'utf8'));
    const stale = answers.map(staleness).filter((why) => why !== null);
    expect(answers.length).toBeGreaterThan(0);
    expect([...new Set(stale)], `record the screens anew: ${RECORD}`).toEqual([]);
  });

  it('grow texts that the schema has', () => {
    const isText = (field: string): boolean => {
      const [type = '', name = ''] = field.split('.');
      const found = schema.getType(type);
      return found !== undefined && 'getFields' in found && /^\[?String/.test(String(found.getFields()[name]?.type));
    };
    expect(Object.keys(FREE_TEXT).filter((field) => !isText(field))).toEqual([]);
  });
});
