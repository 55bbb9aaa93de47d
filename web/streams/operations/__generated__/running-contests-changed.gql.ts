/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RunningContestsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RunningContestsChangedSubscription = { runningContestsChanged: number };


export const RunningContestsChangedDocument = {"__meta__":{"hash":"12b15b1b7fc0212c9708e5ebd32797ed869bf43647d140727085cc5eede7a3a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RunningContestsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runningContestsChanged"}}]}}]} as unknown as DocumentNode<RunningContestsChangedSubscription, RunningContestsChangedSubscriptionVariables>;