import { missionsPath } from '../../domain/missions/missions.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { MissionListProps } from './components/mission-list.tsx';
import type { WaitingRewardsProps } from './components/waiting-rewards.tsx';
import * as t from './__generated__/messages.ts';

declare module '../parts/part.tsx' {
  interface Parts {
    'missions.list': MissionListProps;
    'desk.content.missions': object;
    'missions.waiting': WaitingRewardsProps;
  }
}

export const missions = defineRoom({
  pages: [page('member', missionsPath, async () => (await import('./screens/missions-screen.tsx')).MissionsScreen)],
  menu: [
    {
      place: 'navigation',
      order: 120,
      to: missionsPath,
      label: t.missions(),
      icon: 'missions',
      words: [t.streak(), 'xp'],
    },
  ],
  parts: {
    'missions.list': part(async () => (await import('./components/mission-list.tsx')).MissionList),
    'desk.content.missions': part(async () => (await import('./components/season-desk.tsx')).SeasonDesk),
    'missions.waiting': part(async () => (await import('./components/waiting-rewards.tsx')).WaitingRewards),
  },
});
