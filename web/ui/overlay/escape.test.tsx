import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../form/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { DropdownItem, DropdownMenu } from './dropdown-menu.tsx';
import { Popover } from './popover.tsx';
import { ToastProvider, useToast } from './toast.tsx';

/** A dialog in which a toast can come, and another dialog, a list and a menu over it. */
function Page({ locked = false }: { locked?: boolean }) {
  const toast = useToast();
  const [isOpen, setOpen] = useState(true);
  const [isAsked, setAsked] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} title="Below" description="Lies below." locked={locked}>
      <Button onClick={() => toast({ title: 'Something came' })}>Tell</Button>
      <Button onClick={() => setAsked(true)}>Ask</Button>
      <Popover label="List" trigger={<Button>Open</Button>}>
        Words
      </Popover>
      <DropdownMenu trigger={<Button>Menu</Button>}>
        <DropdownItem>Item</DropdownItem>
      </DropdownMenu>
      {isAsked && (
        <ConfirmDialog
          open
          onOpenChange={setAsked}
          title="Above"
          description="Lies above."
          confirmLabel="Yes"
          onConfirm={() => undefined}
        />
      )}
    </Dialog>
  );
}

const show = (locked = false) =>
  render(
    <ToastProvider>
      <Page locked={locked} />
    </ToastProvider>,
  );
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const tell = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Tell', hidden: true }));
const escape = (): boolean => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
const isThere = (role: string, name: string): boolean => screen.queryByRole(role, { name, hidden: true }) !== null;

it('closes the dialog that has the focus although a toast lies above', () => {
  show();
  tell();
  escape();
  expect(isThere('dialog', 'Below')).toBe(false);
});

it('leaves a locked dialog open', () => {
  show(true);
  tell();
  escape();
  expect(isThere('dialog', 'Below')).toBe(true);
});

it.each([false, true])('closes one thing with each press, the highest first; a toast above: %s', (hasToast) => {
  show();
  press('Ask');
  if (hasToast) tell();
  escape();
  expect(isThere('alertdialog', 'Above')).toBe(false);
  expect(isThere('dialog', 'Below')).toBe(true);

  press('Open');
  if (hasToast) tell();
  escape();
  expect(isThere('dialog', 'List')).toBe(false);
  expect(isThere('dialog', 'Below')).toBe(true);

  press('Menu');
  expect(isThere('menu', 'Menu')).toBe(true);
  if (hasToast) tell();
  escape();
  expect(isThere('menu', 'Menu')).toBe(false);
  expect(isThere('dialog', 'Below')).toBe(true);
});
