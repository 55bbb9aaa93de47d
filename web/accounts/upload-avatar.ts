import { REFUSAL_CODES, type RefusalCode } from '../../domain/shared/refusals.ts';
import { type Figures, INTERNAL_SENTENCE, NETWORK_SENTENCE, REFUSAL_SENTENCES } from '../data/refusals.ts';

export const AVATAR_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
export const AVATAR_BYTES_MAX = 5 * 1024 * 1024;

export const UNUSABLE_PICTURE = 'Choose a PNG, JPEG or WebP picture.';

/** What a picture's sending came to: its address, or the sentence to show. */
export type Uploaded =
  | { readonly ok: true; readonly avatarUrl: string }
  | { readonly ok: false; readonly sentence: string };

const failed = (sentence: string): Uploaded => ({ ok: false, sentence });

/** Why a file need not be sent at all; null when it may be. The server looks for itself. */
export function complaintAbout(file: Pick<File, 'size' | 'type'>): string | null {
  if (!AVATAR_TYPES.includes(file.type)) return UNUSABLE_PICTURE;
  return file.size > AVATAR_BYTES_MAX ? REFUSAL_SENTENCES.FILE_TOO_LARGE({ maxBytes: AVATAR_BYTES_MAX }) : null;
}

function readAnswer(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function resultOf(status: number, text: string): Uploaded {
  const { avatarUrl, code, data, requestId } = readAnswer(text);
  if (status === 200 && typeof avatarUrl === 'string') return { ok: true, avatarUrl };
  if (code === 'FILE_UNUSABLE') return failed(UNUSABLE_PICTURE);
  const known = REFUSAL_CODES.find((refusal): refusal is RefusalCode => refusal === code);
  if (known) return failed(REFUSAL_SENTENCES[known]((data ?? {}) as Figures));
  return failed(INTERNAL_SENTENCE(typeof requestId === 'string' ? requestId : null));
}

/** Sends a picture; `onProgress` gets whole per cent. `fetch` could not say how much of a body has gone out. */
export function uploadAvatar(file: Blob, onProgress: (percent: number) => void): Promise<Uploaded> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open('POST', '/api/uploads/avatar');
    call.setRequestHeader('Content-Type', file.type);
    call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((100 * loaded) / total));
    });
    call.addEventListener('load', () => resolve(resultOf(call.status, call.responseText)));
    for (const event of ['error', 'abort', 'timeout'] as const)
      call.addEventListener(event, () => resolve(failed(NETWORK_SENTENCE)));
    call.send(file);
  });
}

/** Takes the picture away. Answers null, or the sentence to show. */
export async function removeAvatar(): Promise<string | null> {
  try {
    const answer = await fetch('/api/uploads/avatar', { method: 'DELETE', credentials: 'same-origin' });
    if (answer.ok) return null;
    const { ok, ...result } = resultOf(answer.status, await answer.text());
    return ok || !('sentence' in result) ? INTERNAL_SENTENCE(null) : result.sentence;
  } catch {
    return NETWORK_SENTENCE;
  }
}
