import { unreadFormatIn, unreadFormatOf } from '../../../domain/shared/pictures.ts';
import { Refused } from '../../../domain/shared/refusals.ts';

const refused = (format: string | null): Refused =>
  new Refused('FILE_UNUSABLE', format === null ? {} : { data: { format } });

/** Why a file cannot be used, by its media type: a picture that is not read here is named. */
export const unusableType = (type: string): Refused => refused(unreadFormatOf(type));

/** The same by its first bytes. */
export const unusableFile = (bytes: Buffer): Refused => refused(unreadFormatIn(bytes.toString('latin1', 0, 12)));
