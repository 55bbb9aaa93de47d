/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StayInQueueMutationVariables = Exact<{ [key: string]: never; }>;


export type StayInQueueMutation = { stayInQueue: boolean };


export const StayInQueueDocument = {"__meta__":{"hash":"c3339e65f4f6ff454c9ba6a76a40cc1ffca09a32271400a94f3d94186ca56d8e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StayInQueue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stayInQueue"}}]}}]} as unknown as DocumentNode<StayInQueueMutation, StayInQueueMutationVariables>;