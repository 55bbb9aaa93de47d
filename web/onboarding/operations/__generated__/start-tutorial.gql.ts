/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StartTutorialMutationVariables = Exact<{ [key: string]: never; }>;


export type StartTutorialMutation = { startTutorial: { __typename: 'TutorialRun', id: string, seed: number } };


export const StartTutorialDocument = {"__meta__":{"hash":"231fab41559c4d7d5dc981171cc5a431edd6928ebd2a4403b0bc1db74a08b046"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartTutorial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTutorial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]}}]} as unknown as DocumentNode<StartTutorialMutation, StartTutorialMutationVariables>;