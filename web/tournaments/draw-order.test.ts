import { expect, it } from 'vitest';
import { checkDraw } from './draw-order.ts';

// Computed by another implementation of SHA-256 and HMAC.
const drawKey = 'f00d'.repeat(16);
const drawHash = '997af35198ed47f1bce284e912819c5b97550744a468735bce4122594ffc0932';
const drawn = ['d', 'a', 'b', 'c', 'e'];

it('finds a draw whole that was made with the announced secret, and no other', async () => {
  expect(await checkDraw('cup', { drawHash, drawKey }, drawn)).toEqual({ isSecretWhole: true, isOrderWhole: true });
  expect(await checkDraw('cup', { drawHash, drawKey }, drawn.toReversed())).toMatchObject({ isOrderWhole: false });
  expect(await checkDraw('cup', { drawHash, drawKey: 'beef' }, drawn)).toMatchObject({ isSecretWhole: false });
});
