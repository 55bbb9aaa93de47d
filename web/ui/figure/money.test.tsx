import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { Coins, Money } from './money.tsx';

const textOf = (element: ReactElement): string => render(element).container.textContent;

it('writes dollars without sign or word unless asked', () => {
  expect(textOf(<Money cents={124_750} />)).toBe('$1,247.50');
});

it.each([
  [5_000, '+$50.00 won'],
  [-5_000, '-$50.00 lost'],
  [0, '$0.00'],
])('says %i cents by sign and by word', (cents, text) => {
  expect(textOf(<Money cents={cents} signed />)).toBe(text);
});

it('takes other words', () => {
  expect(textOf(<Money cents={-250} signed words={['received', 'paid']} />)).toBe('-$2.50 paid');
});

it('never colours alone: the colour of a gain and of a loss comes with the sign', () => {
  const { container } = render(
    <>
      <Money cents={1} signed />
      <Money cents={-1} signed />
    </>,
  );
  const [gain, loss] = [...container.children].map((element) => getComputedStyle(element).color);
  expect(gain).toBe('var(--win)');
  expect(loss).toBe('var(--loss)');
});

it('writes BattleCoin with its suffix', () => {
  expect(textOf(<Coins amount={2_500} />)).toBe('2,500 BC');
});

it('leaves its words to translators, and keeps the figures from them', () => {
  const { container } = render(
    <>
      <Money cents={124_750} />
      <Money cents={0} signed />
      <Money cents={5_000} signed />
      <Money cents={-250} signed words={['received', 'paid']} />
      <Coins amount={2_500} />
    </>,
  );
  const kept = [...container.querySelectorAll('[translate="no"]')].map((one) => one.textContent);
  expect(kept).toEqual(['$1,247.50', '$0.00', '+$50.00', '-$2.50', '2,500 BC']);
});
