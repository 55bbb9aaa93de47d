import { attachmentRoute } from '../kernel/attachment.ts';
import { actorOf } from '../kernel/context.ts';
import { RestFile, type RestRoute } from '../kernel/route.ts';
import { openFile } from './open-file.ts';

export const supportRoutes: readonly RestRoute[] = [
  attachmentRoute('ticket'),
  {
    // For who sent it and for staff
    method: 'GET',
    path: '/api/tickets/:id/files/:file',
    access: 'own',
    async answer(context, { params }) {
      const { deps } = context;
      const { bytes, contentType, name } = await openFile(
        deps,
        actorOf(context),
        params['id'] ?? '',
        params['file'] ?? '',
      );
      return new RestFile(bytes, contentType, name);
    },
  },
];
