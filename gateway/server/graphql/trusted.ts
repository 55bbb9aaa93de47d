import { type DocumentNode, OperationTypeNode, parse } from 'graphql';
import texts from '../trusted-documents.json' with { type: 'json' };

/** An operation of the web app, known since the build. */
export interface TrustedDocument {
  readonly id: string;
  readonly text: string;
  readonly name: string;
  readonly isQuery: boolean;
}

function describe(id: string, text: string, document: DocumentNode): TrustedDocument {
  for (const definition of document.definitions) {
    if (definition.kind !== 'OperationDefinition') continue;
    return { id, text, name: definition.name?.value ?? '', isQuery: definition.operation === OperationTypeNode.QUERY };
  }
  throw new Error(`trusted document ${id} holds no operation`);
}

/** The web app's operations by the SHA-256 of their text. */
export const trustedDocuments: ReadonlyMap<string, TrustedDocument> = new Map(
  Object.entries(texts as Readonly<Record<string, string>>).map(([id, text]) => [id, describe(id, text, parse(text))]),
);
