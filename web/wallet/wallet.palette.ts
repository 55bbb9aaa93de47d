import { statementsPath, walletTabPath } from '../../domain/wallet/wallet.paths.ts';
import { serverNow } from '../live/server-clock.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  entries: [
    {
      order: 19,
      to: walletTabPath('battlecoin'),
      label: 'BattleCoin',
      icon: 'wallet',
      words: [t.bcCoins()],
    },
    {
      order: 70,
      to: statementsPath,
      label: t.statements(),
      words: [t.monthlyQuarterlyTaxYear()],
    },
  ],
  verbs: [
    {
      to: walletTabPath('deposit'),
      label: t.depositVerb(),
      words: t.depositWords(),
      icon: 'wallet',
      order: 10,
      // A break stops deposits, and withdrawals never.
      isPossible: ({ pausedUntil }) => (pausedUntil ?? 0) <= serverNow(),
    },
    {
      to: walletTabPath('withdraw'),
      label: t.withdrawVerb(),
      words: t.withdrawWords(),
      icon: 'wallet',
      order: 20,
    },
  ],
});
