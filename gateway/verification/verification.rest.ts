import { z } from 'zod';
import { DOCUMENT_BYTES_MAX, VERIFICATION_DOCUMENTS } from '../../domain/verification/verification.ts';
import { actorOf } from '../kernel/context.ts';
import { RestFile, type RestRoute, route } from '../kernel/http/route.ts';
import { DOCUMENT_TYPES, endingOf } from '../kernel/files/document-file.ts';
import { streamFile } from '../kernel/files/stream-file.ts';
import { openDocument } from './open-document.ts';
import { expectDocument, saveDocument } from './save-document.ts';

const UPLOADS = {
  identity: { operation: 'uploadIdentity', summary: 'Takes your proof of identity, to be verified' },
  address: { operation: 'uploadAddress', summary: 'Takes your proof of address, to be verified' },
} as const;

export const verificationRoutes: readonly RestRoute[] = [
  ...VERIFICATION_DOCUMENTS.map((purpose) =>
    route({
      // WA-03
      method: 'POST',
      path: `/api/uploads/${purpose}`,
      ...UPLOADS[purpose],
      access: 'own',
      answers: z.strictObject({ purpose: z.enum(VERIFICATION_DOCUMENTS), sizeBytes: z.int() }),
      refusals: ['RATE_LIMITED', 'VERIFICATION_PENDING', 'BAD_INPUT', 'ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'],
      takesFile: {
        types: DOCUMENT_TYPES,
        bytesMax: DOCUMENT_BYTES_MAX,
        expect: (context) => expectDocument(context.deps, actorOf(context)),
      },
      async answer(context, { file }) {
        await saveDocument(context.deps, actorOf(context), purpose, file);
        return { purpose, sizeBytes: file.length };
      },
    }),
  ),
  route({
    // For staff; every look is in the audit log
    method: 'GET',
    path: '/api/verification/:id/:document',
    operation: 'openVerificationDocument',
    summary: 'A document that a player has sent to be verified',
    description: 'Every look is in the audit log.',
    params: { id: 'The id of the request.', document: VERIFICATION_DOCUMENTS.join(' or ') },
    access: 'staff',
    answers: { file: DOCUMENT_TYPES },
    refusals: ['OWN_ACCOUNT', 'ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'],
    async answer(context, { params }) {
      const { deps } = context;
      const file = await openDocument(deps, actorOf(context), params.id, params.document);
      const { purpose, contentType, ownerId } = file;
      return new RestFile(await streamFile(deps, file), contentType, `${purpose}-${ownerId}.${endingOf(contentType)}`);
    },
  }),
];
