import type { Currency } from '../shared/money.ts';

declare module '../shared/events.ts' {
  interface EventPayloads {
    'balance.adjusted': { readonly userId: string; readonly currency: Currency; readonly amount: number };
    /** What every page shows of a maintenance may be another. */
    'maintenance.changed': { readonly id: string };
  }
}
