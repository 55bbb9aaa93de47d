import { PARTIAL_UPLOADS, PART_BYTES_MAX } from '../../../domain/shared/partial-uploads.ts';
import { type ProtocolAnswers, type RestReply, type RestRoute, route } from '../../kernel/http/route.ts';
import { requirePartialUpload } from './end-upload.ts';
import type { speakTus as SpeakTus } from './speak-tus.ts';

/** The library of the protocol comes with the first upload by parts. */
async function speakTus(...asked: Parameters<typeof SpeakTus>): Promise<RestReply> {
  const speaking = await import('./speak-tus.ts');
  return speaking.speakTus(...asked);
}

const PROTOCOL = 'tus 1.0.0, https://tus.io/protocols/resumable-upload';
const VERSION = { 'Tus-Resumable': 'The version of the protocol, 1.0.0.' };
const EXPIRES = { 'Upload-Expires': 'When it is dropped, a day after it was begun.' };
const OFFSET = { 'Upload-Offset': 'How many bytes of the file are here.' };
const ID = { id: 'The id of the upload, from the address that it was given.' };
const ONE = `${PARTIAL_UPLOADS}/:id` as const;

/** What the routes say that take the files; asked at both ends. */
const OF_ROUTES = [
  'ACCOUNT_BANNED',
  'ACCOUNT_SUSPENDED',
  'BAD_INPUT',
  'CAPTAIN_ONLY',
  'FORBIDDEN',
  'LIST_FULL',
  'NOT_A_PARTICIPANT',
  'NOT_FOUND',
  'NOT_IN_A_TEAM',
  'RATE_LIMITED',
  'VERIFICATION_PENDING',
] as const;

const answers = (statuses: ProtocolAnswers['statuses'], headers: ProtocolAnswers['headers']): ProtocolAnswers => ({
  protocol: PROTOCOL,
  statuses,
  headers: { ...VERSION, ...headers },
});

/**
 * Files by parts: as large as they may be whole, and to the same routes. Who may send is asked when it begins, and again
 * by the route at the end. Closed to keys as all routes are that take files of players.
 */
export const partialUploadRoutes: readonly RestRoute[] = [
  route({
    method: 'OPTIONS',
    path: PARTIAL_UPLOADS,
    operation: 'describePartialUploads',
    summary: 'What of the tus protocol is spoken here',
    access: 'anyone',
    answers: answers(
      { 204: 'See the headers.' },
      {
        'Tus-Version': 'The version of the protocol, 1.0.0.',
        'Tus-Extension': 'What is spoken beyond the core.',
        'Tus-Max-Size': 'The largest file that any route takes, in bytes.',
      },
    ),
    refusals: [],
    answer: (context, call) => speakTus(context, 'OPTIONS', call),
  }),
  route({
    method: 'POST',
    path: PARTIAL_UPLOADS,
    operation: 'beginPartialUpload',
    summary: 'Begins to send a file by parts',
    description:
      'It has no body. `Upload-Metadata` names, each in base64: `path`, the address of the route that takes such a file whole; `type`, its media type; and `sha256`, the sum of all its bytes in hexadecimal digits. Whatever that route refuses is refused here, before a byte is sent. The same file for the same route is begun once: announced again, it goes on.',
    headers: {
      ...VERSION,
      'Upload-Length': 'How many bytes the whole file has.',
      'Upload-Metadata': 'What the file is, and for what.',
    },
    access: 'own',
    answers: answers(
      { 201: 'Parts are sent to the address in Location.' },
      { ...EXPIRES, Location: 'The address of the upload.' },
    ),
    refusals: [...OF_ROUTES, 'FILE_UNUSABLE', 'FILE_TOO_LARGE'],
    answer: (context, call) => speakTus(context, 'POST', call),
  }),
  route({
    method: 'HEAD',
    path: ONE,
    operation: 'measurePartialUpload',
    summary: 'How much of a file is here',
    params: ID,
    headers: VERSION,
    access: 'own',
    answers: answers(
      { 200: 'See the headers.' },
      {
        ...EXPIRES,
        ...OFFSET,
        'Upload-Length': 'How many bytes the whole file has.',
        'Upload-Metadata': 'What was said of it.',
      },
    ),
    refusals: [],
    answer: (context, call) => speakTus(context, 'HEAD', call),
  }),
  route({
    method: 'PATCH',
    path: ONE,
    operation: 'sendPart',
    summary: 'Sends the next part of a file',
    description:
      'A part is taken whole or not at all. With the last one the file is handed to its route, whose answer comes back; an empty part at the end asks for that answer again.',
    params: ID,
    headers: { ...VERSION, 'Upload-Offset': 'Where the part begins, which is where the file ends so far.' },
    access: 'own',
    answers: answers(
      { 200: 'That was the last part: what the route of the file answers.', 204: 'The part is here.' },
      { ...EXPIRES, ...OFFSET },
    ),
    refusals: [...OF_ROUTES, 'UPLOAD_OFFSET', 'UPLOAD_ENDING', 'UPLOAD_DAMAGED'],
    takesFile: {
      types: ['application/offset+octet-stream'],
      bytesMax: PART_BYTES_MAX,
      expect: async (context, params) => void (await requirePartialUpload(context, params['id'] ?? '')),
    },
    answer: (context, call) => speakTus(context, 'PATCH', call),
  }),
  route({
    method: 'DELETE',
    path: ONE,
    operation: 'cancelPartialUpload',
    summary: 'Drops what has come of a file',
    params: ID,
    headers: VERSION,
    access: 'own',
    answers: answers({ 204: 'Nothing is left of it.' }, {}),
    refusals: ['UPLOAD_ENDING'],
    answer: (context, call) => speakTus(context, 'DELETE', call),
  }),
];
