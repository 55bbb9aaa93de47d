import { sayRefusal } from './sentences.ts';
import type { FileSent } from './upload-file.ts';
import * as t from './__generated__/messages.ts';

/** What a picture that is sent may be. */
export interface PictureTerms {
  readonly types: readonly string[];
  readonly bytesMax: number;
  /** Said of a file that is no such picture. */
  readonly unusable: string;
}

/** What browsers show and the server draws anew. */
export const pictureTerms = (bytesMax: number): PictureTerms => ({
  types: ['image/png', 'image/jpeg', 'image/webp'],
  bytesMax,
  unusable: t.chooseAPNGJPGOrWebPPicture(),
});

/** Why a picture need not be sent at all; null when it may be. The server looks for itself. */
export function complaintAboutPicture(
  { types, bytesMax, unusable }: PictureTerms,
  { size, type }: Pick<File, 'size' | 'type'>,
): string | null {
  if (!types.includes(type)) return unusable;
  return size > bytesMax ? sayRefusal('FILE_TOO_LARGE', { maxBytes: bytesMax }) : null;
}

/** The sentence to show of a picture that was sent; null when it was taken. */
export const complaintOfSent = ({ unusable }: PictureTerms, sent: FileSent): string | null =>
  sent.ok ? null : sent.code === 'FILE_UNUSABLE' ? unusable : sent.sentence;
