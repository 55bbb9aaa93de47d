/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type IntegrityDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type IntegrityDeskQuery = { integrityDesk: { __typename: 'IntegrityDesk', signals: Array<{ __typename: 'BattleSignal', battleId: string, title: string, kind: Types.ProofSignal, players: Array<string>, at: number }>, silent: Array<{ __typename: 'SilentPlayer', id: string, username: string, silences: number, heard: number }> } };


export const IntegrityDeskDocument = {"__meta__":{"hash":"2ab7d3b80b16a5984daa77c5bcae1170086aaca614cf2c0d6495ac92b3ab2334"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IntegrityDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrityDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"battleId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"players"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"silent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"silences"}},{"kind":"Field","name":{"kind":"Name","value":"heard"}}]}}]}}]}}]} as unknown as DocumentNode<IntegrityDeskQuery, IntegrityDeskQueryVariables>;