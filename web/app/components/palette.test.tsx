import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { PALETTE_ENTRIES } from '../navigation.ts';
import { Palette } from './palette.tsx';

function open() {
  const onClose = vi.fn();
  const router = createMemoryRouter([{ path: '*', element: <Palette onClose={onClose} /> }], {
    initialEntries: ['/profile'],
  });
  render(<RouterProvider router={router} />);
  return { onClose, router };
}

const field = () => screen.getByPlaceholderText('Search pages');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const shown = (): string[] => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');

describe('the palette', () => {
  it('shows every page once before anything is typed', () => {
    open();
    expect(shown()).toEqual(PALETTE_ENTRIES.map(({ label }) => label));
    expect(new Set(PALETTE_ENTRIES.map(({ to }) => to)).size).toBe(PALETTE_ENTRIES.length);
  });

  it.each([
    ['leader', 'Leaderboards'],
    ['SHOP', 'Store'],
    ['deposit', 'Wallet'],
    ['cookies', 'Privacy Policy'],
    ['battle hub', 'Battle Hub'],
  ])('finds by %j first %s', (text, label) => {
    open();
    type(text);
    expect(shown()[0]).toBe(label);
  });

  it('says so when nothing fits', () => {
    open();
    type('qqqq');
    expect(shown()).toEqual([]);
    expect(screen.getByText('Nothing found.')).toBeDefined();
  });

  it('goes to the chosen page and closes', () => {
    const { onClose, router } = open();
    type('deposit');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onClose).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/wallet');
  });
});
