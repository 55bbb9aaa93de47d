import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { NOTE_MAX } from '../../../domain/notes/note.ts';
import { makeClient } from '../../data/client.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import { NotePanel } from './note-panel.tsx';

const RIVAL = { id: '2', username: 'rival' };
const noteOf = (text: string) => ({
  __typename: 'PlayerNote',
  id: RIVAL.id,
  text,
  changedAt: 5,
  player: { __typename: 'Player', ...RIVAL, avatarUrl: null },
});

/** The panel, before a server that keeps one note, or fails, or without a text answers never; answers what was sent. */
function show(text: string | null | Error | undefined) {
  let stands = typeof text === 'string' ? text : null;
  const sent: unknown[] = [];
  const network = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (text instanceof Error) return observer.error(text);
        if (text === undefined) return;
        if (operationName === 'SetNote') {
          sent.push(variables);
          stands = variables['text'] === '' ? null : String(variables['text']);
        }
        const note = stands === null ? null : noteOf(stands);
        observer.next({ data: operationName === 'SetNote' ? { setNote: note } : { note } });
        observer.complete();
      }),
  );
  const { container } = render(
    <ApolloProvider client={makeClient(network)}>
      <ToastProvider>
        <NotePanel player={RIVAL} />
      </ToastProvider>
    </ApolloProvider>,
  );
  return { sent, container };
}

const button = (name: string) => screen.findByRole('button', { name });
const field = async () => within(await screen.findByRole('dialog')).findByRole('textbox', { name: /^Note/ });
const expectClean = async (container: Element): Promise<void> => {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
};

it('whoever has no note adds one, which then stands with its lines', async () => {
  const { sent, container } = show(null);
  fireEvent.click(await button('Add a note'));
  expect((await field()).getAttribute('maxlength')).toBe(String(NOTE_MAX));
  fireEvent.change(await field(), { target: { value: ' pays late\nbut pays ' } });
  fireEvent.click(await button('Save'));
  const shown = await screen.findByText((_text, element) => element?.textContent === 'pays late\nbut pays');
  expect(getComputedStyle(shown).whiteSpace).toBe('pre-wrap');
  expect(sent).toEqual([expect.objectContaining({ playerId: '2', text: 'pays late\nbut pays' })]);
  expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull();
  await expectClean(container);
});

it('a note is edited from what stands', async () => {
  const { sent } = show('pays late');
  fireEvent.click(await button('Edit the note about rival'));
  expect(((await field()) as HTMLTextAreaElement).value).toBe('pays late');
  fireEvent.change(await field(), { target: { value: 'pays at once' } });
  fireEvent.click(await button('Save'));
  expect(await screen.findByText('pays at once')).toBeDefined();
  expect(sent).toHaveLength(1);
});

it('a note is deleted once that is confirmed', async () => {
  const { sent } = show('pays late');
  fireEvent.click(await button('Delete the note about rival'));
  const dialog = await screen.findByRole('alertdialog');
  expect(sent).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await button('Add a note')).toBeDefined();
  expect([sent, screen.queryByText('pays late')]).toEqual([[expect.objectContaining({ text: '' })], null]);
});

it('says that the note is on its way', async () => {
  const { container } = show(undefined);
  await waitFor(() => expect(screen.getByText('Loading your note')).toBeDefined());
  await expectClean(container);
});

it('a note that could not be read is asked for again', async () => {
  const { container } = show(new Error('away'));
  expect(await screen.findByText('Failed to load your note')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull();
  await expectClean(container);
});
