import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { findItem } from './items.ts';

/** How the boards of practice can look, for credits alone (C-17). */
export interface PracticeLook {
  /** Of its item. */
  readonly id: string;
  /** What it costs. */
  readonly credits: number;
}

export const PRACTICE_LOOKS: readonly PracticeLook[] = [
  { id: 'glacier-board', credits: 2_500 },
  { id: 'meadow-board', credits: 5_000 },
  { id: 'dusk-board', credits: 10_000 },
];

/** A look that a player buys with credits, once; answers it. */
export function buyLook(
  id: string,
  { credits, owned }: { readonly credits: number; readonly owned: ReadonlySet<string> },
): Ruling<PracticeLook> {
  const look = PRACTICE_LOOKS.find((one) => one.id === id);
  if (!look) return refuse('NOT_FOUND', { field: 'id' });
  if (owned.has(id)) return refuse('ITEM_OWNED', { data: { name: findItem(id)?.name ?? id } });
  return credits < look.credits ? refuse('CREDITS_SHORT', { data: { missing: look.credits - credits } }) : allow(look);
}
