import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { failureOf } from '../../data/failure.ts';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { PaymentMethodRowFragment } from '../operations/__generated__/payment-method-row.gql.ts';
import { PaymentMethodsDocument } from '../operations/__generated__/payment-methods.gql.ts';

interface MethodsStateProps {
  readonly children: (methods: readonly PaymentMethodRowFragment[]) => ReactNode;
}

/** The player's methods once they are there. */
export function MethodsState({ children }: MethodsStateProps) {
  const { data, error, refetch } = useQuery(PaymentMethodsDocument, { fetchPolicy: 'cache-and-network' });
  if (data) return children(data.paymentMethods);
  if (error) {
    return (
      <ErrorState title="Failed to load payment methods" onRetry={() => void refetch().catch(() => undefined)}>
        {failureOf(error).sentence}
      </ErrorState>
    );
  }
  return (
    <Skeleton label="Loading payment methods">
      <Stack gap={3}>
        <SkeletonBlock height={72} shape="card" />
        <SkeletonBlock height={72} shape="card" />
        <SkeletonBlock height={72} shape="card" />
      </Stack>
    </Skeleton>
  );
}
