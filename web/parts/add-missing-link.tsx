import { useQuery } from '@apollo/client/react';
import { Link, useLocation } from 'react-router-dom';
import { decimalOf } from '../../domain/shared/money.ts';
import { DEPOSIT_CENTS_MIN } from '../../domain/wallet/payments.ts';
import { walletTabPath } from '../../domain/wallet/wallet.paths.ts';
import { formatCents } from '../format/format.ts';
import { WalletSummaryDocument } from '../session/operations/__generated__/wallet.gql.ts';
import { keepWayBack } from '../session/way-back.ts';
import { Button } from '../ui/form/button.tsx';
import * as t from './__generated__/messages.ts';

export interface AddMissingProps {
  /** What is to be held or paid, in cents; null while that is not known. */
  readonly neededCents: number | null;
  /** Where the deposit comes back to; here, where none is given. */
  readonly path?: string;
  /** What stands in the form, for `useFilledIn`. */
  readonly filledIn?: unknown;
  /** Told before the page is left. */
  readonly onLeave?: () => void;
}

/**
 * 'Add $10.50', where so much is missing of what is needed: opens the deposit with it and keeps the way back. Draws
 * nothing while the money suffices, or is not known.
 */
export function AddMissingLink({ neededCents, path, filledIn, onLeave }: AddMissingProps) {
  const available = useQuery(WalletSummaryDocument).data?.wallet?.availableToBetCents ?? null;
  const { pathname, search } = useLocation();
  if (neededCents === null || available === null || available >= neededCents) return null;
  const missing = neededCents - available;
  const cents = Math.max(missing, DEPOSIT_CENTS_MIN);
  const amount = formatCents(cents);
  return (
    <Button variant="primary" asChild>
      <Link
        to={walletTabPath('deposit', { amount: decimalOf(cents) })}
        onClick={() => {
          keepWayBack({ path: path ?? pathname + search, cents, filledIn: filledIn ?? null });
          onLeave?.();
        }}
      >
        {cents === missing ? t.addAmount({ amount }) : t.addLeastAmount({ amount })}
      </Link>
    </Button>
  );
}
