/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RiskDeskChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RiskDeskChangedSubscription = { riskDeskChanged: number };


export const RiskDeskChangedDocument = {"__meta__":{"hash":"d75b0d269e619b4beed6124025c0defd66325f8c727063ab6ef61cfa3e367ffd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RiskDeskChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"riskDeskChanged"}}]}}]} as unknown as DocumentNode<RiskDeskChangedSubscription, RiskDeskChangedSubscriptionVariables>;