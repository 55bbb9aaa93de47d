import { THUMBNAIL_BYTES_MAX } from '../../domain/streams/stream.ts';
import { REFUSAL_SENTENCES } from '../data/refusals.ts';
import { uploadFile } from '../data/upload-file.ts';

export const THUMBNAIL_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
const UNUSABLE = 'Choose a PNG, JPG or WebP picture.';

export type Thumbnail =
  | { readonly ok: true; readonly id: string; readonly url: string }
  | { readonly ok: false; readonly sentence: string };

/** Sends the picture of a stream; one that is too large or none at all is not sent (GL-06). */
export async function uploadThumbnail(file: File): Promise<Thumbnail> {
  if (!THUMBNAIL_TYPES.includes(file.type)) return { ok: false, sentence: UNUSABLE };
  if (file.size > THUMBNAIL_BYTES_MAX)
    return { ok: false, sentence: REFUSAL_SENTENCES.FILE_TOO_LARGE({ maxBytes: THUMBNAIL_BYTES_MAX }) };
  const sent = await uploadFile('/api/uploads/stream-thumbnail', file, () => undefined);
  if (!sent.ok) return { ok: false, sentence: sent.code === 'FILE_UNUSABLE' ? UNUSABLE : sent.sentence };
  return { ok: true, id: String(sent.body['id']), url: String(sent.body['url']) };
}
