import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { type DocumentNode, OperationTypeNode, getOperationAST } from 'graphql';
import { EMPTY, lastValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import manifest from '../../gateway/server/trusted-documents.json' with { type: 'json' };
import { documentIdOf } from './document-id.ts';

const modules = import.meta.glob<Record<string, DocumentNode>>('../*/operations/__generated__/*.gql.ts', {
  eager: true,
});
const operations = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((document) => getOperationAST(document));

/** What a real client hands to the network for this document. */
async function sent(document: DocumentNode): Promise<DocumentNode> {
  const seen: DocumentNode[] = [];
  const link = new ApolloLink(({ query }) => (seen.push(query), EMPTY));
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const kind = getOperationAST(document)?.operation;
  const variables = {};
  // Nothing answers, and some of the operations ask for variables: all that matters is what was sent.
  const ignore = () => undefined;
  if (kind === OperationTypeNode.QUERY) {
    await client.query({ query: document, variables }).catch(ignore);
  } else if (kind === OperationTypeNode.MUTATION) {
    await client.mutate({ mutation: document, variables }).catch(ignore);
  } else {
    await lastValueFrom(client.subscribe({ query: document, variables }), { defaultValue: null });
  }
  const [query] = seen;
  if (!query) throw new Error('nothing was sent');
  return query;
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

it('lists exactly the operations that the app can send', () => {
  const ids = operations.map((document) => documentIdOf(document) ?? '');
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.toSorted()).toEqual(Object.keys(manifest).toSorted());
});

it.each(operations.map((document) => [getOperationAST(document)?.name?.value ?? '', document] as const))(
  'knows %s by the hash of the very text that the client sends',
  async (_name, document) => {
    const query = await sent(document);
    const text = print(query);
    expect(documentIdOf(query)).toBe(await sha256(text));
    expect(manifest).toHaveProperty(documentIdOf(query) ?? '', text);
  },
);
