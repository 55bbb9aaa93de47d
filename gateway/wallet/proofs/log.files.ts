import { TILE_WIDTH, type TileAddress, bundleOf, readTilePath } from '../../../domain/wallet/log/tiles.ts';
import { HASH_BYTES } from '../../../domain/wallet/log/tree.ts';
import { ledgerPath } from '../../../domain/wallet/wallet.paths.ts';
import { readLog, readLogLeaves, readTile } from '../../../db/wallet/log.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { FileCall, FileRoute } from '../../kernel/manifest/room.ts';
import { readCheckpoint } from './read-checkpoint.ts';

const LOG = `${ledgerPath}/` as const;

interface Served {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly body: Uint8Array;
}

const TEXT = 'text/plain; charset=utf-8';
const BYTES = 'application/octet-stream';
/** What a tile holds never changes, nor does the part of one that a smaller tree had. */
const FOR_EVER = 'public, max-age=31536000, immutable';

async function readResource(deps: Deps, path: string): Promise<Served | null> {
  if (path === 'checkpoint') {
    const { signed } = await readCheckpoint(deps);
    return { contentType: TEXT, cacheControl: 'public, max-age=1', body: Buffer.from(signed) };
  }
  const tile = readTilePath(path);
  const body = tile && (tile.isEntries ? await readBundle(deps, tile) : await readHashes(deps, tile));
  return body ? { contentType: BYTES, cacheControl: FOR_EVER, body } : null;
}

/** Null where the log has no tile as wide yet. */
async function readHashes({ db }: Deps, tile: TileAddress): Promise<Uint8Array | null> {
  const hashes = await readTile(db.read, tile);
  const length = tile.width * HASH_BYTES;
  return hashes && hashes.length >= length ? hashes.subarray(0, length) : null;
}

async function readBundle({ db }: Deps, { number, width }: TileAddress): Promise<Uint8Array | null> {
  const from = number * TILE_WIDTH;
  const { size } = await readLog(db.read);
  return from + width <= size ? bundleOf(await readLogLeaves(db.read, from, width)) : null;
}

/** The log of the ledger for whoever follows it, as C2SP's tlog-tiles has it: programs, other sites, files on a disk. */
async function answerLog({ deps, request, response, pathname, admit }: FileCall): Promise<void> {
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.statusCode = 405;
    response.setHeader('Allow', 'GET, HEAD');
    response.end();
    return;
  }
  const path = pathname.slice(LOG.length);
  if (path === '') {
    response.statusCode = 308;
    response.setHeader('Location', ledgerPath);
    response.end();
    return;
  }
  const served = await admit('read', () => readResource(deps, path));
  if (!served) {
    response.statusCode = 404;
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', TEXT);
    response.end('Not found');
    return;
  }
  response.setHeader('Cache-Control', served.cacheControl);
  response.setHeader('Content-Type', served.contentType);
  response.setHeader('Content-Length', served.body.length);
  response.end(request.method === 'HEAD' ? undefined : served.body);
}

export const logFiles: readonly FileRoute[] = [{ prefix: LOG, answer: answerLog }];
