import { DOCUMENT_BYTES_MAX, VERIFICATION_DOCUMENTS } from '../../domain/verification/verification.ts';
import { actorOf } from '../kernel/context.ts';
import { RestFile, type RestRoute } from '../kernel/route.ts';
import { DOCUMENT_TYPES, endingOf } from '../kernel/document-file.ts';
import { openDocument } from './open-document.ts';
import { expectDocument, saveDocument } from './save-document.ts';

export const verificationRoutes: readonly RestRoute[] = [
  ...VERIFICATION_DOCUMENTS.map((purpose): RestRoute => ({
    // WA-03
    method: 'POST',
    path: `/api/uploads/${purpose}`,
    access: 'own',
    takesFile: {
      types: DOCUMENT_TYPES,
      bytesMax: DOCUMENT_BYTES_MAX,
      expect: (context) => expectDocument(context.deps, actorOf(context)),
    },
    async answer(context, { file }) {
      await saveDocument(context.deps, actorOf(context), purpose, file);
      return { purpose, sizeBytes: file.length };
    },
  })),
  {
    // For staff; every look is in the audit log
    method: 'GET',
    path: '/api/verification/:id/:document',
    access: 'staff',
    async answer(context, { params }) {
      const { purpose, contentType, bytes, ownerId } = await openDocument(
        context.deps,
        actorOf(context),
        params['id'] ?? '',
        params['document'] ?? '',
      );
      return new RestFile(bytes, contentType, `${purpose}-${ownerId}.${endingOf(contentType)}`);
    },
  },
];
