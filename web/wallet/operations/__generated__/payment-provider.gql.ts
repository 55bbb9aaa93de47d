/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaymentProviderQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentProviderQuery = { paymentProvider: string };


export const PaymentProviderDocument = {"__meta__":{"hash":"99d96000e78a0f03a79b70bd125f6827ec97a56d70982a6595e3899baa2dd267"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentProvider"}}]}}]} as unknown as DocumentNode<PaymentProviderQuery, PaymentProviderQueryVariables>;