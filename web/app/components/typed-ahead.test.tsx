import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { TypedAhead } from './typed-ahead.tsx';

const Field = ({ typed }: { readonly typed: string }) => <input aria-label="Find" defaultValue={typed} />;

it('keeps what is typed until the palette is there, and Escape closes before that', async () => {
  let arrive: (part: typeof Field) => void = () => undefined;
  const file = new Promise<typeof Field>((resolve) => {
    arrive = resolve;
  });
  const onClose = vi.fn();
  const Later = lazyPart(() => file);
  function Opened() {
    const [typed, setTyped] = useState('');
    return (
      <Suspense fallback={<TypedAhead onType={setTyped} onClose={onClose} />}>
        <Later typed={typed} />
      </Suspense>
    );
  }
  render(<Opened />);
  const ahead = screen.getByRole('textbox', { name: 'Search' });
  expect(document.activeElement).toBe(ahead);
  fireEvent.change(ahead, { target: { value: 'lead' } });
  fireEvent.keyDown(ahead, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
  await act(async () => {
    arrive(Field);
    await file;
  });
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Find' })).value).toBe('lead');
});
