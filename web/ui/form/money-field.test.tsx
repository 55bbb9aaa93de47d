import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MoneyField } from './money-field.tsx';

const input = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Stake Amount' });
const type = (value: string): boolean => fireEvent.change(input(), { target: { value } });

it('reports cents with every change, and null for what is no amount', () => {
  const onCentsChange = vi.fn<(cents: number | null) => void>();
  render(<MoneyField label="Stake Amount" onCentsChange={onCentsChange} />);
  type('5');
  type('47.5');
  type('47.555');
  type('');
  expect(onCentsChange.mock.calls).toEqual([[500], [4_750], [null], [null]]);
});

it('asks for the numeric keypad', () => {
  render(<MoneyField label="Stake Amount" />);
  expect(input().inputMode).toBe('decimal');
});

it.each([
  ['$1,247.5', '1247.50'],
  ['50', '50.00'],
  ['1,50', '1,50'],
  ['fifty', 'fifty'],
])('writes %j out as %j on leaving', (typed, written) => {
  render(<MoneyField label="Stake Amount" />);
  type(typed);
  fireEvent.blur(input());
  expect(input().value).toBe(written);
});
