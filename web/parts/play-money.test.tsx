import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeClient } from '../data/client.ts';
import { PlayMoney } from './play-money.tsx';

/** Beside words that are there as soon as the answer is. */
async function show(paymentProvider: string): Promise<void> {
  const network = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { paymentProvider } });
        observer.complete();
      }),
  );
  const client = makeClient(network);
  render(
    <ApolloProvider client={client}>
      <h1>Wallet</h1>
      <PlayMoney />
    </ApolloProvider>,
  );
  await expect.poll(() => JSON.stringify(client.cache.extract())).toContain(paymentProvider);
}

it('money of the sandbox is called play money', async () => {
  await show('sandbox');
  expect(await screen.findByText('Play money')).toBeDefined();
});

it('real money is not called anything', async () => {
  await show('stripe');
  expect(screen.queryByText('Play money')).toBeNull();
});
