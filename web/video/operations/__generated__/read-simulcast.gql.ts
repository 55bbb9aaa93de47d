/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadSimulcastQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadSimulcastQuery = { simulcast: { __typename: 'Simulcast', isOn: boolean, platforms: Array<{ __typename: 'SimulcastTarget', platform: Types.SimulcastPlatform, title: string, usualAddress: string, isConnected: boolean, address: string | null, keyHint: string | null, state: Types.RelayState | null, why: string | null }> } };


export const ReadSimulcastDocument = {"__meta__":{"hash":"5b4bc786e576bd7216e2f095123c962560165d65559f7eb7d1d380274239d2fa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadSimulcast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"simulcast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SimulcastFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SimulcastFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Simulcast"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"usualAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isConnected"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"keyHint"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]}}]} as unknown as DocumentNode<ReadSimulcastQuery, ReadSimulcastQueryVariables>;