/** Streaming software in a process of its own, in real time. It is told `Publishing` and goes on until it is ended. */
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { MESSAGE, type Message } from '../../domain/video/chunks.ts';
import { readTag, writeTag } from '../../domain/video/flv.ts';
import { filmMessages } from '../support/film.ts';
import { RtmpPublisher } from '../support/rtmp-publisher.ts';

export interface Publishing {
  readonly port: number;
  readonly keys: readonly string[];
  /** Null for the film as it is, whose pictures a browser can show. */
  readonly weight: { readonly framesPerSecond: number; readonly kbps: number } | null;
}

/** As often as software hands its pictures to the line. */
const EVERY_MS = 20;
const ROUND_MS = 12_000;
const KEY_EVERY_MS = 2_000;
/** How many times a key frame is as heavy as another. */
const KEY_WEIGHT = 6;
/** Of a length in front of a unit, and of the unit's type. */
const [KEY_UNIT, OTHER_UNIT] = [0x65, 0x41];

/** Twelve seconds with pictures of a weight: the server packs them without looking into them. */
function weighing({ framesPerSecond, kbps }: NonNullable<Publishing['weight']>): Message[] {
  const configs = filmMessages.filter((message) => readTag(message)?.kind.endsWith('-config') === true);
  const keyed = (KEY_EVERY_MS / 1_000) * framesPerSecond;
  const bytes = (kbps * 125 * (KEY_EVERY_MS / 1_000)) / (keyed - 1 + KEY_WEIGHT);
  const pictures = Array.from({ length: (ROUND_MS / 1_000) * framesPerSecond }, (_, n) => {
    const isKey = n % keyed === 0;
    const unit = Buffer.alloc(4 + Math.round(bytes * (isKey ? KEY_WEIGHT : 1)), 0x5a);
    unit.writeUInt32BE(unit.length - 4);
    unit[4] = isKey ? KEY_UNIT : OTHER_UNIT;
    const at = Math.round((n * 1_000) / framesPerSecond);
    return { type: MESSAGE.picture, at, body: writeTag({ kind: 'picture', isKey, shownAfterMs: 0, data: unit }) };
  });
  return [...configs.map((message) => ({ ...message, at: 0 })), ...pictures];
}

async function publish({ port, keys, weight }: Publishing): Promise<void> {
  const messages = weight ? weighing(weight) : filmMessages;
  const publishers = await Promise.all(
    keys.map((key) => RtmpPublisher.open(port, key, connect(port, '127.0.0.1'), messages)),
  );
  let shown = performance.now();
  setInterval(() => {
    const now = performance.now();
    for (const publisher of publishers) publisher.show(now - shown);
    shown = now;
  }, EVERY_MS);
  process.send?.('live');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await publish(JSON.parse(process.argv[2] ?? '') as Publishing);
