export type RiskRefusal =
  | 'RISK_CASE_TAKEN'
  | 'RISK_CASE_MOVED_ON'
  | 'RISK_CASE_STATE'
  /** The caller is one of its players, or plays in a contest that is evidence in it. */
  | 'RISK_CASE_OWN';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<RiskRefusal, unknown> {}
}
