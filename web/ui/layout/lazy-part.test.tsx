import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { readonly name: string }) => `Hello, ${name}`;
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const show = (Part: ReturnType<typeof lazyPart<{ readonly name: string }>>) =>
  act(async () =>
    render(
      <Suspense fallback="Loading...">
        <Part name="rival" />
      </Suspense>,
    ),
  );

describe('lazyPart', () => {
  afterEach(() => vi.restoreAllMocks());

  it('shows the part once its file is there', async () => {
    await show(lazyPart(() => Promise.resolve(Greeting)));
    expect(screen.getByText('Hello, rival')).toBeTruthy();
  });

  it('asks for nothing without a network: a browser does not import again what has failed', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(() => Promise.resolve(Greeting));
    await show(lazyPart(load));
    expect([load.mock.calls.length, document.body.textContent]).toEqual([0, 'Loading...']);
    online.mockReturnValue(true);
    await act(async () => dispatchEvent(new Event('online')));
    expect(screen.getByText('Hello, rival')).toBeTruthy();
  });

  it('says that a part is missing, and how it comes back', async () => {
    await show(lazyPart(missing));
    expect(screen.getByText('A part of the page is missing')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeTruthy();
  });

  it('leaves a fault of ours to the route', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazyPart<{ readonly name: string }>(() => Promise.reject(new Error('broken')));
    await expect(show(Part)).rejects.toThrow('broken');
  });

  it('says nothing where the part works in the background', async () => {
    await show(lazyPart(missing, () => null));
    expect(document.body.textContent).toBe('');
  });
});
