import { HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { replayClips } from '../../db/results/replay.table.ts';
import * as objects from '../../db/uploads/object.queries.ts';
import * as partials from '../../db/uploads/partial-upload.queries.ts';
import { type PartialUpload, partialUploads } from '../../db/uploads/partial-upload.table.ts';
import * as files from '../../db/uploads/upload.queries.ts';
import { type UploadPurpose, uploads } from '../../db/uploads/upload.table.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { OWNERS, PART, UPLOAD_PURPOSES, edgePartial, edgeUpload, freeObject } from './uploads.rows.ts';
import { EDGES, WORDS } from './words.ts';

const people = [...OWNERS, '1', 'nobody'];
const each = people.map((id) => [id] as const);
const some = (cast: Cast): string[] => [
  ...cast.some(uploads, 12).map(({ id }) => id),
  ...Array.from({ length: 9 }, (_, n) => edgeUpload(n)),
  'nothing',
];
const times = ({ now }: Cast): number[] => [now, now - HOUR, now + HOUR, 0];

const free = Array.from({ length: 9 }, (_, n) => freeObject(n));
const [old, fresh] = [free.slice(0, 6), free.slice(6)];
const keys = [[], free, ['object-0', 'nothing', freeObject(1)]] as const;

const object = (key: string) => ({ key, sizeBytes: Number.MAX_SAFE_INTEGER, sha256: 'ab'.repeat(32) });

const file = (cast: Cast) => ({
  id: cast.newId(),
  ownerId: '1',
  purpose: 'avatar' as const,
  contentType: 'image/webp',
  name: 'Ж "\\%_',
  bytes: Buffer.from([0, 1, 254, 255]),
  createdAt: cast.now,
  expiresAt: null,
  object: null,
});

const coming = (cast: Cast) => cast.rows(partialUploads).filter(({ id }) => id.startsWith('partial-'));
const own = ({ id, ownerId }: PartialUpload, now: number): partials.OwnUpload => ({ id, ownerId, now });
/** As of now, past its time, and somebody else's. */
const owns = (cast: Cast): partials.OwnUpload[] => [
  ...coming(cast).map((upload) => own(upload, cast.now)),
  ...coming(cast)
    .slice(0, 3)
    .map((upload) => own(upload, cast.now + HOUR)),
  { id: edgePartial(0), ownerId: '1', now: cast.now },
];

const purposes: readonly ReadonlySet<UploadPurpose>[] = [
  new Set(),
  new Set(UPLOAD_PURPOSES),
  new Set(['avatar', 'clip']),
];

/** Clips hold the files that they show. */
const dropClips = { before: (tx: Tx) => tx.delete(replayClips) };

export const cases = roomCases('uploads', [
  writes(objects.insertObject)((cast) => [
    [object('new'), cast.now],
    ...EDGES.map((sizeBytes) => [{ ...object('new'), sizeBytes }, 0] as const),
  ]),
  writes(objects.claimObject)((cast) => fresh.map((key) => [key, edgeUpload(1), cast.now])),
  writes(objects.claimObject)((cast) => [...old, 'object-0', 'nothing'].map((key) => [key, edgeUpload(1), cast.now]), {
    refuses: 'it may be removed already',
  }),
  reads(objects.listDueObjects)((cast) => times(cast).map((at) => [at, 100]), {
    unordered: { why: 'each is removed by itself' },
  }),
  writes(objects.deleteObjects)(() => keys.map((those) => [those])),
  writes(objects.postponeObjects)(() => keys.map((those) => [those, Number.MAX_SAFE_INTEGER])),
  pages(objects.listFilesInRows, (id) => id)(() => [(limit, past) => [past ?? '', limit]]),
  pages(objects.listFilesInObjects, (id) => id)(() => [(limit, past) => [past ?? '', limit]]),
  reads(objects.readPlaced)((cast) => some(cast).map((id) => [id])),
  writes(objects.moveToObject)((cast) => [
    [edgeUpload(1), fresh[0] ?? '', cast.now],
    [edgeUpload(4), fresh[0] ?? '', cast.now],
    ['nothing', fresh[0] ?? '', cast.now],
  ]),
  writes(objects.moveToObject)((cast) => [[edgeUpload(1), old[0] ?? '', cast.now]], {
    refuses: 'it may be removed already',
  }),
  writes(objects.moveToRow)((cast) => [
    [edgeUpload(4), 'object-4', PART, cast.now],
    [edgeUpload(4), 'object-8', PART, cast.now],
    [edgeUpload(1), 'object-1', PART, cast.now],
  ]),

  reads(partials.readPartialUpload)((cast) => owns(cast).map((upload) => [upload])),
  writes(partials.measurePartialUploads)((cast) => people.flatMap((id) => times(cast).map((at) => [id, at] as const))),
  writes(partials.findPartialUpload)((cast) =>
    coming(cast).flatMap((upload) => [
      [upload, cast.now] as const,
      [upload, cast.now + HOUR] as const,
      [{ ...upload, contentType: 'IMAGE/webp' }, cast.now] as const,
    ]),
  ),
  writes(partials.insertPartialUpload)((cast) =>
    EDGES.map((lengthBytes) => [
      {
        id: cast.newId(),
        ownerId: '1',
        path: '/ж',
        contentType: 'image/webp',
        sha256: '00',
        lengthBytes,
        createdAt: cast.now,
        expiresAt: cast.now + HOUR,
      },
    ]),
  ),
  writes(partials.addUploadPart)((cast) =>
    coming(cast).flatMap((upload) =>
      upload.expiresAt > cast.now ? [[own(upload, cast.now), upload.offsetBytes, PART] as const] : [],
    ),
  ),
  writes(partials.addUploadPart)(
    (cast) => [
      [owns(cast)[1] as partials.OwnUpload, 0, PART],
      [own(coming(cast)[4] as PartialUpload, cast.now), 2 * PART.length, PART],
      [{ id: edgePartial(0), ownerId: '1', now: cast.now }, 0, PART],
    ],
    { refuses: 'it does not begin where the file ends' },
  ),
  writes(partials.claimUploadEnd)((cast) => owns(cast).map((upload) => [upload, Number.MAX_SAFE_INTEGER])),
  writes(partials.releaseUploadEnd)(() => [[edgePartial(1)], [edgePartial(4)], ['nothing']]),
  writes(partials.endPartialUpload)(() => [
    [edgePartial(2), { answer: { b: 'Ж', a: [1, null], '10': '"' } }],
    [edgePartial(2), { refusal: { code: 'UPLOAD_OFFSET' } }],
    ['nothing', { answer: null }],
  ]),
  reads(partials.readUploadParts)((cast) => [...coming(cast).map(({ id }) => [id] as const), ['nothing']]),
  writes(partials.deletePartialUpload)((cast) => owns(cast).map((upload) => [upload])),
  writes(partials.deletePartialUploadsOf)(() => each),
  writes(partials.deleteExpiredPartialUploads)((cast) => times(cast).map((at) => [at])),

  reads(files.readPublicFile)((cast) => some(cast).flatMap((id) => purposes.map((those) => [id, those] as const))),
  writes(files.deleteUploadsOf)(() => people.flatMap((id) => purposes.map((kept) => [id, kept] as const)), dropClips),
  writes(files.keepUploadsOf)(() =>
    people.flatMap((id) =>
      (['avatar', 'evidence', 'clip'] as const).map((purpose) => [id, purpose, Number.MAX_SAFE_INTEGER] as const),
    ),
  ),
  writes(files.deleteExpiredUploads)((cast) => times(cast).map((at) => [at]), dropClips),
  writes(files.deleteUpload)((cast) => some(cast).map((id) => [id]), dropClips),
  writes(files.insertUpload)((cast) => [
    [file(cast)],
    [{ ...file(cast), bytes: Buffer.alloc(0), object: object(fresh[1] ?? ''), expiresAt: Number.MAX_SAFE_INTEGER }],
    ...WORDS.map((name) => [{ ...file(cast), name }] as const),
  ]),
  writes(files.insertUpload)((cast) => [[{ ...file(cast), object: object(old[1] ?? '') }]], {
    refuses: 'its object may be removed already',
  }),
  reads(files.readUpload)((cast) =>
    cast.some(uploads, 30).flatMap(({ id, purpose }) => [[id, purpose] as const, [id, 'team-logo'] as const]),
  ),
  writes(files.useUploads)((cast) => [
    [OWNERS[0], 'avatar', []],
    ...OWNERS.flatMap((id) =>
      UPLOAD_PURPOSES.map((purpose) => [id, purpose, cast.rows(uploads).map((upload) => upload.id)] as const),
    ),
  ]),
]);
