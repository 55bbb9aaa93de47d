/** A server with a distance before it: every packet takes so many milliseconds longer, each way. */
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export async function moveAway(serverUrl: string, millis: number): Promise<{ url: string; close: () => void }> {
  const target = new URL(serverUrl);
  const carry = (from: Socket, to: Socket): void => {
    from.setNoDelay(true);
    from.on('data', (chunk) => void setTimeout(() => to.write(chunk), millis));
    from.on('error', () => to.destroy()).on('close', () => to.destroy());
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = new URL(serverUrl);
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, close: () => void server.close() };
}
