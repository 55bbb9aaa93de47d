import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OUTCOMES, outcomeWords } from './outcome-words.ts';

const SERVER = 'gateway/admin';
const said = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`${SERVER}/${file}`, 'utf8'));

it.each(Object.entries(OUTCOMES))('%s reads in English as servers still say it', (own, words) => {
  expect(words).toBe(own);
  expect(said.some((source) => source.includes(`'${own}'`))).toBe(true);
});

it.each([
  'Did not answer within 10 s',
  'Did not come back within 120 s',
  'Came back after 3 s',
  'Read 18 settings and 9 flags, checksum 3f2a91bc',
  'EPIPE: broken pipe',
  '',
])('%j reads in English as it was answered', (outcome) => {
  expect(outcomeWords(outcome)).toBe(outcome);
});
