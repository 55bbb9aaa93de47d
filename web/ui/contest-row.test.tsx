import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Button } from './form/button.tsx';
import { ContestRow } from './contest-row.tsx';

const HOUR = 3_600_000;

const show = (guest: { id: string; src: null } | null, onJoin = (): void => undefined) =>
  render(
    <MemoryRouter>
      <ul>
        <ContestRow
          title="Ascent, first to 13"
          link={<Link to="/challenge/b1" />}
          gameId="valorant"
          seed="b1"
          host={{ id: 'rival', src: null }}
          guest={guest}
          detail="Valorant"
          prize="$50.00"
          cost="Stake $25.00"
          time={{ startsAt: 0, endsAt: 4 * HOUR, now: () => 3 * HOUR }}
          action={<Button onClick={onJoin}>Join Battle</Button>}
        />
      </ul>
    </MemoryRouter>,
  );

test('is one link with the title as its name, and the button beside it acts for itself', () => {
  const onJoin = vi.fn<() => void>();
  show(null, onJoin);
  const row = within(screen.getByRole('listitem'));
  expect(row.getAllByRole('link')).toHaveLength(1);
  expect(row.getByRole('link', { name: 'Ascent, first to 13' }).getAttribute('href')).toBe('/challenge/b1');
  fireEvent.click(row.getByRole('button', { name: 'Join Battle' }));
  expect(onJoin).toHaveBeenCalledOnce();
});

test('says the time that is left, and draws it as a share', () => {
  const { container } = show(null);
  expect(screen.getByRole('timer', { name: 'Ascent, first to 13: time left: 01:00:00' })).toBeDefined();
  expect(container.querySelector('[style*="scaleX(0.25)"]')).not.toBeNull();
});

test('a free seat is drawn as one until somebody takes it', () => {
  const free = show(null);
  const faces = (container: HTMLElement): number => container.querySelectorAll('svg[viewBox="0 0 64 64"]').length;
  expect(faces(free.container)).toBe(1);
  free.unmount();
  expect(faces(show({ id: 'nova', src: null }).container)).toBe(2);
});
