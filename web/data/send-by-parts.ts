import { type HttpResponse, Upload, type UploadOptions } from 'tus-js-client';
import { PARTIAL_UPLOADS, PART_BYTES } from '../../domain/shared/partial-uploads.ts';
import { viewerHeader } from '../session/present-account.ts';

/** How far a file has come. */
export interface Progress {
  /** Of its bytes, a whole number. */
  readonly percent: number;
  /** The line has broken, and the file goes on once it is back. */
  readonly isBroken: boolean;
}

/** What the server says at the end, or why it takes no more. */
export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** Between tries, the last one for hours. In milliseconds. */
const TRIED_AFTER = [500, 1_000, 2_000, ...Array.from({ length: 5_000 }, () => 3_000)];
/** What passes within seconds: the server is busy, hands the file over, or has that part already. */
const PASSING = /"(OVERLOADED|UNAVAILABLE|OUTCOME_UNKNOWN|UPLOAD_ENDING|UPLOAD_OFFSET)"/;

/** Nobody has answered, or nobody behind the proxy, or not in time. Answers to HEAD have no body. */
const isBroken = (status: number, text: string): boolean => status === 0 || (status > 500 && !text.includes('"code"'));
const isPassing = (status: number, text: string): boolean => isBroken(status, text) || PASSING.test(text);

const headers = (): Record<string, string> => ({ 'Tus-Resumable': '1.0.0', ...viewerHeader() });

async function sumOf(file: Blob): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => void setTimeout(done, milliseconds));

/** Asks until there is an answer that lasts. */
async function askOn(
  ask: () => Promise<Response>,
  isWanted: () => boolean,
  onBroken: () => void,
): Promise<Reply & { at: string }> {
  for (const after of TRIED_AFTER) {
    const answer = await ask().catch(() => null);
    const text = await answer?.text().catch(() => null);
    const [status, said] = typeof text === 'string' && answer ? [answer.status, text] : [0, ''];
    if (!isPassing(status, said)) return { status, text: said, at: answer?.headers.get('Location') ?? '' };
    if (!isWanted()) break;
    if (isBroken(status, said)) onBroken();
    await pause(after);
  }
  throw new Error('nobody answers');
}

const replyOf = (answer: HttpResponse): Reply => {
  const [status, text] = [answer.getStatus(), answer.getBody()];
  // The answer to HEAD has no body that could say why.
  return { status, text: text === '' && status === 401 ? '{"code":"UNAUTHENTICATED"}' : text };
};

/**
 * Sends a file by parts, and goes on by itself after the line broke; after the page was loaded anew the same file goes
 * on, too, since the server knows it by its sum. Answers null once it is cancelled.
 */
export async function sendByParts(
  path: string,
  file: Blob,
  report: (progress: Progress) => void,
  signal?: AbortSignal,
): Promise<Reply | null> {
  let percent = 0;
  const onBroken = (): void => report({ percent, isBroken: true });
  const isWanted = (): boolean => signal?.aborted !== true;
  const said = Object.entries({ path, type: file.type, sha256: await sumOf(file) });
  const announce = (): Promise<Response> =>
    fetch(PARTIAL_UPLOADS, {
      method: 'POST',
      headers: {
        ...headers(),
        'Upload-Length': String(file.size),
        'Upload-Metadata': said.map(([name, value]) => `${name} ${btoa(value)}`).join(','),
      },
    });
  const begun = await askOn(announce, isWanted, onBroken);
  if (begun.status !== 201) return begun;
  const options: UploadOptions = {
    uploadUrl: begun.at,
    headers: viewerHeader(),
    chunkSize: PART_BYTES,
    storeFingerprintForResuming: false,
    retryDelays: TRIED_AFTER,
    onShouldRetry({ originalResponse: answer }) {
      const [status, body] = answer ? [answer.getStatus(), answer.getBody()] : [0, ''];
      if (isBroken(status, body)) onBroken();
      return isPassing(status, body);
    },
  };
  const sent = await new Promise<Reply | null>((resolve, reject) => {
    const upload = new Upload(file, {
      ...options,
      onProgress(bytes) {
        percent = Math.floor((100 * bytes) / file.size);
        report({ percent, isBroken: false });
      },
      onSuccess: ({ lastResponse }) => resolve(replyOf(lastResponse)),
      onError: (error) =>
        'originalResponse' in error && error.originalResponse
          ? resolve(replyOf(error.originalResponse))
          : reject(error),
    });
    const cancel = (): void => {
      // What the server has of it goes too; a day later it would by itself.
      void upload
        .abort()
        .then(() => Upload.terminate(begun.at, options))
        .catch(() => undefined);
      resolve(null);
    };
    if (!isWanted()) return cancel();
    signal?.addEventListener('abort', cancel, { once: true });
    upload.start();
  });
  // Expired, or dropped elsewhere: it begins anew.
  if (sent?.status === 404 && sent.text === '') return sendByParts(path, file, report, signal);
  // All of it was here already, as when the answer to the last part was lost: an empty part asks for that answer.
  if (sent === null || sent.status >= 300 || sent.text !== '') return sent;
  return askOn(
    () =>
      fetch(begun.at, {
        method: 'PATCH',
        headers: {
          ...headers(),
          'Upload-Offset': String(file.size),
          'Content-Type': 'application/offset+octet-stream',
        },
      }),
    isWanted,
    onBroken,
  );
}
