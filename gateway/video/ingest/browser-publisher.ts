import type { WebSocket } from 'ws';
import { readBrowserFrame } from '../../../domain/video/frames.ts';
import type { LiveChannel, Publisher } from './live-channel.ts';

const GREETING_MS = 8_000;
const SILENCE_MS = 15_000;
/** The close code with which a browser is told no; the reason is shown to its player. */
export const REFUSED = 4403;
/** What fits into a close frame. */
const REASON_MAX = 120;
/** The browser says that it is done. */
const DONE = 1000;

export interface BrowserTerms {
  readonly open: (ticket: string, publisher: Publisher) => Promise<LiveChannel | string>;
}

/** Camera or screen of a browser: first its ticket as text, then frames as bytes. */
export function takeBrowser(socket: WebSocket, { open }: BrowserTerms): void {
  let channel: LiveChannel | null = null;
  let isAsked = false;
  const dismiss = (why: string) => {
    channel = null;
    socket.close(REFUSED, why.slice(0, REASON_MAX));
    setTimeout(() => socket.terminate(), GREETING_MS).unref();
  };
  const publisher: Publisher = { protocol: 'browser', dismiss };
  const greeting = setTimeout(() => socket.terminate(), GREETING_MS);
  let silence = setTimeout(() => socket.terminate(), SILENCE_MS);

  const takeFrame = (bytes: Uint8Array): void => {
    if (!channel) return;
    const frame = readBrowserFrame(bytes);
    if (frame.kind === 'opus') channel.takeOpus(publisher, frame.channels);
    else channel.take(publisher, frame.tag, frame.at);
  };

  async function answerTicket(ticket: string): Promise<void> {
    if (isAsked) return dismiss('One ticket is enough');
    isAsked = true;
    const opened = await open(ticket, publisher);
    if (typeof opened === 'string') return dismiss(opened);
    clearTimeout(greeting);
    if (socket.readyState !== socket.OPEN) return opened.leave(publisher, false);
    channel = opened;
    socket.send('live');
  }

  socket.on('message', (data, isBinary) => {
    clearTimeout(silence);
    silence = setTimeout(() => socket.terminate(), SILENCE_MS);
    const bytes = data as Buffer;
    if (!isBinary) return void answerTicket(bytes.toString('utf8')).catch(() => socket.terminate());
    try {
      takeFrame(bytes);
    } catch (error) {
      const left = channel;
      dismiss(error instanceof Error ? error.message : 'Not a stream');
      left?.leave(publisher, false);
    }
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', (code) => {
    clearTimeout(greeting);
    clearTimeout(silence);
    channel?.leave(publisher, code === DONE);
  });
}
