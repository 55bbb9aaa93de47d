import type { Tournament } from './tournament.ts';

/** In this order lists have them: whoever looks for one to enter finds it first. */
export const LIST_STAGES = ['open', 'coming', 'live', 'completed'] as const;
export type ListStage = (typeof LIST_STAGES)[number];

type Listed = Pick<Tournament, 'status' | 'entrants' | 'capacity'>;

/** Where a tournament stands for whoever looks for one; null of what no list has. One whose places are taken is not open. */
export function listStageOf({ status, entrants, capacity }: Listed): ListStage | null {
  switch (status) {
    case 'registration':
      return entrants < capacity ? 'open' : 'coming';
    case 'announced':
    case 'check-in':
      return 'coming';
    case 'running':
    case 'settling':
      return 'live';
    case 'completed':
      return 'completed';
    case 'draft':
    case 'cancelled':
      return null;
  }
}

/** A place in a list: by stage, then the newest first. */
export interface ListKey {
  /** The index of the stage. */
  readonly rank: number;
  readonly createdAt: number;
  readonly id: string;
}

export const listKeyOf = (one: Listed & { readonly createdAt: number; readonly id: string }): ListKey => ({
  rank: LIST_STAGES.indexOf(listStageOf(one) ?? 'completed'),
  createdAt: one.createdAt,
  id: one.id,
});
