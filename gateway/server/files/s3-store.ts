import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import {
  type ByteRange,
  type FileBody,
  type FileStore,
  FilesAway,
  type S3Config,
} from '../../kernel/files/file-store.ts';

/** How long an address of a file opens it, in seconds: it is fetched at once, and clocks differ. */
const ADDRESS_LIFE_S = 120;

/** Answers that mean that there is no such object. */
const MISSING = 404;

/**
 * Files in a bucket of a store that speaks S3, in the path style that all of them understand. The bucket grants nothing
 * to anybody but our key. Nothing is waited for longer than `waitMs`.
 */
export class S3Store implements FileStore {
  readonly #client: AwsClient;
  readonly #bucket: string;
  /** As viewers reach it; null where they do not. */
  readonly #publicBucket: string | null;
  readonly #waitMs: number;

  constructor({ endpoint, publicUrl, bucket, region, accessKeyId, secretAccessKey, waitMs }: S3Config) {
    // Whoever asks us tries again; a call that waits for our tries would only hold up the next.
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
    this.#bucket = bucketAt(endpoint, bucket);
    this.#publicBucket = publicUrl && bucketAt(publicUrl, bucket);
    this.#waitMs = waitMs;
  }

  async put(key: string, bytes: Uint8Array<ArrayBuffer>, sha256: string): Promise<void> {
    // S3 compares the sum with what has come in, and keeps nothing that differs.
    await this.#call('PUT', key, { body: bytes, headers: { 'X-Amz-Content-Sha256': sha256 } });
    const kept = await this.size(key);
    if (kept !== bytes.length) throw new FilesAway(`S3 keeps ${kept ?? 'none'} of the ${bytes.length} bytes of ${key}`);
  }

  async read(key: string, range: ByteRange | null): Promise<FileBody | null> {
    const line = new AbortController();
    const headers: Record<string, string> = range ? { Range: `bytes=${range.first}-${range.last}` } : {};
    const answer = await this.#call('GET', key, { headers }, line);
    if (answer.status === MISSING) {
      // The same answer as where there is no bucket, in which nothing is missing.
      await this.requireBucket();
      return null;
    }
    const sizeBytes = lengthOf(answer, key);
    const asked = range ? range.last - range.first + 1 : sizeBytes;
    if (sizeBytes === asked && (answer.status === 206) === (range !== null) && answer.body) {
      const stream = Readable.from(this.#flow(answer.body, sizeBytes, key, line), { objectMode: false });
      // Also where nobody has begun to read it.
      return { sizeBytes, stream: stream.once('close', () => line.abort()) };
    }
    line.abort();
    throw new FilesAway(`S3 answered ${answer.status} with ${sizeBytes} bytes where ${asked} of ${key} were asked for`);
  }

  async address(key: string, contentType: string, now: number): Promise<URL | null> {
    if (this.#publicBucket === null) return null;
    const url = new URL(`${this.#publicBucket}/${pathOf(key)}`);
    url.searchParams.set('X-Amz-Expires', String(ADDRESS_LIFE_S));
    url.searchParams.set('response-content-type', contentType);
    url.searchParams.set('response-cache-control', 'private, no-store');
    const datetime = new Date(now).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
    const signed = await this.#client.sign(url, { method: 'GET', aws: { signQuery: true, datetime } });
    return new URL(signed.url);
  }

  async size(key: string): Promise<number | null> {
    const answer = await this.#call('HEAD', key);
    return answer.status === MISSING ? null : lengthOf(answer, key);
  }

  async remove(key: string): Promise<void> {
    await this.#call('DELETE', key);
  }

  /** @throws FilesAway unless the bucket is there and opens to our key */
  async requireBucket(): Promise<void> {
    const { status } = await this.#call('HEAD', '');
    if (status === MISSING) throw new FilesAway('there is no such bucket');
  }

  /** An answer that is one of success, or says that there is no such object; its body is still to be read. */
  async #call(
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    key: string,
    init: { readonly body?: Uint8Array<ArrayBuffer>; readonly headers?: Record<string, string> } = {},
    line = new AbortController(),
  ): Promise<Response> {
    const timer = setTimeout(() => line.abort(new Error(`no answer within ${this.#waitMs} ms`)), this.#waitMs);
    let answer: Response;
    try {
      const path = key === '' ? '' : `/${pathOf(key)}`;
      answer = await this.#client.fetch(`${this.#bucket}${path}`, { ...init, method, signal: line.signal });
      // What else an answer says is of no use, and its line is.
      if (!answer.ok || method !== 'GET') await answer.body?.cancel();
    } catch (error) {
      throw new FilesAway(`S3 could not be asked to ${method} ${key}`, line.signal.reason ?? error);
    } finally {
      clearTimeout(timer);
    }
    if (answer.ok || (answer.status === MISSING && method !== 'PUT')) return answer;
    throw new FilesAway(`S3 answered ${answer.status} to ${method} ${key}`);
  }

  /** The bytes of an answer, which are neither late nor fewer or more than it said. */
  async *#flow(
    body: ReadableStream<Uint8Array>,
    sizeBytes: number,
    key: string,
    line: AbortController,
  ): AsyncGenerator<Uint8Array, void> {
    let left = sizeBytes;
    const late = () => line.abort(new Error(`nothing came for ${this.#waitMs} ms`));
    let timer = setTimeout(late, this.#waitMs);
    try {
      for await (const bytes of body) {
        // Whoever reads may take their time: only S3 is waited for.
        clearTimeout(timer);
        left -= bytes.length;
        if (left < 0) break;
        yield bytes;
        timer = setTimeout(late, this.#waitMs);
      }
    } catch (error) {
      throw new FilesAway(`S3 broke off ${key}`, line.signal.reason ?? error);
    } finally {
      clearTimeout(timer);
    }
    if (left !== 0) throw new FilesAway(`S3 sent other bytes of ${key} than it announced`);
  }
}

const bucketAt = ({ origin, pathname }: URL, bucket: string): string =>
  `${origin}${pathname.replace(/\/$/, '')}/${bucket}`;

const pathOf = (key: string): string => key.split('/').map(encodeURIComponent).join('/');

function lengthOf({ headers }: Response, key: string): number {
  const length = Number(headers.get('content-length') ?? Number.NaN);
  if (!Number.isSafeInteger(length)) throw new FilesAway(`S3 does not say how long ${key} is`);
  return length;
}
