/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaymentProviderQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentProviderQuery = { paymentProvider: string, offeredMethodKinds: Array<Types.PaymentMethodKind> };


export const PaymentProviderDocument = {"__meta__":{"hash":"aee6173984764b85ff6a3f7323fcdb26165a655d5282f0496827e5c114281df1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentProvider"}},{"kind":"Field","name":{"kind":"Name","value":"offeredMethodKinds"}}]}}]} as unknown as DocumentNode<PaymentProviderQuery, PaymentProviderQueryVariables>;