import { personal } from '../../db/client/personal-data.ts';
import { dataExports } from '../../db/privacy/data-export.table.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { exportRoutes } from './export.rest.ts';
import { makeDataExport } from './make-data-export.ts';
import { PrivacyResolver } from './privacy.resolver.ts';
import { privacyRefusals } from './refusals.ts';

declare module '../../db/uploads/upload.table.ts' {
  interface UploadPurposes {
    export: unknown;
  }
}

export const privacy: Room = {
  name: 'privacy',
  refusals: privacyRefusals,
  resolvers: [PrivacyResolver],
  routes: exportRoutes,
  jobs: { 'account.export': makeDataExport },
  uploads: { export: 'private, erased' },
  personalData: {
    tables: [personal(dataExports, { fates: { userId: 'erased' } })],
  },
};
