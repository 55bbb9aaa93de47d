import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { BottomBar } from './bottom-bar.tsx';

const show = (address: string, onMenu = (): void => undefined) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <BottomBar isMenuOpen={false} onMenu={onMenu} />
    </MemoryRouter>,
  );

test('leads to Home, the open battles, Create Battle and the wallet, and opens the rest', () => {
  const onMenu = vi.fn<() => void>();
  show('/teams', onMenu);
  const ways = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);
  expect(ways).toEqual([
    ['/home', null],
    ['/dashboard?tab=live-battles', null],
    ['/dashboard?tab=create', null],
    ['/wallet', null],
  ]);
  fireEvent.click(screen.getByRole('button', { name: /^More/ }));
  expect(onMenu).toHaveBeenCalledOnce();
});

test.each([
  ['/home', 'Home'],
  ['/dashboard?tab=live-battles', 'Battles'],
  ['/challenge/1', 'Battles'],
  ['/dashboard?tab=create', 'Create Battle'],
  ['/wallet/statements', 'Wallet'],
])('at %s the page is %s', (address, name) => {
  show(address);
  const here = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(here).toEqual([screen.getByRole('link', { name })]);
});
