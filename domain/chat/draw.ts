/** So many dice of so many sides. */
export interface Dice {
  readonly count: number;
  readonly sides: number;
}

type RandomBytes = (count: number) => Uint8Array;

const SPACE = 2 ** 32;

/**
 * A whole number from 0 to `below` - 1, each as likely as any other: what lies in the last, incomplete stretch of the
 * 32 bits is drawn again, where a remainder alone would prefer small numbers.
 */
export function drawBelow(randomBytes: RandomBytes, below: number): number {
  const fair = SPACE - (SPACE % below);
  for (;;) {
    const bytes = randomBytes(4);
    const value = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
    if (value < fair) return value % below;
  }
}

/** `2d6: 3 + 5 = 8`; one die has no sum. */
export function rollDice(randomBytes: RandomBytes, { count, sides }: Dice): string {
  const eyes = Array.from({ length: count }, () => drawBelow(randomBytes, sides) + 1);
  const sum = eyes.reduce((total, one) => total + one, 0);
  return count === 1 ? `d${sides}: ${sum}` : `${count}d${sides}: ${eyes.join(' + ')} = ${sum}`;
}

export const flipCoin = (randomBytes: RandomBytes): 'Heads' | 'Tails' =>
  drawBelow(randomBytes, 2) === 0 ? 'Heads' : 'Tails';
