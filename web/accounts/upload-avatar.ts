import { INTERNAL_SENTENCE } from '../data/failure.ts';
import { complaintAboutType, complaintOfRefused } from '../data/picture-terms.ts';
import { sayRefusal } from '../data/sentences.ts';
import { removeFile, uploadFile } from '../data/upload-file.ts';
import * as t from './__generated__/messages.ts';

export const AVATAR_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
export const AVATAR_BYTES_MAX = 5 * 1024 * 1024;

export const UNUSABLE_PICTURE = t.chooseAPNGJPEGOrWebPPicture();

/** What a picture's sending came to: its address, or the sentence to show. */
export type Uploaded =
  | { readonly ok: true; readonly avatarUrl: string }
  | { readonly ok: false; readonly sentence: string };

const failed = (sentence: string): Uploaded => ({ ok: false, sentence });

/** Why a file need not be sent at all; null when it may be. The server looks for itself. */
export function complaintAbout(file: Pick<File, 'size' | 'type' | 'name'>): string | null {
  if (!AVATAR_TYPES.includes(file.type)) return complaintAboutType(file, UNUSABLE_PICTURE);
  return file.size > AVATAR_BYTES_MAX ? sayRefusal('FILE_TOO_LARGE', { maxBytes: AVATAR_BYTES_MAX }) : null;
}

/** Sends a picture; `onProgress` gets whole per cent. */
export async function uploadAvatar(file: Blob, onProgress: (percent: number) => void): Promise<Uploaded> {
  const sent = await uploadFile('/api/uploads/avatar', file, ({ percent }) => onProgress(percent));
  if (!sent.ok) return failed(complaintOfRefused(UNUSABLE_PICTURE, sent));
  const { avatarUrl } = sent.body;
  return typeof avatarUrl === 'string' ? { ok: true, avatarUrl } : failed(INTERNAL_SENTENCE(null));
}

/** Takes the picture away. Answers null, or the sentence to show. */
export async function removeAvatar(): Promise<string | null> {
  const removed = await removeFile('/api/uploads/avatar');
  return removed.ok ? null : removed.sentence;
}
