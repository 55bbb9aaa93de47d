import type { Failure } from '../data/failure.ts';
import { lazyDialog } from '../ui/layout/lazy-part.tsx';
import type { AddMissingProps } from './add-missing-link.tsx';

/** 'Add $10.50' where money is missing; its file comes after the page. */
export const AddMissing = lazyDialog(async () => (await import('./add-missing-link.tsx')).AddMissingLink);

interface AddRefusedProps extends Omit<AddMissingProps, 'neededCents'> {
  readonly failure: Failure | null;
}

/** The same after a refusal for want of money; draws nothing after any other. */
export function AddRefused({ failure, ...rest }: AddRefusedProps) {
  if (failure?.code !== 'INSUFFICIENT_FUNDS') return null;
  const { neededCents } = failure.data;
  return typeof neededCents === 'number' ? <AddMissing neededCents={neededCents} {...rest} /> : null;
}
