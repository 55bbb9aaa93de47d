import type { Reader } from '../../../db/client/database.ts';
import { listFilesInObjects } from '../../../db/uploads/object.queries.ts';
import { nextRecordingInObjects } from '../../../db/video/index.ts';
import type { Config } from '../../kernel/config/config.ts';
import { mixedMoney } from '../../wallet/index.ts';

/** Files that nobody could open would only be found out by players. */
async function missingObjects(read: Reader, { files, recordingFolder }: Config): Promise<string | null> {
  const hasFilms = (await nextRecordingInObjects(read, '')) !== null;
  const hasFiles = hasFilms || (await listFilesInObjects(read, '', 1)).length > 0;
  if (files.s3 === null && hasFiles) return 'S3_ENDPOINT: must be set, since files lie in S3';
  return files.store !== 's3' && recordingFolder === null && hasFilms
    ? 'RECORDING_FOLDER: must be set, since recordings lie in S3 and FILE_STORE takes them out'
    : null;
}

/** Why a database does not go with the environment, which ends a start and which `doctor` names; null where it does. */
export const whatDoesNotFit = async (read: Reader, config: Config): Promise<string | null> =>
  (await mixedMoney(read, config)) ?? missingObjects(read, config);
