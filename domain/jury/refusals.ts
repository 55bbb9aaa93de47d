export type JuryRefusal = 'JURY_OFF' | 'JUROR_UNFIT' | 'SUMMONS_OVER';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<JuryRefusal, unknown> {}
}
