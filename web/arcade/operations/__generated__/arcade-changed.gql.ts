/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ArcadeChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ArcadeChangedSubscription = { arcadeChanged: string };


export const ArcadeChangedDocument = {"__meta__":{"hash":"15bf4c683f5ed761dfe1741c496f3bdb65bb57fcb13d0af6c832112376e6f37f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ArcadeChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arcadeChanged"}}]}}]} as unknown as DocumentNode<ArcadeChangedSubscription, ArcadeChangedSubscriptionVariables>;