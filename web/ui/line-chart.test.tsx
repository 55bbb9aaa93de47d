import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LineChart } from './line-chart.tsx';

const points = [
  { at: Date.UTC(2026, 2, 1, 12), value: 100 },
  { at: Date.UTC(2026, 2, 2, 12), value: 250 },
  { at: Date.UTC(2026, 2, 3, 12), value: 175 },
];

const show = () =>
  render(
    <LineChart
      label="Balance"
      points={points}
      formatValue={(value) => `$${value}`}
      formatAt={(at) => new Date(at).toISOString().slice(0, 10)}
    />,
  );

test('the newest figure is read out first, and the keyboard reaches every other one', () => {
  show();
  const slider = screen.getByRole('slider', { name: 'Balance' });
  expect(slider.getAttribute('aria-valuetext')).toBe('2026-03-03: $175');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('2026-03-02: $250');
});

test('a table carries the same figures for screen readers', () => {
  show();
  const rows = within(screen.getByRole('table', { name: 'Balance' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual(['2026-03-01$100', '2026-03-02$250', '2026-03-03$175']);
});
