export type PrivacyRefusal = 'EXPORT_RUNNING';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<PrivacyRefusal, unknown> {}
}
