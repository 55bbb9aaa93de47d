import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { AwsClient } from 'aws4fetch';
import { type TcpProxy, openTcpProxy } from './tcp-proxy.ts';

const BUCKET = 'gauntlet-files';
/** The one key that the server knows. */
const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const SUFFIX = '._S3rver_object';
/**
 * What keys begin with. The server removes a folder with the last object in it, and of two calls that remove the last
 * two at once it answers 500 to the one that finds the folder gone: these are never empty.
 */
const FOLDERS = ['files', 'films'];

/** A server that speaks S3, with one bucket, behind a line that can be hindered. */
export interface S3Server {
  /** How a gateway is told of it. */
  readonly env: Readonly<Record<string, string>>;
  readonly line: TcpProxy;
  /** The keys of all objects. */
  keys(): Promise<string[]>;
  /** Puts other bytes in the place of an object's. */
  spoil(key: string, bytes: Buffer): Promise<void>;
  read(key: string): Promise<Buffer>;
  /** A call with the key of the bucket. */
  call(method: string, key: string): Promise<Response>;
  close(): Promise<void>;
}

/** What lets pages of any origin read what they have an address of. */
const CORS = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod></CORSRule></CORSConfiguration>`;

export async function openS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'gauntlet-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [CORS] }],
  });
  const { port } = await server.run();
  for (const folder of FOLDERS) {
    await mkdir(join(directory, BUCKET, folder));
    await writeFile(join(directory, BUCKET, folder, '.keep'), '');
  }
  const line = await openTcpProxy(`http://127.0.0.1:${port}`);
  const client = new AwsClient({ ...KEY, service: 's3', region: 'us-east-1' });
  const urlOf = (key: string): string => `http://127.0.0.1:${port}/${BUCKET}/${key}`;
  const pathOf = (key: string): string => join(directory, BUCKET, `${key}${SUFFIX}`);
  return {
    env: {
      S3_ENDPOINT: line.url.replace(/\/$/, ''),
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
    },
    line,
    async keys() {
      const files = await readdir(join(directory, BUCKET), { recursive: true });
      return files.filter((file) => file.endsWith(SUFFIX)).map((file) => file.slice(0, -SUFFIX.length));
    },
    spoil: (key, bytes) => writeFile(pathOf(key), bytes),
    read: (key) => readFile(pathOf(key)),
    call: (method, key) => client.fetch(urlOf(key), { method }),
    async close() {
      await line.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
