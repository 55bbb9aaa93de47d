import { battlegroundsPath } from '../../domain/battles/battles.paths.ts';
import { serverNow } from '../live/server-clock.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  entries: [
    {
      order: 10,
      to: battlegroundsPath('live-battles'),
      label: t.battleHub(),
      icon: 'battles',
      words: [t.openBattlesJoin()],
    },
  ],
  verbs: [
    {
      to: battlegroundsPath('create'),
      label: t.createBattleVerb(),
      words: t.createBattleWords(),
      icon: 'battles',
      order: 30,
      isPossible: ({ pausedUntil }) => (pausedUntil ?? 0) <= serverNow(),
    },
  ],
});
