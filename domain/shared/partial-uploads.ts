import { DAY } from './time.ts';

/** Larger files are sent by parts, so that they go on where the line broke. */
export const WHOLE_BYTES_MAX = 5_000_000;
/** What is sent at once. */
export const PART_BYTES_MAX = 4 * 1_024 * 1_024;
/** And at least, so that no file lies in thousands of parts; the last part is as small as it is. */
export const PART_BYTES_MIN = 64 * 1_024;
/** What our own pages send at once: no more is lost with a line. */
export const PART_BYTES = 1_024 * 1_024;

/** Files of an account that come in at the same time, */
export const PARTIAL_UPLOADS_MAX = 5;
/** and what they may have together. */
export const PARTIAL_BYTES_MAX = 64_000_000;
/** What is not complete by then is dropped. */
export const PARTIAL_UPLOAD_LIFE = DAY;

/** Where parts are sent to. */
export const PARTIAL_UPLOADS = '/api/partial-uploads';
