import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProofPanel } from './proof-panel.tsx';

const NAMES = { creator: 'demo', opponent: null };

it.each([
  ['VALORANT', 'DUEL'],
  ['LEAGUE', 'DUEL'],
  ['APEX', 'TEAM'],
  ['CS2', 'TEAM'],
] as const)('a battle of %s %s that no game proves has a line and no card for it, until it is played', (game, mode) => {
  const show = (status: 'WAITING' | 'ACTIVE' | 'COMPLETED') =>
    render(<ProofPanel battleId="b" code={null} status={status} seat={null} names={NAMES} game={game} mode={mode} />);
  for (const status of ['WAITING', 'ACTIVE'] as const) {
    const { container, unmount } = show(status);
    expect(container.textContent).not.toBe('');
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    unmount();
  }
  expect(show('COMPLETED').container.textContent).toBe('');
});
