/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MakeReferralCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeReferralCodeMutation = { makeReferralCode: { __typename: 'ReferralProgram', code: string | null, signUps: number, totalReferrals: number, firstWagers: number, coins: number, tier: Types.ReferralTier, next: Types.ReferralTier | null, missing: number, percent: number } };


export const MakeReferralCodeDocument = {"__meta__":{"hash":"bf8e795d8fa9054240a122f343f9380b42e67d15023f38b34476c23f4b9ef550"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeReferralCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeReferralCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferralFigures"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferralFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferralProgram"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"signUps"}},{"kind":"Field","name":{"kind":"Name","value":"totalReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"firstWagers"}},{"kind":"Field","name":{"kind":"Name","value":"coins"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]} as unknown as DocumentNode<MakeReferralCodeMutation, MakeReferralCodeMutationVariables>;