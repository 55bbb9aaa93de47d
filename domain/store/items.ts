import { type Rarity, type OddsTable, SHARES } from './odds.ts';

/** Where an item is worn: around the face, beside the name, in what a win throws, and on the boards of practice. */
export const ITEM_SLOTS = ['frame', 'title', 'skin', 'board'] as const;
export type ItemSlot = (typeof ITEM_SLOTS)[number];

/** What can bring an item to a player. */
export const ITEM_SOURCES = ['order', 'crate', 'gift', 'pass', 'credits'] as const;
export type ItemSourceKind = (typeof ITEM_SOURCES)[number];

/** Something that a player has once and wears where others see it. */
export interface Item {
  readonly id: string;
  readonly slot: ItemSlot;
  /** What a title reads. */
  readonly name: string;
  readonly rarity: Rarity;
  /** Crates bring it; all others are bought or given. */
  readonly isDrawn: boolean;
}

const bought = (id: string, slot: ItemSlot, name: string, rarity: Rarity): Item => ({
  id,
  slot,
  name,
  rarity,
  isDrawn: false,
});
const drawn = (id: string, slot: ItemSlot, name: string, rarity: Rarity): Item => ({
  ...bought(id, slot, name, rarity),
  isDrawn: true,
});

/** Of one rarity, as many are drawn as divide its shares in every table, so that each of them is as likely. */
export const ITEMS: readonly Item[] = [
  bought('victory-frame', 'frame', 'Victory Frame', 'rare'),
  bought('champion-title', 'title', 'Champion', 'rare'),
  bought('neon-skin', 'skin', 'Neon Skin', 'epic'),
  bought('rising-star-title', 'title', 'Rising Star', 'rare'),
  bought('starter-frame', 'frame', 'Starter Frame', 'rare'),
  bought('pathfinder-title', 'title', 'Pathfinder', 'rare'),
  bought('vanguard-title', 'title', 'Vanguard', 'rare'),
  bought('trailblazer-title', 'title', 'Trailblazer', 'epic'),
  bought('meridian-frame', 'frame', 'Meridian Frame', 'epic'),
  bought('zenith-frame', 'frame', 'Zenith Frame', 'legendary'),
  bought('wayfarer-title', 'title', 'Wayfarer', 'rare'),
  bought('sentinel-title', 'title', 'Sentinel', 'rare'),
  bought('tactician-title', 'title', 'Tactician', 'epic'),
  bought('aurora-frame', 'frame', 'Aurora Frame', 'epic'),
  bought('eclipse-frame', 'frame', 'Eclipse Frame', 'legendary'),
  bought('glacier-board', 'board', 'Glacier Board', 'common'),
  bought('meadow-board', 'board', 'Meadow Board', 'rare'),
  bought('dusk-board', 'board', 'Dusk Board', 'epic'),
  drawn('steel-frame', 'frame', 'Steel Frame', 'common'),
  drawn('copper-frame', 'frame', 'Copper Frame', 'common'),
  drawn('night-owl-title', 'title', 'Night Owl', 'common'),
  drawn('early-bird-title', 'title', 'Early Bird', 'common'),
  drawn('azure-frame', 'frame', 'Azure Frame', 'rare'),
  drawn('frost-skin', 'skin', 'Frost Skin', 'rare'),
  drawn('sharpshooter-title', 'title', 'Sharpshooter', 'rare'),
  drawn('cold-blood-title', 'title', 'Cold Blood', 'rare'),
  drawn('ember-frame', 'frame', 'Ember Frame', 'epic'),
  drawn('solar-skin', 'skin', 'Solar Skin', 'epic'),
  drawn('crown-frame', 'frame', 'Crown Frame', 'legendary'),
  drawn('untouchable-title', 'title', 'Untouchable', 'legendary'),
];

export const findItem = (id: string): Item | undefined => ITEMS.find((item) => item.id === id);

export const itemsOf = (rarity: Rarity): Item[] => ITEMS.filter((item) => item.isDrawn && item.rarity === rarity);

/** Credits in the place of an item where a player has all of its rarity. */
export const CREDITS_INSTEAD: Readonly<Record<Rarity, number>> = {
  common: 100,
  rare: 300,
  epic: 1_000,
  legendary: 5_000,
};

/** What an opening brings: an item that the player had not, or credits. */
export type Find = { readonly item: Item; readonly credits: 0 } | { readonly item: null; readonly credits: number };

/**
 * What a roll brings to a player. It names a rarity and the place of an item in it; what the player has is passed over
 * for the next one of the same rarity, and where nothing is left there are credits. So nobody gets an item twice, and
 * the odds of the rarity are the same for everybody.
 */
export function findOf({ id, odds }: OddsTable, roll: number, owned: ReadonlySet<string>): Find {
  let start = 0;
  for (const { rarity, share } of odds) {
    if (roll < start + share) {
      const items = itemsOf(rarity);
      const place = (roll - start) % items.length;
      const found = [...items.slice(place), ...items.slice(0, place)].find((item) => !owned.has(item.id));
      return found ? { item: found, credits: 0 } : { item: null, credits: CREDITS_INSTEAD[rarity] };
    }
    start += share;
  }
  throw new Error(`the odds of ${id} do not reach ${roll} of ${SHARES}`);
}
