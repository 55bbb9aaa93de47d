import { expect, it } from 'vitest';
import { CATALOGUE } from '../../domain/store/catalogue.ts';
import { frameOf, splintersOf } from '../ui/face/worn.tsx';
import type { ProductKind } from '../data/__generated__/schema-types.ts';
import { wearablesOf } from './wearables.ts';

const brought = Object.fromEntries(
  CATALOGUE.map(({ id, kind, content }) => [id, wearablesOf({ kind: kind.toUpperCase() as ProductKind, content })]),
);

it('items, gifts and passes bring what there is to wear, crates and coins nothing for certain', () => {
  const shown = Object.entries(brought).filter(([, wearables]) => wearables.length > 0);
  expect(shown.map(([id, all]) => [id, all.map(({ item, tier }) => [item.id, tier])])).toEqual([
    ['neon-skin', [['neon-skin', null]]],
    ['victory-frame', [['victory-frame', null]]],
    ['champion-title', [['champion-title', null]]],
    [
      'season-1-battle-pass',
      [
        ['vanguard-title', 'Tier 25'],
        ['pathfinder-title', 'Tier 50, free'],
        ['meridian-frame', 'Tier 50'],
        ['trailblazer-title', 'Tier 75'],
        ['zenith-frame', 'Tier 100'],
      ],
    ],
    [
      'friend-starter-gift-pack',
      [
        ['rising-star-title', null],
        ['starter-frame', null],
      ],
    ],
  ]);
});

it('every frame and skin that is sold is drawn', () => {
  const all = Object.values(brought).flat();
  const missing = all.filter(
    ({ item: { id, slot } }) =>
      (slot === 'frame' && frameOf(id) === undefined) || (slot === 'skin' && splintersOf(id) === undefined),
  );
  expect(missing).toEqual([]);
});
