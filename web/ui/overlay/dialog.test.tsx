import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../form/button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from '../form/text-field.tsx';

function Page({ locked = false, modalOnly = false }: { locked?: boolean; modalOnly?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Report</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Report Result"
        description="Both players report."
        locked={locked}
        modalOnly={modalOnly}
      >
        <TextField label="Score" />
      </Dialog>
    </>
  );
}

function openFrom(opener: HTMLElement): HTMLElement {
  opener.focus();
  fireEvent.click(opener);
  return screen.getByRole('dialog', { name: 'Report Result' });
}
const report = (): HTMLElement => screen.getByRole('button', { name: 'Report', hidden: true });
const pressBeside = async (): Promise<void> => {
  // Radix listens only after the press that opened the dialog is over.
  await act(() => new Promise((done) => setTimeout(done)));
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
};

it('is named by its title and described by its description', () => {
  render(<Page />);
  const dialog = openFrom(report());
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Both players report.',
  );
});

it('puts the focus on the first field, or on itself where a finger would bring up the keyboard', () => {
  const ask = window.matchMedia;
  const media = vi.spyOn(window, 'matchMedia');
  const pointer = (matches: boolean) => media.mockImplementation((query) => ({ ...ask(query), matches }));
  pointer(true);
  const { unmount } = render(<Page />);
  openFrom(report());
  expect(document.activeElement).toBe(screen.getByLabelText('Score'));
  unmount();

  pointer(false);
  render(<Page />);
  const dialog = openFrom(report());
  expect(document.activeElement).toBe(dialog);
  media.mockRestore();
});

it('gives the focus back to what opened it', async () => {
  render(<Page />);
  const dialog = openFrom(report());
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(report()));
});

it('closes by a press beside it', async () => {
  render(<Page />);
  openFrom(report());
  await pressBeside();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays open by a press beside it when it asks for an answer', async () => {
  render(<Page modalOnly />);
  openFrom(report());
  await pressBeside();
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

it('cannot be left while it is locked', async () => {
  render(<Page locked />);
  const dialog = openFrom(report());
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await pressBeside();
  expect(screen.queryByRole('dialog')).not.toBeNull();
});
