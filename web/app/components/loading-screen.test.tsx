import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import html from '../../index.html?raw';
import { LoadingScreen } from './loading-screen.tsx';

it('says what the page itself says before any script is there (FR-04)', () => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const wordsOf = (root: ParentNode) => [...root.querySelectorAll('p')].map((one) => one.textContent?.trim());
  const { container } = render(<LoadingScreen />);
  const words = wordsOf(container);
  expect(words.at(-1)).toBe('Loading...');
  expect(wordsOf(page.querySelector('#root') ?? page)).toEqual(words);
});
