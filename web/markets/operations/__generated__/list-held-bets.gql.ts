/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListHeldBetsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListHeldBetsQuery = { heldBets: Array<{ __typename: 'HeldBet', id: string, title: string, playerName: string, username: string, stakeCents: number, payoutCents: number, heldAt: number }> };


export const ListHeldBetsDocument = {"__meta__":{"hash":"4796bb8b40a599faf37912757130f0b3154e5236c699529bc84e78b9d707bd89"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListHeldBets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldBets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"playerName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"stakeCents"}},{"kind":"Field","name":{"kind":"Name","value":"payoutCents"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}}]}}]}}]} as unknown as DocumentNode<ListHeldBetsQuery, ListHeldBetsQueryVariables>;