import { type ChainEnd, type PublishedLink, followLinks } from '../../domain/wallet/chain.ts';
import { CHAIN_START } from '../../domain/shared/hash-chain.ts';
import { headText } from '../../domain/wallet/ledger.ts';
import { readJson } from '../data/read-json.ts';

/** What the server published and signed. */
export interface SignedHead extends ChainEnd {
  readonly at: number;
  readonly signature: string;
  readonly publicKey: string;
}

/** `unknown`: this browser cannot check Ed25519. */
export type SignatureVerdict = 'valid' | 'wrong' | 'unknown';

export type ChainVerdict =
  | { readonly kind: 'whole'; readonly head: SignedHead; readonly signature: SignatureVerdict }
  | { readonly kind: 'broken'; readonly position: number };

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

async function checkSignature(head: SignedHead): Promise<SignatureVerdict> {
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(head.publicKey), 'Ed25519', false, ['verify']);
    const text = new TextEncoder().encode(headText(head));
    return (await crypto.subtle.verify('Ed25519', key, bytesOf(head.signature), text)) ? 'valid' : 'wrong';
  } catch {
    return 'unknown';
  }
}

/**
 * Computes the whole chain again in this browser, from the first transfer to the head that the server has signed.
 * @throws NetworkFailure when the server does not answer, AnswerFailure when it answers something else
 */
export async function checkChain(onProgress: (percent: number) => void): Promise<ChainVerdict> {
  const head = (await readJson('/api/ledger/head')) as SignedHead;
  let end: ChainEnd = { position: 0, hash: CHAIN_START };
  while (end.position < head.position) {
    const page = await readJson(`/api/ledger/links?after=${end.position}`);
    const { links } = page as { readonly links: readonly PublishedLink[] };
    // The chain grows meanwhile; what came after the head is for the next check.
    const own = links.filter(({ position }) => position <= head.position);
    const next = own.length === 0 ? null : followLinks(end, own);
    if (next === null) return { kind: 'broken', position: end.position + 1 };
    end = next;
    onProgress(Math.floor((end.position / head.position) * 100));
  }
  if (end.hash !== head.hash) return { kind: 'broken', position: head.position };
  return { kind: 'whole', head, signature: await checkSignature(head) };
}
