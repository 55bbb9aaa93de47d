import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';

const bars = [
  { name: 'July', value: 200 },
  { name: 'August', value: -100 },
  { name: 'September', value: 0 },
];

test('a table says every bar to screen readers, and the drawing is kept from them', () => {
  const { container } = render(
    <BarChart
      label="By month"
      nameLabel="Month"
      valueLabel="Earned"
      bars={bars}
      formatValue={(value) => `${value} c`}
    />,
  );
  const table = screen.getByRole('table', { name: 'By month' });
  for (const { name, value } of bars)
    expect(within(within(table).getByRole('row', { name: `${name} ${value} c` })).getByRole('cell')).toBeTruthy();
  expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('gains stand on the line and losses hang from it', () => {
  const { container } = render(
    <BarChart label="By month" nameLabel="Month" valueLabel="Earned" bars={bars} formatValue={String} />,
  );
  const [gain, loss, nothing] = [...container.querySelectorAll('rect')].map((bar) => ({
    top: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
    fill: bar.getAttribute('fill'),
  }));
  expect((gain?.top ?? 0) + (gain?.height ?? 0)).toBeCloseTo(loss?.top ?? 0);
  expect(gain?.height).toBeCloseTo(2 * (loss?.height ?? 0));
  expect([gain?.fill, loss?.fill, nothing?.height]).toEqual(['var(--win)', 'var(--loss)', 0]);
});

test('what all bars are together stands above them where it is named', () => {
  const show = (totalName?: string) =>
    render(
      <BarChart
        label="By month"
        nameLabel="Month"
        valueLabel="Earned"
        bars={bars}
        formatValue={(value) => `${value} c`}
        {...(totalName !== undefined && { totalName })}
      />,
    );
  const { unmount } = show('3 months');
  expect(screen.getByText('3 months').parentElement?.textContent).toBe('100 c 3 months');
  unmount();
  const { container } = show();
  expect(container.querySelector('strong')).toBeNull();
});
