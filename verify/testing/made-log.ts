import { type Bytes, base64Of, joined, readBase64, utf8 } from '../bytes.ts';
import { type Hash, hashLeaf, hashNode, hashNothing, sha256 } from '../hash.ts';
import { type Key, readKey } from '../note.ts';
import type { Source } from '../tiles.ts';
import { splitOf } from '../tree.ts';

/** What stands in front of 32 bytes to make a private key of them (PKCS #8). */
const PRIVATE = readBase64('MC4CAQAwBQYDK2VwBCIEIA==') ?? new Uint8Array();

export interface Signer {
  readonly key: Key;
  readonly sign: (message: Bytes) => Promise<Bytes>;
}

/** Whoever signs notes, the same for the same seed. */
export async function makeSigner(name: string, seed: Uint8Array, kind: 1 | 4 = 1): Promise<Signer> {
  const secret = await crypto.subtle.importKey('pkcs8', joined(PRIVATE, seed), 'Ed25519', true, ['sign']);
  const { x = '' } = await crypto.subtle.exportKey('jwk', secret);
  const bytes = joined(Uint8Array.of(kind), Uint8Array.from(Buffer.from(x, 'base64url')));
  const id = (await sha256(joined(utf8(`${name}\n`), bytes))).slice(0, 4);
  const key = await readKey(`${name}+${Buffer.from(id).toString('hex')}+${base64Of(bytes)}`);
  if (!key) throw new Error('a made key cannot be read');
  return { key, sign: async (message) => new Uint8Array(await crypto.subtle.sign('Ed25519', secret, message)) };
}

export async function signNote(text: string, ...signers: readonly Signer[]): Promise<string> {
  const lines = await Promise.all(
    signers.map(async ({ key, sign }) => {
      const id = Uint8Array.from(Buffer.from(key.id, 'hex'));
      return `— ${key.name} ${base64Of(joined(id, await sign(utf8(text))))}\n`;
    }),
  );
  return `${text}\n${lines.join('')}`;
}

/** MTH of RFC 6962, 2.1, over all leaves each time. */
export async function rootOf(leaves: readonly Hash[]): Promise<Hash> {
  const [first] = leaves;
  if (!first) return hashNothing();
  if (leaves.length === 1) return first;
  const split = splitOf(leaves.length);
  return hashNode(await rootOf(leaves.slice(0, split)), await rootOf(leaves.slice(split)));
}

/** PATH of section 2.1.1. */
export async function pathOf(index: number, leaves: readonly Hash[]): Promise<Hash[]> {
  if (leaves.length <= 1) return [];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split
    ? [...(await pathOf(index, left)), await rootOf(right)]
    : [...(await pathOf(index - split, right)), await rootOf(left)];
}

export const transferAt = (position: number, content: string): Promise<Bytes> =>
  sha256(utf8(content)).then((hash) =>
    utf8(JSON.stringify(['transfer/1', position, Buffer.from(hash).toString('hex')])),
  );

export const makeTransfers = (count: number, word = 'paid'): Promise<Bytes[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => transferAt(n + 1, `${word} ${n + 1}`)));

/** A house that says what it likes: every leaf can be changed, and all is signed anew. */
export class MadeLog {
  readonly signer: Signer;
  readonly leaves: Bytes[];

  constructor(signer: Signer, leaves: readonly Bytes[]) {
    this.signer = signer;
    this.leaves = [...leaves];
  }

  hashes(): Promise<Hash[]> {
    return Promise.all(this.leaves.map(hashLeaf));
  }

  async checkpoint(size = this.leaves.length, ...beside: readonly Signer[]): Promise<string> {
    const root = await rootOf((await this.hashes()).slice(0, size));
    return signNote(`${this.signer.key.name}\n${size}\n${base64Of(root)}\n`, this.signer, ...beside);
  }

  async proofFile(index: number): Promise<string> {
    const leaf = this.leaves[index] ?? new Uint8Array();
    const path = await pathOf(index, await this.hashes());
    const head = ['c2sp.org/tlog-proof@v1', `extra ${base64Of(leaf)}`, `index ${index}`, ...path.map(base64Of)];
    return `${head.join('\n')}\n\n${await this.checkpoint()}`;
  }

  async #tile(level: number, number: number, width: number): Promise<Bytes> {
    const span = 256 ** level;
    const hashes = await this.hashes();
    const starts = Array.from({ length: width }, (_, n) => (number * 256 + n) * span);
    return joined(...(await Promise.all(starts.map((at) => rootOf(hashes.slice(at, at + span))))));
  }

  #entries(number: number, width: number): Bytes {
    const entries = this.leaves.slice(number * 256, number * 256 + width);
    return joined(...entries.flatMap((leaf) => [Uint8Array.of(leaf.length >> 8, leaf.length & 0xff), leaf]));
  }

  /** With answers of its own where it has some. */
  source(instead: Readonly<Record<string, string | Bytes | null>> = {}): Source {
    return async (path) => {
      const own = instead[path];
      if (own !== undefined) return typeof own === 'string' ? utf8(own) : own;
      if (path === 'checkpoint') return utf8(await this.checkpoint());
      const [, kind = '', number = '', width = '256'] = /^tile\/(\w+)\/(\d{3})(?:\.p\/(\d+))?$/.exec(path) ?? [];
      return kind === 'entries'
        ? this.#entries(Number(number), Number(width))
        : this.#tile(Number(kind), Number(number), Number(width));
    };
  }
}
