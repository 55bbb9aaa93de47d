import { unreadFormatOf } from '../../domain/shared/pictures.ts';
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

/** What is said of a file of another type than is taken: one that is not read anywhere here is named. */
export function complaintAboutType({ type, name }: Pick<File, 'type' | 'name'>, unusable: string): string {
  const format = unreadFormatOf(type, name);
  return format === null ? unusable : sayRefusal('FILE_UNUSABLE', { format });
}

/** Why a picture need not be sent at all; null when it may be. The server looks for itself. */
export function complaintAboutPicture(
  { types, bytesMax, unusable }: PictureTerms,
  { size, type, name }: Pick<File, 'size' | 'type' | 'name'>,
): string | null {
  if (!types.includes(type)) return complaintAboutType({ type, name }, unusable);
  return size > bytesMax ? sayRefusal('FILE_TOO_LARGE', { maxBytes: bytesMax }) : null;
}

/** The sentence to show of a file that was not taken: what may be sent there, where the server names no other reason. */
export const complaintOfRefused = (unusable: string, { code, data, sentence }: FileSent & { ok: false }): string =>
  code === 'FILE_UNUSABLE' && Object.keys(data).length === 0 ? unusable : sentence;

/** The sentence to show of a picture that was sent; null when it was taken. */
export const complaintOfSent = ({ unusable }: PictureTerms, sent: FileSent): string | null =>
  sent.ok ? null : complaintOfRefused(unusable, sent);
