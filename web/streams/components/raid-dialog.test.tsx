import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { UiRoot } from '../../ui/ui-root.tsx';
import { RaidDialog } from './raid-dialog.tsx';

const target = (id: string, username: string, isFollowed: boolean) => ({
  __typename: 'Stream',
  id,
  isLive: true,
  title: `Duels of ${username}`,
  streamer: { __typename: 'Player', id: `u-${id}`, username, avatarUrl: null },
  game: 'valorant',
  gameTitle: 'Valorant',
  category: 'COMPETITIVE',
  viewers: 1,
  wagerCents: 0,
  thumbnailUrl: null,
  poster: null,
  isMature: false,
  isFollowed,
  isOwn: false,
  startedAt: 0,
});
const TARGETS = [target('s2', 'rival', true), target('s3', 'mira', false)];

/** The dialog over a gateway that knows two streams; what was asked of it. */
function show(refusal: string | null = null) {
  const raided: unknown[] = [];
  const onClose = vi.fn();
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'RaidTargets') {
          const search = String(variables['search']).toLowerCase();
          const raidTargets = TARGETS.filter(({ title }) => title.toLowerCase().includes(search));
          observer.next({ data: { raidTargets } });
        } else if (refusal !== null)
          observer.next({ data: null, errors: [{ message: 'no', extensions: { code: refusal } }] });
        else {
          raided.push(variables);
          observer.next({ data: { raidStream: true } });
        }
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(link)}>
      <UiRoot>
        <RaidDialog streamId="s1" onClose={onClose} />
      </UiRoot>
    </ApolloProvider>,
  );
  return { raided, onClose };
}

it('lists who can be raided, says whom one follows, and raids the one that is chosen', async () => {
  const { raided, onClose } = show();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('rivalFollowingDuels of rival · 1 viewer'),
    expect.stringContaining('miraDuels of mira · 1 viewer'),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Raid mira' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(raided).toEqual([{ id: 's1', targetId: 's3' }]);
});

it('says it where no stream is found', async () => {
  show();
  await screen.findAllByRole('listitem');
  fireEvent.change(screen.getByLabelText('Live stream'), { target: { value: ' nobody ' } });
  expect(await screen.findByText('No live stream that accepts raids matches “nobody”.')).toBeTruthy();
});

it('stays open with the reason where the raid is refused', async () => {
  const { onClose } = show('RAIDS_OFF');
  fireEvent.click(await screen.findByRole('button', { name: 'Raid rival' }));
  expect(await screen.findByText('This streamer doesn’t accept raids. Choose another stream.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
