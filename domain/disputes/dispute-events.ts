import type { ContestedKind } from '../shared/subjects.ts';
import type { AppealVerdict } from './appeal.ts';
import type { Decision } from './decide-dispute.ts';

interface PartyTold {
  readonly byId: string;
}

export type DisputeEvent = 'dispute.evidence-added' | 'dispute.answer-waived';

/** Something new that a side may answer, for its players. */
interface AnswerAsked {
  readonly title: string;
  readonly until: number;
}

/** What staff made of a case. */
interface DecisionTold {
  readonly decision: Decision['kind'];
  /** Whom a contest was awarded to; null where it was not. */
  readonly winnerId: string | null;
}

/** What becomes of an appeal, for the players of the contest. */
interface AppealTold {
  readonly byId: string;
  readonly title: string;
  readonly subjectKind: ContestedKind;
  readonly subjectId: string;
  /** Of a filed one: until when the other side may answer. */
  readonly answerUntil?: number;
  /** Of a decided one. */
  readonly verdict?: AppealVerdict;
  readonly reason?: string;
}

export type AppealEvent = 'appeal.filed' | 'appeal.decided';

declare module '../shared/events.ts' {
  interface EventPayloads extends Record<DisputeEvent, PartyTold>, Record<AppealEvent, AppealTold> {
    'dispute.answer-asked': AnswerAsked;
    'dispute.opened': object;
    'dispute.taken': object;
    'dispute.decided': DecisionTold;
  }
}
