/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StaffQueuesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffQueuesQuery = { staffQueues: Array<{ __typename: 'WaitingQueue', kind: Types.StaffQueue, decidedBy: Types.QueueDecider, count: number, oldestAt: number | null }> };


export const StaffQueuesDocument = {"__meta__":{"hash":"3adc6f4de584cf936e7130eecb2ca2f632cf3744c666261e9ed3fa2c2183b89b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffQueues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffQueues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}}]}}]} as unknown as DocumentNode<StaffQueuesQuery, StaffQueuesQueryVariables>;