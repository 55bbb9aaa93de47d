import { HOUR } from '../../domain/shared/time.ts';
import * as exports from '../../db/privacy/data-export.queries.ts';
import { erasePersonalData, readPersonalData } from '../../db/privacy/personal-data.queries.ts';
import { dataExports } from '../../db/privacy/data-export.table.ts';
import { channelFilms } from '../../db/video/video.table.ts';
import { ROOMS } from '../../gateway/rooms.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { reads, roomCases, writes } from './kit.ts';
import { edgeExport } from './privacy.rows.ts';
import { freeObject } from './uploads.rows.ts';

const people = ['1', edgeUser(0), edgeUser(1), 'nobody'];
const each = people.map((id) => [id] as const);
const ids = ['nothing', ...Array.from({ length: 20 }, (_, n) => edgeExport(n))];

/** What rooms declare about people, one after the other. */
const declared = ROOMS.flatMap(({ personalData }) => (personalData ? [personalData] : []));
/** Whom rows at the edges of several rooms are about. */
const owners = ['1', '2', ...Array.from({ length: 10 }, (_, n) => edgeUser(n)), 'team-player-5', 'nobody'];

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

  reads(readPersonalData)((cast) =>
    [...owners, cast.row(channelFilms).userId].flatMap((id) => declared.map(({ tables }) => [tables, id] as const)),
  ),
  // Rooms that have more to do than what they declare do that first, and are asked by cases of their own.
  writes(erasePersonalData)(({ now }) =>
    owners.flatMap((id) =>
      declared.flatMap(({ tables, erase }) => (erase ? [] : [[tables, id, Number.MAX_SAFE_INTEGER - now] as const])),
    ),
  ),
  writes(erasePersonalData)(({ now }) => {
    const emptied = declared.flatMap(({ tables }) => tables.filter((table) => table.emptied));
    return owners.map((id) => [emptied, id, now]);
  }),
]);
