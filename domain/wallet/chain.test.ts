import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PublishedLink, followLinks, hashOfText } from './chain.ts';
import { CHAIN_START, linkText } from '../shared/hash-chain.ts';

const START = { position: 0, hash: CHAIN_START };

function chainOf(contents: readonly string[]): PublishedLink[] {
  let hash = CHAIN_START;
  return contents.map((content, n) => {
    const contentHash = hashOfText(content);
    hash = hashOfText(linkText(n + 1, hash, contentHash));
    return { position: n + 1, contentHash, hash };
  });
}
const contents = fc.array(fc.string(), { minLength: 1, maxLength: 20 });

it('knows SHA-256', () => {
  expect(hashOfText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

describe('followLinks', () => {
  it('reaches the end of an untouched chain, at once or page by page', () => {
    fc.assert(
      fc.property(contents, fc.nat(), (all, cut) => {
        const links = chainOf(all);
        const end = { position: all.length, hash: links.at(-1)?.hash };
        expect(followLinks(START, links)).toEqual(end);
        const half = cut % (all.length + 1);
        const first = followLinks(START, links.slice(0, half));
        expect(first && followLinks(first, links.slice(half))).toEqual(end);
      }),
    );
  });

  it('notices a changed, missing, doubled or moved link anywhere', () => {
    fc.assert(
      fc.property(contents, fc.nat(), (all, n) => {
        const links = chainOf(all);
        const at = n % links.length;
        const link = links[at] as PublishedLink;
        const other = hashOfText('other');
        const without = links.toSpliced(at, 1);
        expect(followLinks(START, links.toSpliced(at, 1, { ...link, contentHash: other }))).toBeNull();
        expect(followLinks(START, links.toSpliced(at, 1, { ...link, hash: other }))).toBeNull();
        expect(followLinks(START, links.toSpliced(at, 0, link))).toBeNull();
        expect(followLinks(START, links.toSpliced(at, 1, { ...link, position: link.position + 1 }))).toBeNull();
        if (at < links.length - 1) expect(followLinks(START, without)).toBeNull();
        else expect(followLinks(START, without)?.position).toBe(links.length - 1);
      }),
    );
  });
});
