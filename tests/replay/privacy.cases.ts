import { HOUR } from '../../domain/shared/time.ts';
import * as exports from '../../db/privacy/data-export.queries.ts';
import { dataExports } from '../../db/privacy/data-export.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { reads, roomCases, writes } from './kit.ts';
import { edgeExport } from './privacy.rows.ts';
import { freeObject } from './uploads.rows.ts';

const people = ['1', edgeUser(0), edgeUser(1), 'nobody'];
const each = people.map((id) => [id] as const);
const ids = ['nothing', ...Array.from({ length: 20 }, (_, n) => edgeExport(n))];

const archive = (cast: Cast) => ({
  id: cast.newId(),
  ownerId: edgeUser(0),
  purpose: 'export' as const,
  contentType: 'application/zip',
  name: 'archive.zip',
  bytes: Buffer.from([0, 255]),
  createdAt: cast.now,
  expiresAt: cast.now + HOUR,
  object: null,
});

export const cases = roomCases('privacy', [
  reads(exports.listExports)(() => people.flatMap((id) => [1, 2, 100].map((limit) => [id, limit] as const))),
  writes(exports.hasRunningExport)(() => each),
  writes(exports.insertExport)((cast) => [[{ id: cast.newId(), userId: '1', requestedAt: Number.MAX_SAFE_INTEGER }]]),
  writes(exports.insertExport)((cast) => [[{ id: cast.newId(), userId: 'nobody', requestedAt: 0 }]], {
    refuses: 'nobody asks for it',
  }),
  reads(exports.readRunningExport)((cast) => [
    ...ids.map((id) => [id] as const),
    ...cast.some(dataExports, 6).map(({ id }) => [id] as const),
  ]),
  writes(exports.storeExport)((cast) => [
    ...ids.slice(0, 7).map((id) => [id, archive(cast)] as const),
    [edgeExport(5), { ...archive(cast), object: { key: freeObject(6), sizeBytes: 1, sha256: 'ab' } }],
  ]),
  reads(exports.readExportFile)(({ now }) =>
    ids.flatMap((id) => [
      [edgeUser(0), id, now] as const,
      [edgeUser(1), id, now - 1] as const,
      [edgeUser(0), id, now + HOUR] as const,
    ]),
  ),
  writes(exports.deleteExportsOf)(() => each),
]);
