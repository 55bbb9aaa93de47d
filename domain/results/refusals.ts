export type ResultsRefusal = 'REGION_FIXED' | 'NOT_A_PARTICIPANT';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<ResultsRefusal, unknown> {}
}
