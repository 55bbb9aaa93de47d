import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import type { RunningContestsQuery } from '../operations/__generated__/running.gql.ts';
import { RunningContests, useRunningContests } from './running-contests.tsx';

type Running = RunningContestsQuery['runningContests'];

const contest = (kind: Running[number]['kind'], id: string, path: string): Running[number] => ({
  __typename: 'RunningContest',
  kind,
  id,
  game: 'valorant',
  title: `The ${id}`,
  terms: 'Valorant',
  termPhrases: [{ __typename: 'ContestPhrase', code: 'NAMED', names: ['Valorant'], numbers: [] }],
  standing: 'Being played',
  standingPhrase: { __typename: 'ContestPhrase', code: 'PLAYING', names: [], numbers: [] },
  tone: 'TURN',
  dueAt: null,
  path,
});

function Home() {
  const running = useRunningContests();
  return (
    <>
      <RunningContests running={running} />
      <p>{running.query.data?.runningContests.length === 0 && 'none'}</p>
    </>
  );
}

/** The list over a gateway that answers what `answer` says; what makes it tell that the list is another. */
function show(answer: () => Running | 'down') {
  let tell = (): void => undefined;
  const network = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName === 'RunningContestsChanged') {
          tell = () => observer.next({ data: { runningContestsChanged: 1 } });
          return;
        }
        if (operationName === 'Viewer') {
          observer.next({ data: { viewer: null } });
          observer.complete();
          return;
        }
        const runningContests = answer();
        observer.next(
          runningContests === 'down'
            ? { data: null, errors: [{ message: 'down', extensions: { code: 'UNKNOWN' } }] }
            : { data: { runningContests } },
        );
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <MemoryRouter>
        <Home />
      </MemoryRouter>
    </ApolloProvider>,
  );
  return { tell: () => tell() };
}

it('leads from each contest, whatever its kind, to where it goes on', async () => {
  show(() => [
    contest('BATTLE', 'duel', '/challenge/duel'),
    contest('TOURNAMENT', 'match', '/tournaments/cup/matches/0'),
    contest('ARCADE', 'run', '/arcade/run/run'),
  ]);
  const links = await screen.findAllByRole('link', { name: /^The / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/challenge/duel',
    '/tournaments/cup/matches/0',
    '/arcade/run/run',
  ]);
});

it('takes no place where there is none', async () => {
  show(() => []);
  expect(await screen.findByText('none')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('says that it could not be read, and reads it when asked again', async () => {
  let answer: Running | 'down' = 'down';
  show(() => answer);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load your running contests');
  answer = [contest('BATTLE', 'duel', '/challenge/duel')];
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /^The duel/ })).toBeTruthy();
});

it('is read anew when something happens in a contest of the player', async () => {
  let answer: Running = [];
  const { tell } = show(() => answer);
  expect(await screen.findByText('none')).toBeTruthy();
  answer = [contest('BATTLE', 'duel', '/challenge/duel')];
  tell();
  expect(await screen.findByRole('link', { name: /^The duel/ })).toBeTruthy();
});
