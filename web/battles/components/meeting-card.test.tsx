import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import { RIVAL, sampleBattle } from '../testing/sample-battle.ts';
import { MeetingCard } from './meeting-card.tsx';

type Meeting = NonNullable<BattleDetailFragment['meeting']>;

const named = (playerId: string, name: string | null, isLinked = false): Meeting['names'][number] => ({
  __typename: 'MeetingName',
  playerId,
  name,
  isLinked,
});

const meetingWith = (change: Partial<Meeting> = {}): Meeting => ({
  __typename: 'BattleMeeting',
  names: [named('1', null), named('2', null)],
  hostId: null,
  code: '',
  region: '',
  map: '',
  updatedAt: null,
  ...change,
});

function show(meeting: Meeting | null, change: Partial<BattleDetailFragment> = {}) {
  const sent: unknown[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        sent.push(variables);
        observer.next({ data: { setMeeting: { __typename: 'Battle', id: 'b1', meeting: meetingWith() } } });
        observer.complete();
      }),
  );
  const { container } = render(
    <ApolloProvider client={makeClient(link)}>
      <MemoryRouter>
        <ToastProvider>
          <MeetingCard battle={sampleBattle({ opponent: RIVAL, meeting, ...change })} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return { sent, container };
}

const buttons = (): string[] => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('how the two meet', () => {
  it('is not there for whom it is not told', () => {
    expect(show(null, { viewerSeat: null }).container.textContent).toBe('');
  });

  it('says of each thing that is missing who has to fill it', () => {
    show(meetingWith());
    expect(screen.getByText(/hasn’t added their Riot ID yet/).textContent).toBe(
      'rival hasn’t added their Riot ID yet.',
    );
    expect(screen.getByText(/Nobody is hosting yet/)).toBeTruthy();
    expect(buttons()).toEqual(['Add your name in Valorant', 'I’m Hosting']);
  });

  it('says so of a code that the other host has not given', () => {
    show(meetingWith({ hostId: '2' }));
    expect(screen.getByText(/hasn’t shared the code yet/).textContent).toBe(
      'rival is hosting and hasn’t shared the code yet.',
    );
    expect(buttons()).toContain('I’ll Host Instead');
  });

  it('asks the host for the code, who may change it or host no longer', async () => {
    const { sent } = show(meetingWith({ hostId: '1' }));
    expect(buttons()).toContain('Add your lobby or party code');
    fireEvent.click(screen.getByRole('button', { name: 'I’m Not Hosting' }));
    await waitFor(() => expect(sent).toEqual([{ input: { battleId: 'b1', isHost: false } }]));
  });

  it.each(['Nova#EUW', 'لاعب#عرب', '🔥🦊 fox', 'Мышь'])('shows %s by itself, as it was written', (name) => {
    const { container } = show(
      meetingWith({
        names: [named('1', 'Mine'), named('2', name)],
        hostId: '2',
        code: 'ABC',
        region: 'EU',
        map: 'Ascent',
      }),
    );
    const shown = [...container.querySelectorAll('bdi')];
    expect(shown.every((one) => one.getAttribute('translate') === 'no')).toBe(true);
    const values = shown.map(({ textContent }) => textContent);
    expect(values).toEqual(expect.arrayContaining([name, 'Mine', 'ABC', 'EU', 'Ascent']));
    expect(values.indexOf(name)).toBeLessThan(values.indexOf('Mine'));
    expect(buttons().filter((label) => label === 'Copy')).toHaveLength(5);
  });

  it('does not ask for a name that a linked account says', () => {
    show(meetingWith({ names: [named('1', 'mine', true), named('2', null)] }));
    expect(buttons()).not.toContain('Change your name');
  });

  it('is to be read alone once it is over, and by staff', () => {
    const filled = meetingWith({ names: [named('1', 'Mine', true), named('2', null)], hostId: '2', code: 'ABC' });
    show(filled, { status: 'DISPUTED' });
    show(filled, { status: 'DISPUTED', viewerSeat: null });
    expect(new Set(buttons())).toEqual(new Set(['Copy']));
    expect(screen.getAllByText(/Only the two of you see this/)).toHaveLength(1);
  });

  it('sends what a new host types, with where and on what the other wanted to play', async () => {
    const { sent } = show(meetingWith({ hostId: '2', code: 'THEIRS', region: 'EU' }));
    fireEvent.click(screen.getByRole('button', { name: 'I’ll Host Instead' }));
    const code = await screen.findByLabelText('Lobby or party code');
    expect(code).toHaveProperty('value', '');
    fireEvent.change(code, { target: { value: 'PARTY-42' } });
    fireEvent.click(screen.getByRole('button', { name: 'Tell Them' }));
    await waitFor(() =>
      expect(sent).toEqual([{ input: { battleId: 'b1', isHost: true, code: 'PARTY-42', region: 'EU', map: '' } }]),
    );
  });
});
