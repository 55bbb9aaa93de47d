import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { type PartTable, PartsProvider } from '../../parts/part.tsx';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import type { OwnRecordingsProps } from '../../streams/components/own-recordings.tsx';
import { RIVAL, sampleBattle, sampleReport } from '../testing/sample-battle.ts';
import { ResultDialog } from './result-dialog.tsx';

/** Offers one recording, as the room of the streams does. */
const PARTS = {
  'streams.recordings': {
    fetch: () => Promise.resolve(),
    Shown: ({ onChoose }: OwnRecordingsProps) => (
      <button type="button" onClick={() => onChoose('https://gauntlet.test/clips/c1')}>
        My clip
      </button>
    ),
  },
} as unknown as PartTable;

function open(change: Partial<BattleDetailFragment> = {}) {
  const sent: unknown[] = [];
  const battle = sampleBattle({ status: 'ACTIVE', opponent: RIVAL, ...change });
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'ReportResult') {
          sent.push(variables['input']);
          observer.next({ data: { reportResult: battle } });
        } else observer.next({ data: { wallet: null } });
        observer.complete();
      }),
  );
  const onClose = vi.fn<() => void>();
  render(
    <ApolloProvider client={makeClient(link)}>
      <PartsProvider value={PARTS}>
        <ToastProvider>
          <ResultDialog battle={battle} onClose={onClose} />
        </ToastProvider>
      </PartsProvider>
    </ApolloProvider>,
  );
  return { sent, onClose };
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Report Result' }));
const link = () => screen.getByLabelText('Stream or recording link');

it('sends nothing without a claim and a recording', async () => {
  const { sent } = open();
  submit();
  await screen.findByText('Choose whether you won or lost.');
  expect(screen.getByText('Add a link to the stream or recording of the match.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('refuses what is no web address, as soon as the field is left', async () => {
  open();
  fireEvent.change(link(), { target: { value: 'my-video' } });
  fireEvent.blur(link());
  expect(await screen.findByText('Enter a web address, like twitch.tv/videos.')).toBeTruthy();
});

it('claims nothing for a player who has only passed over the choice', async () => {
  open({ reports: [sampleReport('2', 'LOST')] });
  fireEvent.blur(screen.getByLabelText('I won'));
  await screen.findByText('Choose whether you won or lost.');
  expect(screen.queryByText(/You agree|doesn’t match/)).toBeNull();
});

it('says beforehand what agreeing and contradicting do', async () => {
  open({ reports: [sampleReport('2', 'LOST')] });
  fireEvent.click(screen.getByLabelText('I won'));
  expect(await screen.findByText('You agree with the other player: demo is paid $100.00 right away.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('I lost'));
  expect(await screen.findByText(/Your report doesn’t match the other player’s/)).toBeTruthy();
});

it.each([
  ['who concedes', 'I lost', [], 'LOST'],
  ['who confirms the win of the other', 'I lost', [sampleReport('2', 'WON')], 'LOST'],
  ['who confirms that the other has lost', 'I won', [sampleReport('2', 'LOST')], 'WON'],
] as const)('asks no recording of %s', async (_, choice, reports, claim) => {
  const { sent } = open({ reports: [...reports] });
  fireEvent.click(screen.getByLabelText(choice));
  submit();
  await waitFor(() => expect(sent).toEqual([{ battleId: 'b1', claim, score: '', recordingUrl: '' }]));
});

it('asks a recording of who claims the win that the other claims too', async () => {
  const { sent } = open({ reports: [sampleReport('2', 'WON')] });
  fireEvent.click(screen.getByLabelText('I won'));
  submit();
  expect(await screen.findByText('Add a link to the stream or recording of the match.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('says what it costs to have lost', async () => {
  open();
  fireEvent.click(screen.getByLabelText('I lost'));
  expect(await screen.findByText(/^You lose \$50\.00, and rival is paid \$100\.00\. Once rival agrees/)).toBeTruthy();
});

it('puts https:// before a link that lacks it', async () => {
  const { sent } = open();
  fireEvent.click(screen.getByLabelText('I won'));
  fireEvent.change(link(), { target: { value: 'recordings.example/1' } });
  submit();
  await waitFor(() =>
    expect(sent).toEqual([{ battleId: 'b1', claim: 'WON', score: '', recordingUrl: 'https://recordings.example/1' }]),
  );
});

it('reports once and closes', async () => {
  const { sent, onClose } = open();
  fireEvent.click(screen.getByLabelText('I won'));
  fireEvent.change(screen.getByLabelText('Score'), { target: { value: '13–9' } });
  fireEvent.change(link(), { target: { value: 'https://recordings.example/1' } });
  submit();
  submit();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ battleId: 'b1', claim: 'WON', score: '13–9', recordingUrl: 'https://recordings.example/1' }]);
});

it('offers the own recordings while a link is missing, and takes the one that is chosen', async () => {
  const { sent } = open();
  fireEvent.click(screen.getByLabelText('I lost'));
  expect(screen.queryByText('My clip')).toBeNull();
  fireEvent.click(screen.getByLabelText('I won'));
  fireEvent.click(screen.getByText('My clip'));
  expect(screen.queryByText('My clip')).toBeNull();
  submit();
  await waitFor(() => expect(sent).toMatchObject([{ claim: 'WON', recordingUrl: 'https://gauntlet.test/clips/c1' }]));
});
