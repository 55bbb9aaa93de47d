import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type DocumentNode, print } from 'graphql';

export type Variables = Record<string, unknown>;

/** What is asked: a text, or a document that knows the types of its answer `R` and its variables `V`. */
export type Document<R, V> = string | TypedDocumentNode<R, V>;

/** Variables may be left out where none of them has to be given. */
export type Given<V, Rest extends readonly unknown[] = []> =
  Record<string, never> extends V ? [variables?: V, ...rest: Rest] : [variables: V, ...rest: Rest];

export const textOf = (document: string | DocumentNode): string =>
  typeof document === 'string' ? document : print(document);
