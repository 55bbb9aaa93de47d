import { adminRiskPath } from '../../domain/shared/admin.paths.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  entries: [
    {
      order: 106,
      to: adminRiskPath,
      label: t.riskCases(),
      icon: 'admin',
      words: t.riskCasesSearch().split(' '),
    },
  ],
});
