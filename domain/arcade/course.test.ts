import { bytesToHex } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenStage, courseOf, endsAtMs, followsFrom, lastSecretOf, revealedAtMs } from './course.ts';
import { firstReceipt, nextReceipt } from './receipt.ts';

const secret = fc.uint8Array({ minLength: 32, maxLength: 32 });
const flip = (bytes: Uint8Array, bit: number): Uint8Array =>
  bytes.with(bit >> 3, (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7)));

describe('a course', () => {
  it('is checked backward from any stage to the commitment, and breaks at a secret of which one bit differs', () => {
    fc.assert(
      fc.property(secret, fc.nat(7), fc.nat(255), (last, stage, bit) => {
        const course = courseOf(last, 8);
        expect([course.secrets.length, course.secrets[7], brokenStage(course)]).toEqual([8, last, null]);
        const forged = course.secrets.with(stage, flip(course.secrets[stage] as Uint8Array, bit));
        expect(brokenStage({ ...course, secrets: forged })).toBe(stage);
        expect(followsFrom(flip(course.commitment, bit), course.secrets[0] as Uint8Array)).toBe(false);
      }),
    );
  });

  it('comes from the key and the contest, and differs with either', () => {
    const key = new Uint8Array(32).fill(1);
    const hex = bytesToHex(lastSecretOf(key, 'contest-1'));
    expect(hex).toMatchInlineSnapshot(`"d061b14dc4640386a0ddd62341203102ce18153ff1f4e92ca04be08856e9e844"`);
    expect(bytesToHex(lastSecretOf(key, 'contest-2'))).not.toBe(hex);
    expect(bytesToHex(lastSecretOf(new Uint8Array(32).fill(2), 'contest-1'))).not.toBe(hex);
  });

  it('gives out the first secret at the start and each further one a second before its stage', () => {
    const shape = { stages: 10, stageTicks: 1_200 };
    expect([0, 1, 9].map((stage) => revealedAtMs(shape, stage))).toEqual([0, 5_000, 53_000]);
    expect(endsAtMs(shape)).toBe(70_000);
  });
});

describe('a receipt', () => {
  const commitment = new Uint8Array(32).fill(9);
  const first = firstReceipt('run-1', commitment);

  it('is of one run alone', () => {
    expect(firstReceipt('run-2', commitment)).not.toEqual(first);
    expect(firstReceipt('run-1', new Uint8Array(32))).not.toEqual(first);
  });

  it('differs with every bit of the bytes, the secret and the receipt before', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), secret, fc.nat(), (bytes, own, n) => {
        const receipt = nextReceipt(first, bytes, own);
        expect(receipt).toHaveLength(32);
        expect(nextReceipt(first, flip(bytes, n % (8 * bytes.length)), own)).not.toEqual(receipt);
        expect(nextReceipt(first, bytes, flip(own, n % 256))).not.toEqual(receipt);
        expect(nextReceipt(flip(first, n % 256), bytes, own)).not.toEqual(receipt);
      }),
    );
  });
});
