import { REFUSAL_SENTENCES } from '../data/refusals.ts';
import { uploadFile } from '../data/upload-file.ts';

export const LOGO_TYPES: readonly string[] = ['image/png', 'image/jpeg'];
const LOGO_BYTES_MAX = 2 * 1024 * 1024;

const UNUSABLE_LOGO = 'Choose a PNG or JPG picture.';

/** Why a file need not be sent at all; null when it may be. The server looks for itself. */
export function complaintAboutLogo(file: Pick<File, 'size' | 'type'>): string | null {
  if (!LOGO_TYPES.includes(file.type)) return UNUSABLE_LOGO;
  return file.size > LOGO_BYTES_MAX ? REFUSAL_SENTENCES.FILE_TOO_LARGE({ maxBytes: LOGO_BYTES_MAX }) : null;
}

/** Sends a logo for the caller's own team. Answers null, or the sentence to show. */
export async function uploadLogo(file: File): Promise<string | null> {
  const sent = await uploadFile('/api/uploads/team-logo', file, () => undefined);
  if (sent.ok) return null;
  return sent.code === 'FILE_UNUSABLE' ? UNUSABLE_LOGO : sent.sentence;
}
