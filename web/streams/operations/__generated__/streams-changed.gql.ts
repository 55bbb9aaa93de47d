/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StreamsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type StreamsChangedSubscription = { streamsChanged: number };


export const StreamsChangedDocument = {"__meta__":{"hash":"0e8dbda8a71a22ea40275bf6d275d4a9db7fdacf890eafa7ac5b83115ac53537"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"StreamsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"streamsChanged"}}]}}]} as unknown as DocumentNode<StreamsChangedSubscription, StreamsChangedSubscriptionVariables>;