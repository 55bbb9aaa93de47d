import { EventEmitter } from 'node:events';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { apiKeys } from '../../../db/platform/key.table.ts';
import { type SocketPatrol, patrolSockets } from '../../../gateway/server/sockets/socket-patrol.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { REVOKE_KEY, makeKey } from '../../support/key-steps.ts';

/** As much of a socket as is closed. */
class Line extends EventEmitter {
  readyState: number = WebSocket.OPEN;
  readonly bufferedAmount = 0;
  ended: string | null = null;

  close(code: number, reason: string): void {
    this.readyState = WebSocket.CLOSED;
    this.ended = `${code} ${reason}`;
    this.emit('close');
  }
}

const ENDED = '4401 The session has ended';
let gate: HttpGateway;
let player: SignedIn;
let patrol: SocketPatrol;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
beforeEach(async () => {
  player = await gate.player();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  patrol = patrolSockets(gate.deps, new Set());
});
afterEach(() => {
  patrol.stop();
  vi.useRealTimers();
});
afterAll(() => gate.close());

async function lineOfKey(): Promise<{ line: Line; id: string }> {
  const { key } = await makeKey(player);
  const line = new Line();
  patrol.follow(key.id, line as unknown as WebSocket);
  return { line, id: key.id };
}

test('a key that is revoked ends its sockets at the event, without a further look, and no other’s', async () => {
  const [doomed, kept] = [await lineOfKey(), await lineOfKey()];
  await player.ask(REVOKE_KEY, { id: doomed.id });
  // Nothing but the event can have come: no interval has passed.
  await expect.poll(() => doomed.line.ended).toBe(ENDED);
  expect(kept.line.ended).toBeNull();
});

test('a key that ends without an event ends its sockets by a look that comes within a second, and no other’s', async () => {
  const [doomed, kept] = [await lineOfKey(), await lineOfKey()];
  await gate.db.transact((tx) => tx.delete(apiKeys).where(eq(apiKeys.id, doomed.id)));
  expect(doomed.line.ended).toBeNull();
  vi.advanceTimersByTime(SECOND);
  await expect.poll(() => doomed.line.ended).toBe(ENDED);
  expect(kept.line.ended).toBeNull();
});
