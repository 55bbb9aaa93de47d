import { adminBattlesPath } from '../../domain/shared/admin.paths.ts';
import { withQuery } from '../../domain/shared/path-to.ts';
import type { ActivityWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

const ofQueue = (): string => withQuery(adminBattlesPath, { tab: 'disputes' });
const ofDispute = (dispute: string): string => withQuery(adminBattlesPath, { tab: 'disputes', dispute });

export const activityWords: ActivityWords<
  | 'DISPUTE_OPENED'
  | 'DISPUTE_TAKEN'
  | 'DISPUTE_EVIDENCE_ADDED'
  | 'DISPUTE_ANSWER_WAIVED'
  | 'DISPUTE_DECIDED'
  | 'APPEAL_FILED'
  | 'APPEAL_DECIDED'
> = {
  DISPUTE_OPENED: { words: t.aDisputeWasFiled(), pathOf: ofDispute },
  DISPUTE_TAKEN: { words: t.aDisputeWasTaken(), pathOf: ofDispute },
  DISPUTE_EVIDENCE_ADDED: { words: t.evidenceCameToADispute(), pathOf: ofDispute },
  DISPUTE_ANSWER_WAIVED: { words: t.aSideHasNothingToAdd(), pathOf: ofDispute },
  DISPUTE_DECIDED: { words: t.aDisputeWasDecided(), pathOf: ofQueue },
  APPEAL_FILED: { words: t.anAppealWasFiled(), pathOf: ofQueue },
  APPEAL_DECIDED: { words: t.anAppealWasDecided(), pathOf: ofQueue },
};
