import { randomBytes } from 'node:crypto';
import { type Server, type Socket, createServer } from 'node:net';
import { type Server as TlsServer, createServer as createTlsServer } from 'node:tls';
import { RtmpConversation } from '../../../domain/video/conversation.ts';
import { MESSAGE, type Message } from '../../../domain/video/chunks.ts';
import { type Tag, WrongCodec, readTag } from '../../../domain/video/flv.ts';
import type { TypedKey } from '../../../domain/video/typed-key.ts';
import type { Certificate } from '../../kernel/http/certificate.ts';
import { type LiveChannel, Overrun, type Publisher } from './live-channel.ts';

/** From the connection to the accepted key. */
const GREETING_MS = 8_000;
/** Without a byte. */
const SILENCE_MS = 15_000;
/** What a refused encoder has to read why. */
const FAREWELL_MS = 1_000;
const CONNECTIONS_MAX = 200;
/** Said on /go-live where the encoder has sent what is no stream at all. */
const NO_STREAM = 'The encoder sends no stream of H.264 with AAC: look at its settings.';

export interface RtmpTerms {
  /** How many lines one address may hold at once, over both servers: else one could hold all that there are. */
  readonly linesPerAddress: number;
  /** The channel that a key opens, with this publisher on it; the words of a no otherwise. */
  readonly open: (typed: TypedKey, address: string, publisher: Publisher) => Promise<LiveChannel | string>;
}

/** Take streaming software, in the clear and over TLS; not yet listening. */
export interface RtmpServers {
  readonly plain: Server;
  /** Null without a certificate. */
  readonly sealed: TlsServer | null;
}

export function makeRtmpServers(terms: RtmpTerms, certificate: Certificate | null): RtmpServers {
  const lines = new Map<string, number>();
  /** Counts a line from its first byte on; answers whether it is spoken with. */
  const admit = (socket: Socket): boolean => {
    const address = socket.remoteAddress ?? '';
    const held = lines.get(address) ?? 0;
    if (held >= terms.linesPerAddress) {
      socket.destroy();
      return false;
    }
    lines.set(address, held + 1);
    socket.once('close', () => {
      const left = (lines.get(address) ?? 1) - 1;
      if (left > 0) lines.set(address, left);
      else lines.delete(address);
    });
    return true;
  };
  const plain = createServer({ noDelay: true }, (socket) => void (admit(socket) && converse(socket, terms)));
  plain.maxConnections = CONNECTIONS_MAX;
  return { plain, sealed: certificate && makeSealedServer(certificate, admit, terms) };
}

function makeSealedServer(certificate: Certificate, admit: (line: Socket) => boolean, terms: RtmpTerms): TlsServer {
  const options = { ...certificate, noDelay: true, handshakeTimeout: GREETING_MS };
  const sealed = createTlsServer(options, (socket) => converse(socket, terms));
  sealed.maxConnections = CONNECTIONS_MAX;
  sealed.on('connection', (line: Socket) => void admit(line));
  // Whoever is no TLS, or says nothing, is no fault of ours.
  sealed.on('tlsClientError', (_, socket) => socket.destroy());
  return sealed;
}

/** @throws WrongCodec for pictures that nobody could play; sound is left out */
function tagOf(message: Message): Tag | 'unreadable sound' | null {
  try {
    return readTag(message);
  } catch (error) {
    if (error instanceof WrongCodec && message.type === MESSAGE.sound) return 'unreadable sound';
    throw error;
  }
}

function converse(socket: Socket, { open }: RtmpTerms): void {
  let channel: LiveChannel | null = null;
  let isOver = false;
  /** What has come and was not read would make the line break, and take along what the encoder is told. */
  const hangUp = () => {
    isOver = true;
    socket.end();
    setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
  };
  const leave = (isClean: boolean, why: string | null = null) => {
    const left = channel;
    channel = null;
    left?.leave(publisher, isClean, why);
  };
  /** Whatever comes in is a stranger's: what cannot be read ends the connection and nothing else. */
  const guarded = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (!channel || !(error instanceof Error)) return void socket.destroy();
      leave(false, error instanceof WrongCodec || error instanceof Overrun ? `${error.message}.` : NO_STREAM);
      conversation.refuse(error.message, 'NetStream.Publish.Failed');
    }
  };
  const conversation = new RtmpConversation({
    send: (bytes) => void (socket.writable && socket.write(bytes)),
    randomBytes,
    onKey: (typed) => void answerKey(typed),
    onMedia: (message) => {
      const tag = tagOf(message);
      if (tag === 'unreadable sound') channel?.takeUnreadableSound(publisher, message.body.length);
      else if (tag) channel?.take(publisher, tag, message.at);
    },
    onEnd: (isClean) => {
      leave(isClean);
      hangUp();
    },
  });
  const publisher: Publisher = {
    protocol: 'rtmp',
    dismiss: (why) => {
      channel = null;
      conversation.refuse(why, 'NetStream.Publish.Failed');
    },
  };
  const greeting = setTimeout(() => socket.destroy(), GREETING_MS);

  async function answerKey(typed: TypedKey): Promise<void> {
    try {
      const opened = await open(typed, socket.remoteAddress ?? '', publisher);
      if (typeof opened === 'string') return conversation.refuse(opened, 'NetStream.Publish.BadName');
      clearTimeout(greeting);
      if (socket.destroyed) return opened.leave(publisher, false);
      channel = opened;
      conversation.accept();
    } catch {
      socket.destroy();
    }
  }

  socket.setTimeout(SILENCE_MS, () => socket.destroy());
  socket.on('data', (bytes) => {
    if (!isOver) guarded(() => conversation.feed(bytes));
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    clearTimeout(greeting);
    leave(false);
  });
}
