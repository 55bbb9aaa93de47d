import { TEAM_LOGO_BYTES_MAX } from '../../domain/teams/team.ts';
import { type PictureTerms, complaintOfSent } from '../data/picture-terms.ts';
import { uploadFile } from '../data/upload-file.ts';

export const LOGO_TERMS: PictureTerms = {
  types: ['image/png', 'image/jpeg'],
  bytesMax: TEAM_LOGO_BYTES_MAX,
  unusable: 'Choose a PNG or JPG picture.',
};

/** Sends a logo for the caller's own team. Answers null, or the sentence to show. */
export const uploadLogo = async (file: File): Promise<string | null> =>
  complaintOfSent(LOGO_TERMS, await uploadFile('/api/uploads/team-logo', file, () => undefined));
