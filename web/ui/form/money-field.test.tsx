import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CoinField, MoneyField } from './money-field.tsx';

const input = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Amount' });
const type = (value: string): boolean => fireEvent.change(input(), { target: { value } });

interface HeldProps {
  readonly of?: typeof MoneyField | typeof CoinField;
  readonly error?: string;
  readonly isSigned?: boolean;
}

/** A field in its form, which shows what it holds and can enter another amount. */
function Held({ of: Amount = MoneyField, ...rest }: HeldProps) {
  const [value, setValue] = useState('');
  return (
    <>
      <Amount label="Amount" value={value} onChange={setValue} {...rest} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('25.00')}>
        $25
      </button>
    </>
  );
}

const held = (): string | null => screen.getByRole('status').textContent;

const writeIn = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
afterEach(() => vi.restoreAllMocks());

it.each([
  ['en-US', '5', '5.00'],
  ['en-US', '47.5', '47.50'],
  ['en-US', '12,50', '12.50'],
  ['en-US', '1,234', '1234.00'],
  ['de-DE', '1.234', '1234.00'],
  ['de-DE', '1.234,56', '1234.56'],
  ['fr-FR', '1\u202F234,56', '1234.56'],
  ['fa-IR', '۱۲٫۵۰', '12.50'],
  ['no tag', '1,234', '1234.00'],
  ['en-US', '47.555', '47.555'],
  ['en-US', '', ''],
])('in %s %j is held as %j', (language, typed, value) => {
  writeIn(language);
  render(<Held />);
  type(typed);
  expect(held()).toBe(value);
  expect(input().value).toBe(typed);
});

it.each([
  ['en-US', '1,234', '= $1,234.00'],
  ['de-DE', '1.234', '= $1,234.00'],
  ['en-US', '12,5', '= $12.50'],
  ['ar-EG', '١٢٫٥٠', '= $12.50'],
  ['en-US', '5.', '= $5.00'],
])('in %s it says beside %j what was understood: %s', (language, typed, understood) => {
  writeIn(language);
  render(<Held />);
  type(typed);
  expect(screen.getByText(understood).getAttribute('aria-live')).toBe('polite');
});

it.each(['50', '12.5', '1234.56', '0', 'fifty', '', '1.234'])('explains nothing beside %j', (typed) => {
  writeIn('en-US');
  render(<Held />);
  type(typed);
  expect(screen.queryByText(/=/)).toBeNull();
});

it.each([
  ['$1,247.5', '1247.50'],
  ['50', '50.00'],
  ['12,50', '12.50'],
  ['1,2345', '1,2345'],
  ['fifty', 'fifty'],
])('writes %j out as %j on leaving', (typed, written) => {
  writeIn('en-US');
  render(<Held />);
  type(typed);
  fireEvent.blur(input());
  expect(input().value).toBe(written);
  expect(screen.queryByText(/=/)).toBeNull();
});

it('shows what the form enters, and what is typed after it', () => {
  render(<Held />);
  type('1,234');
  fireEvent.click(screen.getByRole('button', { name: '$25' }));
  expect(input().value).toBe('25.00');
  type('30');
  expect(input().value).toBe('30');
});

it.each([
  ['-5', 'Enter the amount without a minus sign.'],
  ['5e3', 'Write the amount in digits.'],
  ['€5', 'Amounts are in US dollars. Leave out any other currency.'],
  ['1.234', /no more than two decimals/],
  ['99999999999', 'That amount is too large.'],
  ['fifty', 'Enter the stake.'],
  ['', 'Enter the stake.'],
])('says of %j why it is no amount, once its form does', (typed, words) => {
  writeIn('en-US');
  const { rerender } = render(<Held />);
  type(typed);
  expect(screen.queryByText(words)).toBeNull();
  rerender(<Held error="Enter the stake." />);
  expect(screen.getByText(words)).toBeDefined();
});

it('has nothing to add to what the form says of an amount', () => {
  render(<Held error="A wager lies between $5 and $1,000." />);
  type('1,234');
  expect(screen.getByText('A wager lies between $5 and $1,000.')).toBeDefined();
});

it('asks for the keypad that has what is typed', () => {
  const { rerender } = render(<Held />);
  expect(input().inputMode).toBe('decimal');
  rerender(<Held of={CoinField} />);
  expect(input().inputMode).toBe('numeric');
  // Keypads of digits have no minus.
  rerender(<Held isSigned />);
  expect(input().inputMode).toBe('text');
});

it.each([
  ['2,500', '2500', '= 2,500 BC'],
  ['2500 BC', '2500', '= 2,500 BC'],
])('reads %j as whole BattleCoin', (typed, value, understood) => {
  writeIn('en-US');
  render(<Held of={CoinField} />);
  type(typed);
  expect(held()).toBe(value);
  expect(screen.getByText(understood)).toBeDefined();
});

it('takes no part of a BattleCoin', () => {
  writeIn('en-US');
  render(<Held of={CoinField} error="Enter 1 to 5,000." />);
  type('2.5');
  expect(held()).toBe('2.5');
  expect(screen.getByText(/^BattleCoin comes in whole coins/)).toBeDefined();
});

it.each([
  ['-20', '-20.00', null],
  ['\u22121,234', '-1234.00', '= -$1,234.00'],
  ['+5', '5.00', null],
])('keeps the sign of %j where one may stand', (typed, value, understood) => {
  writeIn('en-US');
  render(<Held isSigned />);
  type(typed);
  expect(held()).toBe(value);
  expect(screen.queryByText(/=/)?.textContent ?? null).toBe(understood);
});
