/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SupportDeskChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SupportDeskChangedSubscription = { supportDeskChanged: number };


export const SupportDeskChangedDocument = {"__meta__":{"hash":"ff8e10f8a5080e993520e53b4bb0d17d9aba2141b8a0baeef6169915e0c00737"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SupportDeskChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportDeskChanged"}}]}}]} as unknown as DocumentNode<SupportDeskChangedSubscription, SupportDeskChangedSubscriptionVariables>;