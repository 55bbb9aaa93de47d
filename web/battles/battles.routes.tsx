import { battlegroundsPath, challengePattern, dashboardPath } from '../../domain/battles/battles.paths.ts';
import { tournamentPattern } from '../../domain/tournaments/tournaments.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { AcceptInviteProps } from './components/accept-invite.tsx';
import type { InviteDialogProps } from './components/invite-dialog.tsx';
import type { InviteAnswerProps } from './components/invite-answer.tsx';
import type { LiveStageProps } from './components/live-stage.tsx';
import type { InvitesProps } from './components/invites.tsx';
import type { RematchDialogProps } from './components/rematch-dialog.tsx';
import * as t from './__generated__/messages.ts';

declare module '../parts/part.tsx' {
  interface Parts {
    /** The invites to the player, or those of the player. */
    'battles.invites': InvitesProps;
    /** How one invite stands, with its buttons. */
    'battles.invite-answer': InviteAnswerProps;
    /** Accepts the invite that an address names. */
    'battles.accept-invite': AcceptInviteProps;
    /** Invites a player. */
    'battles.invite': InviteDialogProps;
    /** One battle as it stands now. */
    'battles.stage': LiveStageProps;
    /** Open battles for about the player's usual stake. */
    'battles.usual-stake': object;
    /** Invites a player again on the same terms. */
    'battles.rematch': RematchDialogProps;
    /** The games, and what goes on in them; for visitors too. */
    'battles.house-today': object;
    /** What runs or waits, to be called off. */
    'desk.battles.active': object;
    'desk.account.battles': { readonly accountId: string };
  }
}

export const battles = defineRoom({
  pages: [
    page('member', dashboardPath, async () => (await import('./screens/dashboard-screen.tsx')).DashboardScreen),
    page('member', challengePattern, async () => (await import('./screens/challenge-screen.tsx')).ChallengeScreen),
  ],
  menu: [
    {
      place: 'navigation',
      order: 40,
      to: battlegroundsPath('create'),
      label: t.battlegrounds(),
      icon: 'battles',
      words: [t.dashboardBattles()],
      alsoAt: [challengePattern.replace(':id?', ''), tournamentPattern.replace(':id', '')],
    },
  ],
  parts: {
    'battles.invites': part(async () => (await import('./components/invites.tsx')).Invites),
    'battles.invite-answer': part(async () => (await import('./components/invite-answer.tsx')).InviteAnswer),
    'battles.accept-invite': part(async () => (await import('./components/accept-invite.tsx')).AcceptInvite),
    'battles.invite': part(async () => (await import('./components/invite-dialog.tsx')).InviteDialog),
    'battles.usual-stake': part(async () => (await import('./components/usual-stake.tsx')).UsualStake),
    'battles.house-today': part(async () => (await import('./components/house-today.tsx')).HouseToday),
    'battles.stage': part(async () => (await import('./components/live-stage.tsx')).LiveStage),
    'battles.rematch': part(async () => (await import('./components/rematch-dialog.tsx')).RematchDialog),
    'desk.battles.active': part(async () => (await import('./desk/running-battles.tsx')).RunningBattles),
    'desk.account.battles': part(async () => (await import('./desk/account-battles.tsx')).AccountBattles),
  },
});
