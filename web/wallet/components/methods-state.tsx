import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { PaymentMethodKind } from '../../data/__generated__/schema-types.ts';
import { methodWords } from '../../format/payment-words.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { type PaymentMethodRowFragment, PaymentMethodsDocument } from '../operations/__generated__/payment.gql.ts';
import * as t from '../__generated__/messages.ts';

interface MethodsStateProps {
  readonly children: (
    methods: readonly PaymentMethodRowFragment[],
    /** What can be added and paid with now. */
    offered: readonly PaymentMethodKind[],
  ) => ReactNode;
}

/** The player's methods once they are there. */
export function MethodsState({ children }: MethodsStateProps) {
  const query = useQuery(PaymentMethodsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} what={t.yourPaymentMethods()} skeleton={[3, 72]}>
      {({ paymentMethods, offeredMethodKinds }) =>
        children(
          paymentMethods.map((method) => ({ ...method, name: methodWords(method.name) })),
          offeredMethodKinds,
        )
      }
    </Loaded>
  );
}
