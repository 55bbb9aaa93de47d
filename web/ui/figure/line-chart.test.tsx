import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LineChart } from './line-chart.tsx';

const points = [
  { at: Date.UTC(2026, 2, 1, 12), value: 100 },
  { at: Date.UTC(2026, 2, 2, 12), value: 250 },
  { at: Date.UTC(2026, 2, 3, 12), value: 175 },
] as const;

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

test('what brought a figure there, and the figure of the stretch before, are read out with it', () => {
  const { container } = render(
    <LineChart
      label="Rating"
      points={[points[0], { ...points[1], outcome: 'win' as const }, { ...points[2], outcome: 'loss' as const }]}
      previous={{ name: 'last month', values: [10, 20, 30] }}
      formatValue={String}
      formatAt={(at) => new Date(at).toISOString().slice(0, 10)}
    />,
  );
  const slider = screen.getByRole('slider', { name: 'Rating' });
  expect(slider.getAttribute('aria-valuetext')).toBe('2026-03-03: 175, lost, last month 30');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('2026-03-02: 250, won, last month 20');
  expect(container.querySelectorAll('[data-outcome]')).toHaveLength(2);
  const rows = within(screen.getByRole('table', { name: 'Rating' })).getAllByRole('row');
  expect(rows.at(-1)?.textContent).toBe('2026-03-03175, lost30');
});

test('a figure that holds is drawn in steps: never between two of its values', () => {
  const { container } = render(<LineChart label="Balance" points={points} formatValue={String} shape="step" />);
  const line = container.querySelector('path[stroke="var(--ember)"]')?.getAttribute('d') ?? '';
  expect(line).not.toContain('L');
  expect(line.match(/H[\d.]+V/g)).toHaveLength(points.length - 1);
});

test.each([
  [[100, 250, 175], '$525'],
  [[0, 0, 7], '$7'],
  [[-5, 5], '$0'],
  [[12], '$12'],
])('of figures that add up, %j, the sum stands above until one is chosen', (values, sum) => {
  const days = values.map((value, n) => ({ at: Date.UTC(2026, 2, n + 1, 12), value }));
  const { container } = render(
    <LineChart
      label="Income"
      points={days}
      totalName="30 days"
      formatValue={(value) => `$${value}`}
      formatAt={(at) => new Date(at).toISOString().slice(0, 10)}
    />,
  );
  const headline = () => container.querySelector('strong')?.parentElement?.textContent;
  const slider = screen.getByRole('slider', { name: 'Income' });
  expect(headline()).toBe(`${sum}30 days`);
  expect(slider.getAttribute('aria-valuetext')?.startsWith(`30 days: ${sum}, `)).toBe(true);
  if (days.length === 1) return;
  fireEvent.change(slider, { target: { value: '0' } });
  expect(headline()).toBe(`$${values[0]}2026-03-01`);
  expect(slider.getAttribute('aria-valuetext')).toBe(`2026-03-01: $${values[0]}`);
});
