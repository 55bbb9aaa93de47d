import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('does nothing while busy, keeps its name and the focus, and holds back its form', () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  const draw = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Join Battle
      </Button>
    </form>
  );
  const { rerender } = render(draw(false));
  const button = screen.getByRole('button', { name: 'Join Battle' });
  button.focus();
  rerender(draw(true));
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('button', { name: 'Join Battle' }).getAttribute('aria-busy')).toBe('true');
});

it('dresses a link without becoming a button', () => {
  render(
    <Button asChild icon={<svg data-testid="icon" />}>
      <a href="/dashboard">Back to Dashboard</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Back to Dashboard' });
  expect(link.getAttribute('href')).toBe('/dashboard');
  expect(link.contains(screen.getByTestId('icon'))).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});
