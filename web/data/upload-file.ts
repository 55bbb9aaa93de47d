import type { RefusalCode } from '../../domain/shared/refusals.ts';
import { viewerHeader } from '../session/present-account.ts';
import { INTERNAL_SENTENCE, NETWORK_SENTENCE } from './failure.ts';
import { happens } from './happened.ts';
import type { Figures } from './refusal-sentences.ts';
import { REFUSAL_SENTENCES, isRefusalCode } from './refusals.ts';

/** What the sending of a file came to; `code` is null when the server did not mean to say no. */
export type FileSent =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly code: RefusalCode | null; readonly sentence: string };

function readBody(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function outcomeOf(status: number, text: string): FileSent {
  if (status >= 200 && status < 300) return { ok: true, body: readBody(text) };
  const { code: given, data, requestId } = readBody(text);
  const code = isRefusalCode(given) ? given : null;
  const sentence =
    code === null
      ? INTERNAL_SENTENCE(typeof requestId === 'string' ? requestId : null)
      : REFUSAL_SENTENCES[code]((data ?? {}) as Figures);
  return { ok: false, code, sentence };
}

const UNREACHED: FileSent = { ok: false, code: null, sentence: NETWORK_SENTENCE };

/**
 * Sends a file as the body of a POST; `onProgress` gets whole per cent, which `fetch` could not say. Never rejects.
 */
export function uploadFile(
  path: `/api/${string}`,
  file: Blob,
  onProgress: (percent: number) => void,
): Promise<FileSent> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.setRequestHeader('Content-Type', file.type);
    for (const [name, value] of Object.entries(viewerHeader())) call.setRequestHeader(name, value);
    call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((100 * loaded) / total));
    });
    const end = (sent: FileSent): void => {
      happens();
      resolve(sent);
    };
    call.addEventListener('load', () => end(outcomeOf(call.status, call.responseText)));
    for (const event of ['error', 'abort', 'timeout'] as const) call.addEventListener(event, () => end(UNREACHED));
    call.send(file);
  });
}

/** Takes back what was sent there. Never rejects. */
export async function removeFile(path: `/api/${string}`): Promise<FileSent> {
  try {
    const answer = await fetch(path, { method: 'DELETE', credentials: 'same-origin', headers: viewerHeader() });
    return outcomeOf(answer.status, await answer.text());
  } catch {
    return UNREACHED;
  } finally {
    happens();
  }
}
