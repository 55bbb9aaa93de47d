import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CRYPTO_NETWORKS, NEEDS_TOKEN, kindName } from '../../domain/wallet/methods.ts';
import { FAILURES, METHOD_NAMES, failureWords, methodWords } from './payment-words.ts';

const SERVER = 'gateway/wallet';
const said = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`${SERVER}/${file}`, 'utf8'));

it.each(Object.entries({ ...METHOD_NAMES, ...FAILURES }))('%s reads in English as the server says it', (own, words) => {
  expect(words).toBe(own);
});

it.each(Object.keys(FAILURES))('the server still says: %s', (failure) => {
  expect(said.some((source) => source.includes(`'${failure}'`))).toBe(true);
});

it('names that the server makes read in English as it makes them', () => {
  const names = [
    ...NEEDS_TOKEN.map((kind) => `${kindName(kind)} ending 4242`),
    ...CRYPTO_NETWORKS.map((network) => `${network.toUpperCase()} wallet`),
  ];
  expect(names.map(methodWords)).toEqual(names);
});

it.each(['Main card', 'Card', 'My Card ending 4242', 'toString', ''])('%j is shown as it is written', (name) => {
  expect([methodWords(name), failureWords(name)]).toEqual([name, name]);
});
