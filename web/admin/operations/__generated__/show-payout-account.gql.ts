/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShowPayoutAccountMutationVariables = Exact<{
  withdrawalId: string;
  proof?: string | null | undefined;
}>;


export type ShowPayoutAccountMutation = { showPayoutAccount: { __typename: 'PayoutAccount', kind: Types.PaymentMethodKind, destination: string, network: Types.CryptoNetwork | null, earlierHandler: string | null } };


export const ShowPayoutAccountDocument = {"__meta__":{"hash":"e168f205c8b00a17f3d0c70dec9a006a569632095175458b7c5a4e76115d60b3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowPayoutAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withdrawalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"proof"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showPayoutAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"withdrawalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withdrawalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"proof"},"value":{"kind":"Variable","name":{"kind":"Name","value":"proof"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"earlierHandler"}}]}}]}}]} as unknown as DocumentNode<ShowPayoutAccountMutation, ShowPayoutAccountMutationVariables>;