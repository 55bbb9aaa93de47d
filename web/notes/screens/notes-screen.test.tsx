import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import { NotesScreen } from './notes-screen.tsx';

const noteOf = (username: string) => ({
  __typename: 'PlayerNote',
  id: username,
  text: `about ${username}`,
  changedAt: 5,
  player: { __typename: 'Player', id: username, username, avatarUrl: null },
});
const pageOf = (names: readonly string[], endCursor: string | null) => ({
  notes: {
    __typename: 'PlayerNoteConnection',
    edges: names.map((name) => ({ __typename: 'PlayerNoteEdge', cursor: name, node: noteOf(name) })),
    pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
  },
});

/** The page at an address, each question answered by `answer`; answers what was asked. */
function show(address: string, answer: (variables: Readonly<Record<string, unknown>>) => object | Error | null) {
  const asked: Readonly<Record<string, unknown>>[] = [];
  const network = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push(variables);
        const data = answer(variables);
        if (data instanceof Error) return observer.error(data);
        if (data === null) return;
        observer.next({ data: data as Record<string, unknown> });
        observer.complete();
      }),
  );
  const router = createMemoryRouter([{ path: '/notes', element: <NotesScreen /> }], { initialEntries: [address] });
  const { container } = render(
    <ApolloProvider client={makeClient(network)}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </ApolloProvider>,
  );
  return { asked, container };
}

const expectClean = async (container: Element): Promise<void> => {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
};

it('shows the own notes page by page, each with the way to the profile', async () => {
  const { container } = show('/notes', ({ after }) => (after ? pageOf(['bob'], null) : pageOf(['ada'], 'ada')));
  const list = await screen.findByRole('list', { name: 'Your notes' });
  expect(within(list).getByRole('link', { name: 'ada' }).getAttribute('href')).toBe('/player/ada');
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('about bob')).toBeDefined();
  expect(screen.getByText('about ada')).toBeDefined();
  await expectClean(container);
});

it('asks for the name that stands in the address', async () => {
  const { asked, container } = show('/notes?q=ada', () => pageOf([], null));
  expect(await screen.findByText('No note found')).toBeDefined();
  expect(asked).toEqual([expect.objectContaining({ search: 'ada', after: null })]);
  await expectClean(container);
});

it('says where notes are written while there is none', async () => {
  const { container } = show('/notes', () => pageOf([], null));
  expect(await screen.findByText('No notes yet')).toBeDefined();
  await expectClean(container);
});

it('says that the notes are on their way', async () => {
  show('/notes', () => null);
  await waitFor(() => expect(screen.getByText('Loading your notes')).toBeDefined());
});

it('says that the notes could not be read', async () => {
  show('/notes', () => new Error('away'));
  expect(await screen.findByText('Failed to load your notes')).toBeDefined();
});
