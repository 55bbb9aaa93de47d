import { type Bytes, joined } from './bytes.ts';
import type { Source } from './tiles.ts';

/** 256 leaves as long as they can be. */
const ANSWER_MAX = 256 * (2 + 0xff_ff);
/** As long as a slow house may take. */
const PATIENCE_MS = 60_000;

async function readAtMost(body: ReadableStream<Uint8Array>, most: number): Promise<Bytes | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  return joined(...parts);
}

/** A log by its address. Whatever is not answered, whole and in time, is not there. */
export function webSource(url: string): Source {
  const base = url.endsWith('/') ? url : `${url}/`;
  return async (path) => {
    try {
      const response = await fetch(new URL(path, base), { signal: AbortSignal.timeout(PATIENCE_MS) });
      return response.ok && response.body ? await readAtMost(response.body, ANSWER_MAX) : null;
    } catch {
      return null;
    }
  };
}
