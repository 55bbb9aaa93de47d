import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Part, type PartTable, type Parts, PartsProvider, part, useHasPart } from './part.tsx';

const Invite = ({ inviteId }: Parts['battles.accept-invite']) => <p>Invite {inviteId}</p>;

function show() {
  const invite = part(() => Promise.resolve(Invite));
  const table: Partial<PartTable> = { 'battles.accept-invite': invite };
  const draw = () =>
    render(
      <PartsProvider value={table as PartTable}>
        <Part of="battles.accept-invite" inviteId="7" onClose={vi.fn()} waiting={<p>One moment</p>} />
      </PartsProvider>,
    );
  return { invite, draw };
}

it('shows what stands in its place until its file is there, and then the part with its props', async () => {
  show().draw();
  expect(screen.getByText('One moment')).toBeDefined();
  expect(await screen.findByText('Invite 7')).toBeDefined();
});

it('is there at once where its file was fetched beforehand', async () => {
  const { invite, draw } = show();
  await invite.fetch();
  draw();
  expect(screen.getByText('Invite 7')).toBeDefined();
});

it('is nothing where the product is without it, and whoever asks is told', () => {
  const Around = () => <p>{useHasPart('proof.bench') ? 'Some' : 'None'}</p>;
  const { container } = render(
    <PartsProvider value={{} as PartTable}>
      <Part of="proof.bench" waiting={<p>One moment</p>} />
      <Around />
    </PartsProvider>,
  );
  expect(container.textContent).toBe('None');
});
