import {
  editTournamentPattern,
  newTournamentPattern,
  tournamentDeskPattern,
  tournamentMatchPattern,
  tournamentPattern,
  tournamentsPath,
  bracketsPath,
} from '../../domain/tournaments/tournaments.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { TournamentHubProps } from './components/tournament-hub.tsx';
import * as t from './__generated__/messages.ts';

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
  menu: [
    {
      place: 'palette',
      order: 20,
      to: tournamentsPath,
      label: t.tournaments(),
      words: t.wordsToFindTournaments().split(', '),
    },
    {
      place: 'palette',
      order: 21,
      to: bracketsPath,
      label: t.customBrackets(),
      words: t.wordsToFindBrackets().split(', '),
    },
  ],
  parts: {
    'tournaments.hub': part(async () => (await import('./components/tournament-hub.tsx')).TournamentHub),
    'desk.battles.tournaments': part(async () => (await import('./components/staff-tournaments.tsx')).StaffTournaments),
  },
});
