import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import html from '../../index.html?raw';
import { LoadingScreen } from './loading-screen.tsx';
import * as t from '../__generated__/messages.ts';

it('says what the page itself says before any script is there (FR-04)', () => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const wordsOf = (root: ParentNode) => [...root.querySelectorAll('p')].map((one) => one.textContent?.trim());
  const { container } = render(<LoadingScreen />);
  const words = wordsOf(container);
  expect(words.at(-1)).toBe('Loading...');
  expect(wordsOf(page.querySelector('#root > main') ?? page)).toEqual(words);
});

it('the page itself says the texts of the catalog, from which it is made in other languages', () => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(t.pageDescription());
  expect(page.querySelector('noscript')?.textContent).toContain(t.needsJavaScript());
  const below = page.querySelector('#below-baseline');
  expect([...(below?.querySelectorAll('p') ?? [])].map((one) => one.textContent)).toEqual([
    t.thisBrowserIsTooOld(),
    t.browsersThatWork(),
  ]);
});
