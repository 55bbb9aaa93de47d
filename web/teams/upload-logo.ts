import { TEAM_LOGO_BYTES_MAX } from '../../domain/teams/team.ts';
import { type PictureTerms, complaintOfSent } from '../data/picture-terms.ts';
import * as t from './__generated__/messages.ts';

export const LOGO_TERMS: PictureTerms = {
  types: ['image/png', 'image/jpeg'],
  bytesMax: TEAM_LOGO_BYTES_MAX,
  unusable: t.chooseAPNGOrJPGPicture(),
};

/** Sends a logo for the caller's own team; most who look at teams send none. Answers null, or the sentence to show. */
export async function uploadLogo(file: File): Promise<string | null> {
  const { uploadFile } = await import('../data/upload-file.ts');
  return complaintOfSent(LOGO_TERMS, await uploadFile('/api/uploads/team-logo', file));
}
