import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { UiRoot } from '../../ui/ui-root.tsx';
import { splintersOf } from '../../ui/face/worn.tsx';
import { ReplayEnd } from './replay-end.tsx';

afterEach(cleanup);

type Run = ComponentProps<typeof ReplayEnd>['run'];

const run = (id: string, change: Partial<Run> = {}, isWon = true): Run => ({
  id,
  mode: 'BATTLE',
  isOwn: false,
  player: { username: 'rival', worn: { skin: 'frost-skin' } },
  result: { isWon, score: 0 },
  ...change,
});
const show = (one: Run): HTMLElement =>
  render(
    <UiRoot>
      <ReplayEnd run={one} />
    </UiRoot>,
  ).container;
const coloursIn = (container: HTMLElement): string[] =>
  [...container.querySelectorAll<HTMLElement>('[data-shards] > span')].map(({ style }) => style.background);

it('the end of a replay that won throws what its player wears, for whoever watches', () => {
  const container = show(run('one'));
  expect(screen.getByText('rival won')).toBeTruthy();
  expect(new Set(coloursIn(container))).toEqual(new Set(splintersOf('frost-skin')));
});

it('a run that won nothing, and practice, end without it', () => {
  expect(show(run('two', {}, false)).textContent).toBe('');
  expect(show(run('three', { mode: 'PRACTICE' })).textContent).toBe('');
});
