import { twoFactorOffPath, twoFactorSetupPath } from '../../domain/security/security.paths.ts';
import { definePalette } from '../parts/define-room.ts';
import { isTwoFactorOn } from './is-two-factor-on.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  verbs: [
    {
      to: twoFactorSetupPath,
      label: t.turnOnTwoFactor(),
      words: t.twoFactorWords(),
      icon: 'trust',
      order: 50,
      isPossible: async (_viewer, client) => (await isTwoFactorOn(client)) === false,
    },
    {
      to: twoFactorOffPath,
      label: t.turnOffTwoFactor(),
      words: t.twoFactorWords(),
      icon: 'trust',
      order: 60,
      isPossible: async (_viewer, client) => (await isTwoFactorOn(client)) === true,
    },
  ],
});
