import {
  arcadeBracketPattern,
  arcadeDailyPattern,
  arcadeGamePattern,
  arcadePath,
  arcadeReplayPattern,
  arcadeRunPattern,
} from '../../domain/arcade/arcade.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { AlertedRunsProps } from './desk/alerted-runs.tsx';
import type { DecideHeldProps } from './desk/decide-held-dialog.tsx';
import type { StaffArcadeProps } from './components/staff-arcade.tsx';
import * as t from './__generated__/messages.ts';

declare module '../parts/part.tsx' {
  interface Parts {
    'arcade.leaders': object;
    /** What holds entries, for staff. */
    'desk.battles.arcade': StaffArcadeProps;
    /** The runs that an alert is about. */
    'desk.alert.runs': AlertedRunsProps;
    /** Pays a win that an alert holds, or lets its run not count. */
    'desk.alert.decision': DecideHeldProps;
  }
}

export const arcade = defineRoom({
  pages: [
    page('member', arcadePath, async () => (await import('./screens/arcade-screen.tsx')).ArcadeScreen),
    page('member', arcadeGamePattern, async () => (await import('./screens/arcade-game-screen.tsx')).ArcadeGameScreen),
    page(
      'member',
      arcadeBracketPattern,
      async () => (await import('./screens/arcade-bracket-screen.tsx')).ArcadeBracketScreen,
    ),
    page(
      'member',
      arcadeDailyPattern,
      async () => (await import('./screens/arcade-daily-screen.tsx')).ArcadeDailyScreen,
    ),
    page('focused', arcadeRunPattern, async () => (await import('./screens/arcade-run-screen.tsx')).ArcadeRunScreen),
    page(
      'member',
      arcadeReplayPattern,
      async () => (await import('./screens/arcade-replay-screen.tsx')).ArcadeReplayScreen,
    ),
  ],
  parts: {
    'arcade.leaders': part(async () => (await import('./components/leaders.tsx')).Leaders),
    'desk.battles.arcade': part(async () => (await import('./components/staff-arcade.tsx')).StaffArcade),
    'desk.alert.runs': part(async () => (await import('./desk/alerted-runs.tsx')).AlertedRuns),
    'desk.alert.decision': part(async () => (await import('./desk/decide-held-dialog.tsx')).DecideHeldDialog),
  },
  menu: [
    {
      place: 'navigation',
      order: 50,
      to: arcadePath,
      label: t.arcade(),
      icon: 'arcade',
      words: [t.games(), t.practice()],
      alsoAt: [`${arcadePath}/`],
    },
  ],
});
