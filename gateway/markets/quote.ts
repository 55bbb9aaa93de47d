import { type Market, type Quote, quoteOf } from '../../domain/markets/market.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { Deps } from '../kernel/deps.ts';
import { seal, unseal } from '../kernel/sealed.ts';

type Sealed = readonly [marketId: string, version: number, first: number, second: number, expiresAt: number];

/** The odds of a market as a text that only this server can have written. */
export function sealQuote(deps: Deps, market: Market, now: number): { readonly text: string; readonly quote: Quote } {
  const quote = quoteOf(market, now);
  const { version, odds, expiresAt } = quote;
  return { text: seal(deps, JSON.stringify([market.id, version, ...odds, expiresAt] satisfies Sealed)), quote };
}

function opened(deps: Deps, text: string): Sealed {
  const told = unseal(deps, text);
  if (told === null) throw new Refused('BAD_INPUT', { field: 'quote' });
  return JSON.parse(told) as Sealed;
}

/** The odds that a market told. @throws Refused BAD_INPUT for anything that it never told */
export function openQuote(deps: Deps, marketId: string, text: string): Quote {
  const [id, version, first, second, expiresAt] = opened(deps, text);
  if (id !== marketId) throw new Refused('BAD_INPUT', { field: 'quote' });
  return { version, odds: [first, second], expiresAt };
}
