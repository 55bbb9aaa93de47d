import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** A wire to a server that can be hindered. */
export interface TcpProxy {
  /** The url of the server, through the wire. */
  readonly url: string;
  /** Nothing more goes through in either direction, and no connection ends: what a frozen server looks like. */
  freeze(): void;
  /** All that waits goes through. */
  thaw(): void;
  /** Nothing goes through those connections any more that stand now; others can be opened: another server took over. */
  strand(): void;
  /** Ends all connections that stand now, and what was on its way goes with them. */
  cut(): void;
  /** Cuts the next connection that says `text`: before the server hears it, or once it has answered with the same word. */
  cutNext(text: string, when: 'before' | 'after'): void;
  /** The same, but the connection falls silent instead of ending. */
  silenceNext(text: string, when: 'before' | 'after'): void;
  close(): Promise<void>;
}

export async function openTcpProxy(serverUrl: string): Promise<TcpProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const wires = new Set<{ isSilent: boolean }>();
  let isFrozen = false;
  let trap: { text: string; when: 'before' | 'after'; falls: 'cut' | 'silent' } | null = null;

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const end = () => [near, far].forEach((socket) => socket.destroy());
    const wire = { isSilent: false };
    wires.add(wire);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        sockets.delete(socket);
        wires.delete(wire);
        end();
      });
      if (isFrozen) socket.pause();
    }
    let doom: { text: string; falls: 'cut' | 'silent' } | null = null;
    let answered = '';
    const meet = (falls: 'cut' | 'silent'): void => {
      if (falls === 'cut') end();
      else wire.isSilent = true;
    };
    near.on('data', (chunk) => {
      if (wire.isSilent) return;
      if (trap !== null && chunk.includes(trap.text)) {
        const { text, when, falls } = trap;
        trap = null;
        if (when === 'before') return meet(falls);
        doom = { text, falls };
      }
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      // Answers to what was said before may come first: statements travel together.
      if (doom !== null && (answered += chunk.toString('latin1')).includes(doom.text)) meet(doom.falls);
      else if (!wire.isSilent) near.write(chunk);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = new URL(serverUrl);
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    strand() {
      for (const wire of wires) wire.isSilent = true;
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    cutNext(text, when) {
      trap = { text, when, falls: 'cut' };
    },
    silenceNext(text, when) {
      trap = { text, when, falls: 'silent' };
    },
    async close() {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
