// @module-tag engines
import {
  addUploadPart,
  claimUploadEnd,
  deleteExpiredPartialUploads,
  deletePartialUpload,
  deletePartialUploadsOf,
  endPartialUpload,
  findPartialUpload,
  measurePartialUploads,
  readPartialUpload,
  readUploadParts,
} from '../../../db/uploads/partial-upload.queries.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';
import type { World } from '../../support/world.ts';
import { readRoom } from '../../support/personal-data.ts';

const read = (world: World) => world.db.read;
const UPLOAD = { id: 'x', ownerId: 'y', now: 5 };

checkPlans([
  { name: 'uploads under way, one', run: (w) => readPartialUpload(read(w), UPLOAD), uses: [pk('partial_uploads')] },
  {
    name: 'uploads under way, all of a player',
    run: (w) => readRoom(read(w), 'ground', 'x', 'filesUnderWay'),
    uses: ['partial_uploads_owner'],
  },
  {
    name: 'uploads under way, the same file once more',
    run: (w) =>
      w.db.transact((tx) =>
        findPartialUpload(tx, { ownerId: 'x', path: 'x', contentType: 'x', sha256: 'x', lengthBytes: 5 }, 5),
      ),
    uses: ['partial_uploads_owner'],
  },
  {
    name: 'uploads under way, how many a player has',
    run: (w) => w.db.transact((tx) => measurePartialUploads(tx, 'x', 5)),
    uses: ['partial_uploads_owner'],
  },
  {
    name: 'uploads under way, a part more',
    run: (w) =>
      w.db
        .transact((tx) => addUploadPart(tx, UPLOAD, 5, Buffer.from('x')))
        .catch((error: unknown) => {
          if (!(error instanceof Refused)) throw error;
        }),
    uses: [pk('partial_uploads')],
  },
  {
    name: 'uploads under way, the end of one',
    run: (w) => w.db.transact((tx) => claimUploadEnd(tx, UPLOAD, 9)),
    uses: [pk('partial_uploads')],
  },
  {
    name: 'uploads under way, one that has ended',
    run: (w) => w.db.transact((tx) => endPartialUpload(tx, 'x', { answer: {} })),
    uses: [pk('partial_uploads'), pk('upload_parts')],
  },
  {
    name: 'uploads under way, one that is dropped',
    run: (w) => w.db.transact((tx) => deletePartialUpload(tx, UPLOAD)),
    uses: [pk('partial_uploads')],
  },
  {
    name: 'uploads under way, of a closed account',
    run: (w) => w.db.transact((tx) => deletePartialUploadsOf(tx, 'x')),
    uses: ['partial_uploads_owner'],
  },
  {
    name: 'uploads under way, the expired ones',
    run: (w) => w.db.transact((tx) => deleteExpiredPartialUploads(tx, 5)),
    uses: ['partial_uploads_expires'],
  },
  {
    name: 'the parts of a file',
    run: (w) => readUploadParts(read(w), 'x'),
    uses: [pk('upload_parts')],
    isInOrder: true,
  },
]);
