import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setWindowWidth } from '../../testing/window-width.ts';
import { type Column, Table } from './table.tsx';

interface Battle {
  readonly id: string;
  readonly opponent: string;
  readonly game: string;
  readonly score: string | null;
  readonly mode: string;
  readonly date: string;
  readonly won: string;
}

const BATTLES: readonly Battle[] = [
  {
    id: 'a',
    opponent: 'LunaStrike',
    game: 'League of Legends',
    score: '13–7',
    mode: 'Duel',
    date: 'Mar 2',
    won: '+$9.50',
  },
  { id: 'b', opponent: 'נועם 🎮', game: 'CS2', score: null, mode: 'Team', date: 'Mar 1', won: '−$5.00' },
];

const COLUMNS: readonly Column<Battle>[] = [
  { key: 'opponent', header: 'Opponent', cell: ({ opponent }) => opponent },
  { key: 'game', header: 'Game', cell: ({ game }) => game },
  { key: 'score', header: 'Score', cell: ({ score }) => score },
  { key: 'mode', header: 'Mode', cell: ({ mode }) => mode },
  { key: 'date', header: 'Date', phone: 'line', plain: true, cell: ({ date }) => date },
  { key: 'won', header: 'Earnings', align: 'end', cell: ({ won }) => won },
  {
    key: 'act',
    header: 'Actions',
    hideHeader: true,
    cell: ({ opponent }) => <button type="button">{`View ${opponent}`}</button>,
  },
];

function show(columns = COLUMNS) {
  render(<Table caption="Matches" columns={columns} items={BATTLES} itemKey={({ id }) => id} />);
  return within(screen.getByRole('table', { name: 'Matches' }))
    .getAllByRole('row')
    .slice(1);
}
const wordsOf = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map(({ textContent }) => textContent).filter((words) => words !== '');

it.each([768, 1440])('a window of %i px has every value in its column, and nothing to open', (width) => {
  setWindowWidth(width);
  const [first] = show();
  expect(within(first ?? document.body).getAllByRole('cell')).toHaveLength(COLUMNS.length - 1);
  expect(screen.queryByRole('button', { name: /Details/ })).toBeNull();
});

it.each([320, 390, 767])('a phone of %i px has who, when and how much, with the buttons of the row', (width) => {
  setWindowWidth(width);
  expect(show().map(wordsOf)).toEqual([
    ['LunaStrike', 'Mar 2', '+$9.50', 'View LunaStrike'],
    ['נועם 🎮', 'Mar 1', '−$5.00', 'View נועם 🎮'],
  ]);
});

it('the rest of a row comes at a press, with the names of its columns and without what is empty, and goes at another', () => {
  setWindowWidth(390);
  const [, row] = show();
  const toggle = screen.getByRole('button', { name: 'Details נועם 🎮' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(wordsOf(row)).toEqual(['נועם 🎮', 'GameCS2', 'ModeTeam', 'Mar 1', '−$5.00', 'View נועם 🎮']);
  expect(screen.queryByText('League of Legends')).toBeNull();
  fireEvent.click(toggle);
  expect(wordsOf(row)).toEqual(['נועם 🎮', 'Mar 1', '−$5.00', 'View נועם 🎮']);
});

it('a row with nothing behind it has nothing to open', () => {
  setWindowWidth(390);
  const [few] = show(COLUMNS.filter(({ key }) => ['opponent', 'date', 'won'].includes(key)));
  expect(wordsOf(few)).toEqual(['LunaStrike', 'Mar 2', '+$9.50']);
  expect(screen.queryByRole('button')).toBeNull();
});
