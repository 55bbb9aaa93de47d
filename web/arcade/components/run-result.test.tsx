import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { splintersOf } from '../../ui/face/worn.tsx';
import type { ArcadeRunFieldsFragment } from '../operations/__generated__/arcade.gql.ts';
import { RunResult } from './run-result.tsx';

beforeEach(() => localStorage.clear());

/** A battle that is decided, of somebody who wears a skin or none. */
const battle = (isWon: boolean, skin: string | null): ArcadeRunFieldsFragment => ({
  __typename: 'ArcadeRun',
  id: 'run-1',
  contestId: 'contest-1',
  bracketId: null,
  game: 'turncoat',
  version: 1,
  mode: 'BATTLE',
  currency: 'BC',
  entrySum: { __typename: 'Amount', value: 200 },
  feeSum: { __typename: 'Amount', value: 10 },
  inputClass: 'KEYS',
  state: 'ENDED',
  commitment: '00',
  target: 1_700,
  lapsesAt: null,
  startedAt: 0,
  endsAt: null,
  isSettled: true,
  isShared: true,
  isOwn: true,
  player: {
    __typename: 'Player',
    id: 'one',
    username: 'one',
    avatarUrl: null,
    worn: { __typename: 'Worn', skin, board: null, frame: null, title: null },
  },
  contest: {
    __typename: 'ArcadeContest',
    seats: 2,
    taken: 2,
    dueAt: null,
    isHeld: false,
    isVoid: false,
    isByInvite: false,
    live: null,
    standings: [],
  },
  secrets: [],
  stages: [],
  review: null,
  result: {
    __typename: 'ArcadeResult',
    score: 1_800,
    tieBreak: 0,
    digest: '00',
    isTargetReached: true,
    isWon,
    paidSum: { __typename: 'Amount', value: isWon ? 400 : 0 },
    ratingBefore: 1_000,
    ratingAfter: 1_016,
    beaten: null,
    rivals: null,
    place: isWon ? 1 : 2,
    entrants: 2,
  },
});

const splinters = (isWon: boolean, skin: string | null): (string | undefined)[] => {
  const { container } = render(
    <MemoryRouter>
      <RunResult game="turncoat" run={battle(isWon, skin)} />
    </MemoryRouter>,
  );
  const shards = [...container.querySelectorAll<HTMLElement>('[data-shards] > span')];
  return [...new Set(shards.map(({ style }) => style.background))];
};

describe('the end of a run', () => {
  it('throws the colours of the skin that its player wears, as a battle does', () => {
    const skin = 'frost-skin';
    expect(new Set(splinters(true, skin))).toEqual(new Set(splintersOf(skin)));
    expect(screen.getByRole('region', { name: 'Your result' }).textContent).toContain('You won');
  });

  it('throws those of the house where nothing is worn, and nothing after a loss', () => {
    expect(splinters(true, null)).toContain('var(--ember)');
    localStorage.clear();
    expect(splinters(false, 'frost-skin')).toEqual([]);
  });
});
