import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { UiRoot } from '../../ui/ui-root.tsx';
import { WaitingRewards } from './waiting-rewards.tsx';

const mission = (id: string, tab: string, status: string, claimableAt: number | null = null) => ({
  __typename: 'Mission',
  id,
  tab,
  category: 'WIN',
  title: `Mission ${id}`,
  description: '',
  progress: 1,
  target: 1,
  unit: 'TIMES',
  reward: { __typename: 'MissionReward', type: 'BATTLECOIN', amount: 50 },
  coins: 50,
  status,
  unlockedBy: null,
  claimableAt,
  claimUntil: null,
});

/** Boards as they are asked for, and what was claimed. */
function show(): string[] {
  const claimed: string[] = [];
  const statusOf = (id: string, open: string) => (claimed.includes(id) ? 'CLAIMED' : open);
  const boardOf = (tab: string) => ({
    __typename: 'MissionBoard',
    tab,
    isZoneKnown: true,
    resetsAt: null,
    season: null,
    missions:
      tab === 'WEEKLY'
        ? [mission('running', tab, 'ACTIVE'), mission('done', tab, statusOf('done', 'COMPLETED'))]
        : [mission('of the season', tab, 'CLAIMED')],
    waiting: tab === 'WEEKLY' ? [mission('last week', tab, 'COMPLETED', Date.UTC(2026, 2, 4))] : [],
    paidCoins: 0,
    capCoins: 500,
    factor: 1,
    factorUntil: null,
  });
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'ClaimMission') {
          claimed.push(String(variables['id']));
          observer.next({ data: { claimMission: variables['id'] } });
        } else if (operationName === 'ReadMissions')
          observer.next({ data: { missions: boardOf(String(variables['tab'])) } });
        else return;
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(link)}>
      <UiRoot>
        <WaitingRewards tab="WEEKLY" />
        <WaitingRewards tab="SEASON" />
      </UiRoot>
    </ApolloProvider>,
  );
  return claimed;
}

it('what was completed waits to be claimed and goes once it is, from before too; without any nothing is said (WA-08)', async () => {
  const claimed = show();
  const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  await screen.findByRole('heading', { name: 'This week’s rewards' });
  expect(titles()).toEqual(['This week’s rewards', 'Mission done', 'Mission last week']);
  const later = screen.getByRole<HTMLButtonElement>('button', { name: /^Claim from .*: Mission last week$/ });
  expect(later.disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Claim 50 BC for Mission done' }));
  await waitFor(() => expect(titles()).toEqual(['This week’s rewards', 'Mission last week']));
  expect(claimed).toEqual(['done']);
});
