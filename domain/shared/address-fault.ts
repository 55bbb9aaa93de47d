/** What is wrong with an address that others gave us to call. */
export const ADDRESS_FAULTS = [
  'no-address',
  'not-https',
  'with-password',
  'other-port',
  'own-network',
  'no-public-name',
] as const;
export type AddressFault = (typeof ADDRESS_FAULTS)[number];
