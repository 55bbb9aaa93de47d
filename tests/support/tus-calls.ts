import { hash } from 'node:crypto';
import type { Answer, Client } from './http-client.ts';

const PARTS = '/api/partial-uploads';
export const TUS = { 'tus-resumable': '1.0.0' } as const;

/** A PDF of so many bytes, no two stretches of which are alike. */
export function pdf(size: number): Buffer {
  const head = Buffer.from('%PDF-1.7\n');
  return Buffer.concat([head, Buffer.from(Uint8Array.from({ length: size - head.length }, (_, n) => (n * n) % 253))]);
}

/** What is said of a file before it is sent. */
export interface Announced {
  readonly path: string;
  readonly type: string;
  readonly sha256: string;
}
export const announced = (file: Buffer, said: Partial<Announced> = {}): Announced => ({
  path: '/api/uploads/evidence',
  type: 'application/pdf',
  sha256: hash('sha256', file, 'hex'),
  ...said,
});

const metadata = (said: object): string =>
  Object.entries(said)
    .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',');

export const begin = (who: Client, size: number, said: object): Promise<Answer> =>
  who.rest('POST', PARTS, undefined, {
    ...TUS,
    'upload-length': String(size),
    'upload-metadata': metadata(said),
  });

/** The address of an upload that may be begun. */
export async function begun(who: Client, file: Buffer, said: Partial<Announced> = {}): Promise<string> {
  const answer = await begin(who, file.length, announced(file, said));
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return String(answer.headers.location);
}

export const sendPart = (who: Client, at: string, offset: number, body: Buffer): Promise<Answer> =>
  who.send({
    method: 'PATCH',
    path: at,
    headers: { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body,
  });

export const measure = (who: Client, at: string): Promise<Answer> => who.rest('HEAD', at, undefined, TUS);
export const drop = (who: Client, at: string): Promise<Answer> => who.rest('DELETE', at, undefined, TUS);

/** How much of a file is here, as the server says. */
export const offsetOf = async (who: Client, at: string): Promise<number> =>
  Number((await measure(who, at)).headers['upload-offset']);

/** Sends a file from where it ends so far, in parts of so many bytes; answers what the last one was answered. */
export async function sendRest(who: Client, at: string, file: Buffer, step: number): Promise<Answer> {
  let offset = await offsetOf(who, at);
  let answer: Answer;
  do {
    answer = await sendPart(who, at, offset, file.subarray(offset, offset + step));
    if (answer.status >= 300) return answer;
    offset = Number(answer.headers['upload-offset']);
  } while (offset < file.length);
  return answer;
}

export const codeOf = ({ status, json }: Answer): [number, unknown] => [
  status,
  (json as { code?: unknown } | undefined)?.code,
];

export const statuses = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
