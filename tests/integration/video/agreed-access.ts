import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'Mutation.chooseRecording': 'own',
  'Mutation.connectPlatform': 'own',
  'Mutation.deleteRecording': 'own',
  'Mutation.disconnectPlatform': 'own',
  'Mutation.openCamera': 'own',
  'Mutation.rotateStreamKey': 'own',
  'Mutation.showStreamKey': 'own',
  'Query.ingest': 'own',
  'Query.ownRecordings': 'own',
  'Query.simulcast': 'own',
};
