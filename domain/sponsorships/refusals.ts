export type SponsorshipsRefusal =
  | 'CAMPAIGN_CLOSED'
  | 'CAMPAIGN_FULL'
  | 'CAMPAIGN_OWN'
  | 'CAMPAIGN_CHANGED'
  | 'CAMPAIGN_SECOND_PERSON'
  | 'SPONSOR_SHORT'
  | 'EXHIBIT_UNFIT'
  | 'EXHIBIT_USED'
  | 'ACCEPTANCE_OVER'
  | 'ACCEPTANCE_DECIDED';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<SponsorshipsRefusal, unknown> {}
}
