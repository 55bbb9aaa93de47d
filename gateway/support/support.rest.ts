import { streamFile } from '../kernel/files/stream-file.ts';
import { attachmentRoute } from '../kernel/files/attachment.ts';
import { actorOf } from '../kernel/context.ts';
import { DOCUMENT_TYPES } from '../kernel/files/document-file.ts';
import { RestFile, type RestRoute, route } from '../kernel/http/route.ts';
import { openFile } from './open-file.ts';

export const supportRoutes: readonly RestRoute[] = [
  attachmentRoute('ticket', 'uploadTicketFile', 'Takes a file for a ticket to support'),
  route({
    // For who sent it and for staff
    method: 'GET',
    path: '/api/tickets/:id/files/:file',
    operation: 'downloadTicketFile',
    summary: 'A file of a ticket, for who sent it and staff',
    params: { id: 'The id of the ticket.', file: 'The id of the file.' },
    ownEyes: true,
    access: 'own',
    answers: { file: DOCUMENT_TYPES },
    refusals: [],
    async answer(context, { params }) {
      const { deps } = context;
      const file = await openFile(deps, actorOf(context), params.id, params.file);
      return new RestFile(await streamFile(deps, file), file.contentType, file.name);
    },
  }),
];
