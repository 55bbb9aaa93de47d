import type { Stripe } from 'stripe';
import type { Deps } from '../../kernel/deps.ts';

/** As payments in the books name it. */
export const STRIPE = 'stripe';

/** By what is begun here is told from what another product, or another installation, begins on the same account. */
export const markOf = ({ config }: Deps): { readonly gauntlet: string } => ({ gauntlet: config.publicUrl });

/** Whether something at Stripe is known to be begun here; what was begun before it was marked is found by its id. */
export const isMarked = (deps: Deps, metadata: Stripe.Metadata | null | undefined): boolean =>
  metadata?.['gauntlet'] === markOf(deps).gauntlet;
