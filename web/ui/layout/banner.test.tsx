import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Banner } from './banner.tsx';

let lines: number;
let measure: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe(): void {
        measure();
      }
      disconnect(): void {}
    },
  );
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => lines * 20);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => Math.min(lines, 2) * 20);
});

const show = () =>
  render(
    <Banner label="Maintenance" tone="warn" icon={null} end="59:12">
      We update all servers.
    </Banner>,
  );
const banner = (): HTMLElement => screen.getByRole('complementary', { name: 'Maintenance' });

it.each([1, 2])('%i lines are there as they are', (count) => {
  lines = count;
  show();
  expect(banner().textContent).toBe('We update all servers.59:12');
});

it.each([3, 12])('of %i lines two are shown, and the rest when it is asked for', (count) => {
  lines = count;
  show();
  const more = screen.getByRole('button', { name: 'More' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  expect(document.getElementById(more.getAttribute('aria-controls') ?? '')?.textContent).toBe('We update all servers.');
  fireEvent.click(more);
  expect(screen.getByRole('button', { name: 'Less' }).getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('false');
});

it('a window that has become wide enough needs no button', () => {
  lines = 3;
  show();
  lines = 2;
  act(() => measure());
  expect(screen.queryByRole('button')).toBeNull();
});
