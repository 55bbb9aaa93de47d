import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? 'A part is missing' : this.props.children;
  }
}

const Greeting = ({ name }: { readonly name: string }) => `Hello, ${name}`;

async function show(load: () => Promise<typeof Greeting>): Promise<void> {
  const Part = lazyPart(load);
  render(
    <Boundary>
      <Suspense fallback="Loading...">
        <Part name="rival" />
      </Suspense>
    </Boundary>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('lazyPart', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('asks again for a file that did not come, and shows the fallback meanwhile', async () => {
    const load = vi.fn(() => Promise.resolve(Greeting)).mockImplementationOnce(missing);
    await show(load);
    expect(document.body.textContent).toBe('Loading...');
    await pass(500);
    expect(screen.getByText('Hello, rival')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('waits for the network as long as there is none', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(() => Promise.resolve(Greeting)).mockImplementationOnce(missing);
    await show(load);
    await pass(3_600_000);
    expect(load).toHaveBeenCalledTimes(1);
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(screen.getByText('Hello, rival')).toBeTruthy();
  });

  it('gives up a file that is not there any more, so that the page can say so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn(missing);
    await show(load);
    await pass(10_500);
    expect(screen.getByText('A part is missing')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(4);
  });
});
