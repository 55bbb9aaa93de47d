import { createHash, createHmac } from 'node:crypto';

/** What is shown of a secret before the draw: it fixes the secret and does not tell it. */
export const drawHashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Entrants in the order in which they are drawn: whoever has the secret can work it out again. */
export function drawSeeds<T extends { readonly userId: string }>(
  { id, drawSecret }: { readonly id: string; readonly drawSecret: string | null },
  entrants: readonly T[],
): T[] {
  const keyOf = ({ userId }: T): string =>
    createHmac('sha256', drawSecret ?? '')
      .update(`${id}|${userId}`)
      .digest('hex');
  return entrants.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
