import type { ContestedKind } from '../shared/subjects.ts';
import type { AppealVerdict } from './appeal.ts';

interface EvidenceTold {
  readonly byId: string;
}

export type DisputeEvent = 'dispute.evidence-added';

/** What changes how many cases wait for staff. */
export type CaseEvent = 'dispute.opened' | 'dispute.decided';

/** What becomes of an appeal, for the players of the contest. */
interface AppealTold {
  readonly byId: string;
  readonly title: string;
  readonly subjectKind: ContestedKind;
  readonly subjectId: string;
  /** Of a decided one. */
  readonly verdict?: AppealVerdict;
  readonly reason?: string;
}

export type AppealEvent = 'appeal.filed' | 'appeal.decided';

declare module '../shared/events.ts' {
  interface EventPayloads
    extends Record<DisputeEvent, EvidenceTold>, Record<CaseEvent, object>, Record<AppealEvent, AppealTold> {}
}
