import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { UiRoot } from '../../ui/ui-root.tsx';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import { DEMO, RIVAL, sampleBattle } from '../testing/sample-battle.ts';
import { BattleStage } from './battle-stage.tsx';

const inSkin = (skin: string | null): BattleDetailFragment['creator'] => ({ ...RIVAL, worn: { ...RIVAL.worn, skin } });

/** The colours beside the word 'Winner', as an onlooker finds them on a battle that rival has won. */
function coloursOf(opponent: BattleDetailFragment['creator'], change: Partial<BattleDetailFragment> = {}): string[] {
  const over = { status: 'COMPLETED', creator: DEMO, opponent, winnerId: '2', viewerSeat: null } as const;
  const { container } = render(
    <MemoryRouter>
      <UiRoot>
        <BattleStage battle={sampleBattle({ ...over, ...change })} />
      </UiRoot>
    </MemoryRouter>,
  );
  return [...container.querySelectorAll<HTMLElement>('[data-splinters] > span')].map(({ style }) => style.background);
}

it('whoever looks at a battle that is over sees the skin of its winner on both sides of the mark', () => {
  const solar = ['var(--coin)', 'var(--ember)', 'var(--warn)'];
  expect(coloursOf(inSkin('solar-skin'))).toEqual([...solar.toReversed(), ...solar]);
});

it('the stage stays plain where the winner wears no skin, and before anybody has won', () => {
  expect(coloursOf(inSkin(null))).toEqual([]);
  expect(coloursOf(inSkin('solar-skin'), { status: 'ACTIVE', winnerId: null })).toEqual([]);
});

it('what a loser wears is not shown', () => {
  expect(coloursOf(inSkin('solar-skin'), { winnerId: '1' })).toEqual([]);
});
