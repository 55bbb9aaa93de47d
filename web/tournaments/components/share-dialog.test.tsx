import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament.gql.ts';
import { ShareDialog } from './share-dialog.tsx';

const tournament = { id: 'cup-1', title: 'Night "Owl" Cup' } as TournamentDetailFragment;

afterEach(() => vi.unstubAllGlobals());

it('copies the link of the page, and the code of a frame that shows what was chosen', async () => {
  const writeText = vi.fn((_text: string) => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  render(<ShareDialog tournament={tournament} onClose={vi.fn()} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied.')).toBeDefined();
  expect(writeText).toHaveBeenLastCalledWith(`${location.origin}/tournaments/cup-1`);

  fireEvent.change(screen.getByLabelText('Shows'), { target: { value: 'standings' } });
  fireEvent.change(screen.getByLabelText('Theme'), { target: { value: 'light' } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy embed code' }));
  expect(await screen.findByText('Embed code copied.')).toBeDefined();
  expect(writeText).toHaveBeenLastCalledWith(
    expect.stringContaining(
      `src="${location.origin}/embed/tournaments/cup-1?view=standings&amp;theme=light" title="Night &quot;Owl&quot; Cup"`,
    ),
  );
});

it('says so where the browser does not copy', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  render(<ShareDialog tournament={tournament} onClose={vi.fn()} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/Your browser blocked copying/)).toBeDefined();
});
