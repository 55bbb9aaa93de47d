import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { findKept } from '../kept-openings.ts';
import { OpenCrateDialog } from './open-crate-dialog.tsx';

interface Asked {
  readonly name: string | undefined;
  readonly input: unknown;
}

/** `answers`: for each call in turn the data, or the code that it is refused with; after them nothing is answered. */
function open(crateId: string, answers: readonly (object | string)[]): Asked[] {
  localStorage.clear();
  const asked: Asked[] = [];
  const link = new ApolloLink(
    ({ operationName: name, variables }) =>
      new Observable((observer) => {
        const answer = answers[asked.length];
        asked.push({ name, input: variables['input'] });
        if (answer === undefined) return;
        observer.next(
          typeof answer === 'string'
            ? { data: null, errors: [{ message: answer, extensions: { code: answer } }] }
            : { data: answer },
        );
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(link)}>
      <OpenCrateDialog crate={{ id: crateId, name: 'Mystery Chest' }} onClose={() => undefined} />
    </ApolloProvider>,
  );
  return asked;
}

const promised = (nonce: number) => ({
  prepareOpening: { __typename: 'CrateCommitment', nonce, commitment: `hash ${nonce}` },
});
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('asks for another hash once its own has passed, and opens by what is shown then', async () => {
  const asked = open('one', [promised(0), 'COMMITMENT_PASSED', promised(1)]);
  await screen.findByText('hash 0');
  fireEvent.click(button('Open'));
  await screen.findByText('hash 1');
  await waitFor(() => expect(button('Open').disabled).toBe(false));
  const seed = screen.getByLabelText<HTMLInputElement>('Your seed').value;
  fireEvent.click(button('Open'));
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked.map(({ name }) => name)).toEqual(['PrepareOpening', 'OpenCrate', 'PrepareOpening', 'OpenCrate']);
  expect(asked[3]?.input).toEqual({ crateId: 'one', commitment: 'hash 1', clientSeed: seed });
  expect(screen.getByLabelText<HTMLInputElement>('Your seed').value).toBe(seed);
  expect(findKept('one').map(({ nonce }) => nonce)).toEqual([0, 1]);
});

it('can be asked again where no hash came', async () => {
  const asked = open('two', ['UNAVAILABLE', promised(3)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('hash 3');
  expect([asked.length, button('Open').disabled]).toEqual([2, false]);
});
