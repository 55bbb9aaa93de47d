import { adminVerificationPath } from '../../domain/shared/admin.paths.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  entries: [
    {
      order: 90,
      to: adminVerificationPath,
      label: t.identityVerification(),
      icon: 'admin',
      words: t.identityVerificationSearch().split(' '),
    },
  ],
});
