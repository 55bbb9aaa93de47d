import {
  editTournamentPattern,
  newTournamentPattern,
  tournamentDeskPattern,
  tournamentMatchPattern,
  tournamentPattern,
} from '../../domain/tournaments/tournaments.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { TournamentHubProps } from './components/tournament-hub.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** The list of tournaments, or of custom brackets. */
    'tournaments.hub': TournamentHubProps;
    /** What runs and is not over, for staff. */
    'desk.battles.tournaments': object;
  }
}

export const tournaments = defineRoom({
  pages: [
    page('member', newTournamentPattern, async () => (await import('./screens/create-screen.tsx')).CreateScreen),
    page('open', tournamentPattern, async () => (await import('./screens/tournament-screen.tsx')).TournamentScreen),
    page('open', tournamentMatchPattern, async () => (await import('./screens/match-screen.tsx')).MatchScreen),
    page('member', editTournamentPattern, async () => (await import('./screens/edit-screen.tsx')).EditScreen),
    page('member', tournamentDeskPattern, async () => (await import('./screens/desk-screen.tsx')).DeskScreen),
  ],
  parts: {
    'tournaments.hub': part(async () => (await import('./components/tournament-hub.tsx')).TournamentHub),
    'desk.battles.tournaments': part(async () => (await import('./components/staff-tournaments.tsx')).StaffTournaments),
  },
});
