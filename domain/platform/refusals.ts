import type { KeyFault } from './api-key.ts';

export type PlatformRefusal =
  | KeyFault
  | 'SCOPE_REQUIRED'
  | 'CLOSED_TO_KEYS'
  | 'KEY_STAKE_REACHED'
  | 'KEY_REPLACED'
  | 'ADDRESS_NOT_PUBLIC'
  | 'DELIVERY_WAITS'
  | 'PLUGIN_CONNECTED';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<PlatformRefusal, unknown> {}
}
