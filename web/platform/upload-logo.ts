import { APPLICATION_LOGO_BYTES_MAX } from '../../domain/platform/application.ts';
import { complaintOfSent, pictureTerms } from '../data/picture-terms.ts';
import { removeFile, uploadFile } from '../data/upload-file.ts';

export const LOGO_TERMS = pictureTerms(APPLICATION_LOGO_BYTES_MAX);

/** What was chosen for a logo: another picture, none any more, or nothing. */
export type LogoChange = File | 'none' | null;

/** Gives an own application the logo that was chosen. Answers null, or the sentence to show. */
export async function changeLogo(id: string, change: LogoChange): Promise<string | null> {
  if (change === null) return null;
  const path = `/api/applications/${id}/logo` as const;
  const sent = change === 'none' ? await removeFile(path) : await uploadFile(path, change);
  return complaintOfSent(LOGO_TERMS, sent);
}
