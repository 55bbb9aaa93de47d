import { Refused } from '../../domain/shared/refusals.ts';
import { readUpload } from '../../db/uploads/upload.queries.ts';
import { streamFile } from '../kernel/files/stream-file.ts';
import { attachmentRoute } from '../kernel/files/attachment.ts';
import { actorOf } from '../kernel/context.ts';
import { EVIDENCE_TYPES } from '../kernel/files/document-file.ts';
import { RestFile, type RestRoute, route } from '../kernel/http/route.ts';
import { openEvidence } from './evidence/open-evidence.ts';
import { findCase } from './read-case.ts';

export const disputeRoutes: readonly RestRoute[] = [
  attachmentRoute('evidence', 'uploadEvidence', 'Takes a file for a dispute: a PDF, a picture or a demo of CS2'),
  route({
    // For the parties of the dispute and staff
    method: 'GET',
    path: '/api/disputes/:id/files/:file',
    operation: 'downloadEvidence',
    summary: 'A file of a dispute, for its parties and staff',
    params: { id: 'The id of the dispute.', file: 'The id of the file.' },
    ownEyes: true,
    access: 'own',
    answers: { file: EVIDENCE_TYPES },
    refusals: [],
    async answer(context, { params: { id, file } }) {
      const dispute = await findCase(context.deps, actorOf(context), id);
      const piece = dispute?.evidence.find(({ fileUrl }) => fileUrl?.endsWith(`/${encodeURIComponent(file)}`));
      const upload = piece ? await readUpload(context.deps.db.read, file, 'evidence') : undefined;
      if (!piece || !upload) throw new Refused('NOT_FOUND');
      // Before anything is handed out: what staff have seen stands in the case.
      await openEvidence(context.deps, actorOf(context), piece.id);
      return new RestFile(await streamFile(context.deps, upload), upload.contentType, upload.name);
    },
  }),
];
