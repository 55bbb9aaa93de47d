export type VerificationRefusal = 'VERIFICATION_PENDING' | 'VERIFICATION_DECIDED';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<VerificationRefusal, unknown> {}
}
