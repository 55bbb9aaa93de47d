import type { DocumentNode } from 'graphql';

/** The id that the gateway knows a generated operation by; null for a document that codegen did not write. */
export function documentIdOf(document: DocumentNode & { __meta__?: { hash: string } }): string | null {
  return document.__meta__?.hash ?? null;
}
