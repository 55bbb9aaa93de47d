import type { DocumentNode } from 'graphql';

export type DocumentWithId = DocumentNode & { readonly __meta__?: { readonly hash: string } };

/** The id that the gateway knows a generated operation by; null for a document that codegen did not write. */
export function documentIdOf(document: DocumentWithId): string | null {
  return document.__meta__?.hash ?? null;
}

/** What is posted to ask for it; null as above. */
export function requestBodyOf(document: DocumentWithId, variables: Readonly<Record<string, unknown>>): string | null {
  const documentId = documentIdOf(document);
  return documentId === null ? null : JSON.stringify({ documentId, variables });
}
