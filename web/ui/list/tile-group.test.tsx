import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TileGroup } from './tile-group.tsx';

const OPTIONS = ['Valorant', 'CS2', 'League of Legends'].map((label) => ({ value: label, label, picture: null }));

it.each(OPTIONS)('$label has the same name whether it is chosen or not, and a mark for the eye alone', ({ label }) => {
  const show = (value: string) =>
    render(<TileGroup label="Game" name="game" options={OPTIONS} value={value} onChange={() => undefined} />);
  const { container, unmount } = show(label);
  const [chosen, ...others] = screen.getAllByRole<HTMLInputElement>('radio', { checked: true });
  expect([chosen, others]).toEqual([screen.getByRole('radio', { name: label }), []]);
  expect(container.textContent).toBe('GameValorantCS2League of Legends');
  expect([...container.querySelectorAll('svg')].map((mark) => mark.getAttribute('aria-hidden'))).toEqual(['true']);
  unmount();
  show('');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: label }).checked).toBe(false);
});
