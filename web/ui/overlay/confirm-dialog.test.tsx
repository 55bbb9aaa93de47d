import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

const onConfirm = vi.fn<() => Promise<void>>();
const onOpenChange = vi.fn<(open: boolean) => void>();
let settle: () => void;

function Page({ refusal, busy = false }: { refusal?: string; busy?: boolean }) {
  const [open, setOpen] = useState(true);
  const change = (next: boolean): void => {
    onOpenChange(next);
    setOpen(next);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title="Join Battle"
      description="Stake and fee are held."
      figures={[
        { term: 'Stake', detail: '$50.00' },
        { term: 'Held', detail: '$52.50', total: true },
      ]}
      confirmLabel="Join for $52.50"
      onConfirm={onConfirm}
      refusal={refusal}
      busy={busy}
    />
  );
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

beforeEach(() => {
  onConfirm.mockReset().mockImplementation(
    () =>
      new Promise<void>((resolve) => {
        settle = resolve;
      }),
  );
  onOpenChange.mockReset();
});

it('names every figure of the deal', () => {
  render(<Page />);
  const dialog = within(screen.getByRole('alertdialog', { name: 'Join Battle' }));
  expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual(['Stake', 'Held']);
  expect(dialog.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['$50.00', '$52.50']);
});

it('runs once however often it is pressed', () => {
  render(<Page />);
  act(() => {
    button('Join for $52.50').click();
    button('Join for $52.50').click();
  });
  fireEvent.click(button('Join for $52.50'));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('can neither be left nor confirmed again while it runs, and can afterwards', async () => {
  render(<Page />);
  fireEvent.click(button('Join for $52.50'));
  expect(button('Join for $52.50').getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button('Cancel'));
  fireEvent.click(button('Close'));
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  expect(onOpenChange).not.toHaveBeenCalled();

  await act(async () => settle());
  expect(button('Join for $52.50').getAttribute('aria-busy')).toBeNull();
  fireEvent.click(button('Cancel'));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it('is locked as long as its caller is busy', () => {
  render(<Page busy />);
  fireEvent.click(button('Join for $52.50'));
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('shows why it was refused and lets the player try again', async () => {
  const { rerender } = render(<Page />);
  fireEvent.click(button('Join for $52.50'));
  await act(async () => settle());
  rerender(<Page refusal="The second seat is taken." />);
  const sentence = screen.getByText('The second seat is taken.');
  expect(sentence.closest('[aria-live="polite"]')).not.toBeNull();
  fireEvent.click(button('Join for $52.50'));
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

it('gives a question about money no default answer', () => {
  render(<Page />);
  expect(document.activeElement).toBe(screen.getByRole('alertdialog'));
});
