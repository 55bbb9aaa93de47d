import { ATTACHMENT_BYTES_MAX, DEMO_TYPE } from '../../../domain/shared/attachments.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { unusableFile } from './unusable-file.ts';

const ENDINGS = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
} as const;
export type DocumentType = keyof typeof ENDINGS;

/** What documents and attachments may be sent as (WA-03). */
export const DOCUMENT_TYPES = Object.keys(ENDINGS) as DocumentType[];

/** What may be shown in a dispute. */
export const EVIDENCE_TYPES = [...DOCUMENT_TYPES, DEMO_TYPE] as const;
export type EvidenceType = (typeof EVIDENCE_TYPES)[number];

/** How the name of a downloaded document ends. */
export const endingOf = (contentType: string): string =>
  contentType === DEMO_TYPE ? 'dem' : documentEndingOf(contentType);

const documentEndingOf = (contentType: string): string =>
  DOCUMENT_TYPES.filter((type) => type === contentType).map((type) => ENDINGS[type])[0] ?? 'bin';

const startsWith = (bytes: Buffer, ...start: readonly number[]): boolean =>
  bytes.subarray(0, start.length).equals(Buffer.from(start));

/**
 * What a file is by its first bytes, whatever it is called.
 * @throws Refused FILE_UNUSABLE
 */
export function sniffDocument(bytes: Buffer): DocumentType {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  throw unusableFile(bytes);
}

/** How a demo of CS2 begins. */
const DEMO_START = Buffer.from('PBDEMS2\0', 'latin1');

/**
 * The same of a file for a dispute, where a demo may be larger than a document. Nothing of it is read but how it begins:
 * a demo is a program's input, and nobody's proof.
 * @throws Refused FILE_UNUSABLE, FILE_TOO_LARGE
 */
export function sniffEvidence(bytes: Buffer): EvidenceType {
  if (startsWith(bytes, ...DEMO_START)) return DEMO_TYPE;
  const type = sniffDocument(bytes);
  if (bytes.length > ATTACHMENT_BYTES_MAX)
    throw new Refused('FILE_TOO_LARGE', { data: { maxBytes: ATTACHMENT_BYTES_MAX } });
  return type;
}
