/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StartLichessLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type StartLichessLinkMutation = { startLichessLink: string };


export const StartLichessLinkDocument = {"__meta__":{"hash":"d8e1034848ce2082b46542c930863e69d3676dead368cbab01345f9936aa1806"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartLichessLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startLichessLink"}}]}}]} as unknown as DocumentNode<StartLichessLinkMutation, StartLichessLinkMutationVariables>;