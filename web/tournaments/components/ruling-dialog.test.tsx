import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import { samplePage, sampleView } from '../sample-bracket.ts';
import type { MatchPage } from './match-actions.tsx';
import { UndoDialog } from './ruling-dialog.tsx';

const player = (id: string, username: string) => ({
  __typename: 'Player' as const,
  id,
  username,
  avatarUrl: null,
  worn: { __typename: 'Worn' as const, frame: null, title: null, skin: null },
});
const MATCH: MatchPage = {
  __typename: 'TournamentMatch',
  tournamentId: 'cup',
  tournamentTitle: 'Night Cup',
  row: { ...(samplePage().matches[1] ?? never()), state: 'DECIDED', attempt: 1 },
  part: 'UPPER',
  round: 1,
  bestOf: 1,
  players: [player('di', 'Di'), player('eve', 'Eve')],
  here: [true, true],
  words: [],
  basis: 'AGREEMENT',
  decidedAt: 0,
  viewerSide: null,
  canRule: true,
  ruling: null,
  contestId: null,
  dispute: null,
};
function never(): never {
  throw new Error('the sample has no such match');
}

const outlook = (mark: string, fallen: number) => ({
  tournamentOutlook: {
    __typename: 'TournamentOutlook',
    mark,
    fallen: Array.from({ length: fallen }, (_, n) => ({ __typename: 'OpenMatch', match: 4 + n, slots: [0, 3] })),
    stopped: [],
    called: [{ __typename: 'OpenMatch', match: 1, slots: [3, 4] }],
    told: ['Di', 'Eve'],
    prizes: [],
  },
});

/** The dialog over a line that answers one preview after the other, and refuses the first decision. */
function open() {
  const marks: unknown[] = [];
  let previews = 0;
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'PreviewDecision') {
          previews++;
          observer.next({ data: outlook(`mark-${previews}`, previews - 1) });
        } else {
          marks.push(variables['mark']);
          if (marks.length === 1)
            observer.next({ errors: [{ message: 'changed', extensions: { code: 'MATCH_CHANGED' } }] });
          else observer.next({ data: { undoMatch: null } });
        }
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(link)}>
      <MemoryRouter>
        <ToastProvider>
          <UndoDialog match={MATCH} view={sampleView(null)} onClose={() => undefined} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return marks;
}

it('a decision sends what was shown before it, and one that was refused since results have changed shows what it comes to now', async () => {
  const marks = open();
  await screen.findByText('We’ll notify: Di and Eve.');
  expect(screen.queryByText('Later results that are voided')).toBeNull();
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'Played on a wrong map.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw it' }));
  await screen.findByText('Later results that are voided');
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw it' }));
  await waitFor(() => expect(marks).toEqual(['mark-1', 'mark-2']));
});
