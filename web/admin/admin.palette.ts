import { adminBattlesPath } from '../../domain/shared/admin.paths.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  entries: [
    {
      order: 100,
      to: adminBattlesPath,
      label: t.battlesAndDisputes(),
      icon: 'admin',
      words: t.battlesAndDisputesSearch().split(' '),
    },
  ],
});
