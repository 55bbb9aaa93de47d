/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpenCameraMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenCameraMutation = { openCamera: string };


export const OpenCameraDocument = {"__meta__":{"hash":"c5acec296ac30f1d55427b08e129cf7c2271b82b9f239fdbb4f6fc2fabb0d30b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenCamera"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openCamera"}}]}}]} as unknown as DocumentNode<OpenCameraMutation, OpenCameraMutationVariables>;