import type { RefusalCode } from '../../domain/shared/refusals.ts';
import { WHOLE_BYTES_MAX } from '../../domain/shared/partial-uploads.ts';
import { viewerHeader } from '../session/present-account.ts';
import { INTERNAL_SENTENCE, NETWORK_SENTENCE } from './failure.ts';
import { happens } from './happened.ts';
import type { Figures } from './refusal-sentences.ts';
import type { Progress, Reply } from './send-by-parts.ts';
import { fetchSentences, knownSentence } from './sentences.ts';

/** What the sending of a file came to; `code` is null when the server did not mean to say no. */
export type FileSent =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly code: RefusalCode | null; readonly sentence: string; readonly data: Figures };

function readBody(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

async function outcomeOf(status: number, text: string): Promise<FileSent> {
  if (status >= 200 && status < 300) return { ok: true, body: readBody(text) };
  await fetchSentences();
  const { code, data, requestId } = readBody(text);
  const figures = (data ?? {}) as Figures;
  const sentence = typeof code === 'string' ? knownSentence(code, figures) : null;
  if (sentence !== null) return { ok: false, code: code as RefusalCode, sentence, data: figures };
  const unmeant = INTERNAL_SENTENCE(typeof requestId === 'string' ? requestId : null);
  return { ok: false, code: null, sentence: unmeant, data: {} };
}

const UNREACHED: FileSent = { ok: false, code: null, sentence: NETWORK_SENTENCE, data: {} };

/** Sends a file as the body of a POST; `fetch` could not say how far it is. */
function sendWhole(
  path: string,
  file: Blob,
  report: (progress: Progress) => void,
  signal: AbortSignal | undefined,
): Promise<Reply | null> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.setRequestHeader('Content-Type', file.type);
    for (const [name, value] of Object.entries(viewerHeader())) call.setRequestHeader(name, value);
    call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) report({ percent: Math.round((100 * loaded) / total), isBroken: false });
    });
    call.addEventListener('load', () => resolve({ status: call.status, text: call.responseText }));
    for (const event of ['error', 'abort', 'timeout'] as const) call.addEventListener(event, () => resolve(null));
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.send(file);
  });
}

/** By parts where it is worth it, and where the browser can tell the sum of a file: on a page that came over TLS. */
const sendLarge = async (...args: Parameters<typeof sendWhole>): Promise<Reply | null> =>
  (await import('./send-by-parts.ts')).sendByParts(...args);

/**
 * Sends a file to the route that takes it. A large one goes on by itself where the line broke. Never rejects; what comes
 * of one that was cancelled is no matter.
 */
export async function uploadFile(
  path: `/api/${string}`,
  file: Blob,
  report: (progress: Progress) => void = () => undefined,
  signal?: AbortSignal,
): Promise<FileSent> {
  const send = file.size > WHOLE_BYTES_MAX && isSecureContext ? sendLarge : sendWhole;
  try {
    const reply = await send(path, file, report, signal);
    return reply ? await outcomeOf(reply.status, reply.text) : UNREACHED;
  } catch {
    return UNREACHED;
  } finally {
    happens();
  }
}

/** Takes back what was sent there. Never rejects. */
export async function removeFile(path: `/api/${string}`): Promise<FileSent> {
  try {
    const answer = await fetch(path, { method: 'DELETE', credentials: 'same-origin', headers: viewerHeader() });
    return await outcomeOf(answer.status, await answer.text());
  } catch {
    return UNREACHED;
  } finally {
    happens();
  }
}
