import type { FetcherParams } from '@graphiql/toolkit';
import { expect, it } from 'vitest';
import { presentFirst } from './present-first.ts';

const BOTH = 'query Now { viewer { id } } subscription Watch { walletChanged { balanceCents } }';

/** Answers with the name of what is asked; a subscription tells two things. */
function stand() {
  const asked: unknown[] = [];
  const fetcher = presentFirst(async (params: FetcherParams) => {
    asked.push(params.operationName);
    if (params.operationName !== 'Watch') return { data: { is: params.operationName ?? 'alone' } };
    return (async function* told() {
      yield { data: { is: 'first' } };
      yield { data: { is: 'second' } };
    })();
  });
  const run = async (query: string, operationName?: string): Promise<unknown[]> => {
    const answer = await fetcher({ query, ...(operationName && { operationName }) });
    if (!(Symbol.asyncIterator in answer)) return [answer];
    const told: unknown[] = [];
    for await (const one of answer as AsyncIterable<unknown>) told.push(one);
    return told;
  };
  return { asked, run };
}
const is = (...names: string[]) => names.map((name) => ({ data: { is: name } }));

it('asks the query beside a subscription once its line is open, and shows its answer first', async () => {
  const { asked, run } = stand();
  expect(await run(BOTH, 'Watch')).toEqual(is('Now', 'first', 'second'));
  expect(asked).toEqual(['Watch', 'Now']);
});

it('leaves everything else as it is', async () => {
  const { run } = stand();
  expect(await run(BOTH, 'Now')).toEqual(is('Now'));
  expect(await run('subscription Watch { walletChanged { balanceCents } }', 'Watch')).toEqual(is('first', 'second'));
  expect(await run('{ viewer { id } }')).toEqual(is('alone'));
  expect(await run('{')).toEqual(is('alone'));
});
