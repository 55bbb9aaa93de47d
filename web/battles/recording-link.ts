import { nameOf } from './battle-state.ts';
import type { BattleDetailFragment } from './operations/__generated__/battle.gql.ts';

export interface RecordingLink {
  readonly label: string;
  readonly url: string;
}

/** The streams and recordings that the players linked when they reported, the first to report first. */
export const linksOf = (
  battle: Pick<BattleDetailFragment, 'reports' | 'creator' | 'opponent'>,
): readonly RecordingLink[] =>
  battle.reports
    .filter(({ recordingUrl }) => recordingUrl !== '')
    .map(({ playerId, recordingUrl }) => ({ label: nameOf(battle, playerId), url: recordingUrl }));
