import { Refused } from '../../domain/shared/refusals.ts';
import { readUpload } from '../../db/uploads/upload.queries.ts';
import { streamFile } from '../kernel/stream-file.ts';
import { attachmentRoute } from '../kernel/attachment.ts';
import { actorOf } from '../kernel/context.ts';
import { DOCUMENT_TYPES } from '../kernel/document-file.ts';
import { RestFile, type RestRoute, route } from '../kernel/route.ts';
import { findCase } from './read-case.ts';

export const disputeRoutes: readonly RestRoute[] = [
  attachmentRoute('evidence', 'uploadEvidence', 'Takes a file that proves something, for a dispute'),
  route({
    // For the parties of the dispute and staff
    method: 'GET',
    path: '/api/disputes/:id/files/:file',
    operation: 'downloadEvidence',
    summary: 'A file of a dispute, for its parties and staff',
    params: { id: 'The id of the dispute.', file: 'The id of the file.' },
    ownEyes: true,
    access: 'own',
    answers: { file: DOCUMENT_TYPES },
    refusals: [],
    async answer(context, { params: { id, file } }) {
      const dispute = await findCase(context.deps, actorOf(context), id);
      const isShown = dispute?.evidence.some((piece) => piece.fileUrl?.endsWith(`/${encodeURIComponent(file)}`));
      const upload = isShown === true ? await readUpload(context.deps.db.read, file, 'evidence') : undefined;
      if (!upload) throw new Refused('NOT_FOUND');
      return new RestFile(await streamFile(context.deps, upload), upload.contentType, upload.name);
    },
  }),
];
