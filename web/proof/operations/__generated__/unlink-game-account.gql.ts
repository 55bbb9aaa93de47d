/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnlinkGameAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type UnlinkGameAccountMutation = { unlinkGameAccount: { __typename: 'GameFeed', mode: Types.ProofMode, madeAt: number | null, heardAt: number | null, accountId: string | null, linkedAt: number | null, isContested: boolean } };


export const UnlinkGameAccountDocument = {"__meta__":{"hash":"e7f24317e5f03edacc6602029143ea122da439c2d726eef19835bc963d627022"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkGameAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkGameAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameFeedFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameFeedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameFeed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"heardAt"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isContested"}}]}}]} as unknown as DocumentNode<UnlinkGameAccountMutation, UnlinkGameAccountMutationVariables>;