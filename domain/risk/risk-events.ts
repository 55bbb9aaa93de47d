import type { RiskState } from './risk-case.ts';

declare module '../shared/events.ts' {
  interface EventPayloads {
    /** Wakes screens of staff alone. */
    'risk-case.changed': { readonly state: RiskState };
  }
}
