export type DisputesRefusal =
  | 'ALREADY_REPORTED'
  | 'ALREADY_DISPUTED'
  | 'DISPUTE_DECIDED'
  | 'DISPUTE_TAKEN'
  | 'ANSWER_DUE'
  | 'EVIDENCE_CLOSED'
  | 'NO_STANDING_RESULT'
  | 'WINNER_REQUIRED'
  | 'SENIOR_ONLY'
  | 'OWN_DISPUTE'
  | 'DECISION_UNSUPPORTED'
  | 'NEW_EVIDENCE_REQUIRED'
  | 'DISPUTE_UNDECIDED'
  | 'DECISION_FINAL'
  | 'ALREADY_APPEALED'
  | 'APPEAL_TOO_LATE'
  | 'OWN_DECISION';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<DisputesRefusal, unknown> {}
}
