import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { type DocumentNode, print } from 'graphql';

const MANIFEST = 'gateway/server/trusted-documents.json';

const texts = new Map<string, string>();

/** The text that Apollo Client sends for a document: printed, with the `__typename` that its cache adds. */
const sentText = (document: DocumentNode): string => print(addTypenameToDocument(document));

/** Notes an operation of the web app and answers what its generated document carries as `__meta__`. */
export function trust(document: DocumentNode): { hash: string } {
  const text = sentText(document);
  const hash = createHash('sha256').update(text).digest('hex');
  texts.set(hash, text);
  return { hash };
}

/** Writes every operation noted since the last time, by its hash: what the gateway knows before it is asked. */
export function writeManifest(): void {
  const sorted = [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const manifest = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  texts.clear();
  // Writing the same again would restart a watching gateway.
  if (!existsSync(MANIFEST) || readFileSync(MANIFEST, 'utf8') !== manifest) writeFileSync(MANIFEST, manifest);
}
