import { skipToken, useQuery } from '@apollo/client/react';
import { Shield, Swords, Trophy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { PREFIX_MIN } from '../../../domain/shared/search.ts';
import { TEAM_SEARCH_MAX } from '../../../domain/teams/team.ts';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { teamPath } from '../../../domain/teams/teams.paths.ts';
import { tournamentPath } from '../../../domain/tournaments/tournaments.paths.ts';
import type { CommandEntry, CommandGroup } from '../../ui/overlay/command-palette.tsx';
import { Face } from '../../ui/face/face.tsx';
import { FindContestsDocument } from '../operations/__generated__/battle.gql.ts';
import { FindPeopleDocument } from '../operations/__generated__/friend.gql.ts';
import * as t from '../__generated__/messages.ts';

/** A word is typed in less. */
const PAUSE_MS = 250;

export interface Found {
  readonly groups: readonly CommandGroup[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

/** Players, battles, teams and tournaments by what is typed, once typing pauses; two characters at least. */
export function useFound(typed: string): Found {
  const navigate = useNavigate();
  const wanted = typed.trim();
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  // Nothing of a search is kept: the lists of the pages have other rows. What is typed beyond what every list can be
  // asked for, the palette compares by itself.
  const asked =
    text.length < PREFIX_MIN
      ? skipToken
      : { variables: { text: text.slice(0, TEAM_SEARCH_MAX) }, fetchPolicy: 'no-cache' as const };
  const people = useQuery(FindPeopleDocument, asked);
  const contests = useQuery(FindContestsDocument, asked);
  if (wanted.length < PREFIX_MIN) return { groups: [], isSearching: false, hasFailed: false };

  const shown = contests.data ?? contests.previousData;
  const players = (people.data ?? people.previousData)?.findPlayers ?? [];
  const tournaments = [shown?.tournaments, shown?.brackets, shown?.listings].flatMap((page) => page?.edges ?? []);
  const leadTo =
    (path: string): CommandEntry['onSelect'] =>
    () =>
      void navigate(path);
  const groups: CommandGroup[] = [
    {
      heading: t.players(),
      entries: players.map(({ player: { id, username, avatarUrl } }) => ({
        id: `player-${id}`,
        label: username,
        icon: <Face id={id} src={avatarUrl} size={24} />,
        onSelect: leadTo(playerPath(username)),
      })),
    },
    {
      heading: t.battles(),
      entries: (shown?.battles.edges ?? []).map(({ node: { id, title, gameTitle, creator } }) => ({
        id: `battle-${id}`,
        label: title,
        keywords: [creator.username],
        note: gameTitle,
        icon: <Swords aria-hidden />,
        onSelect: leadTo(challengePath(id)),
      })),
    },
    {
      heading: t.teams(),
      entries: (shown?.teams.edges ?? []).map(({ node: { id, name } }) => ({
        id: `team-${id}`,
        label: name,
        icon: <Shield aria-hidden />,
        onSelect: leadTo(teamPath(id)),
      })),
    },
    {
      heading: t.tournaments(),
      entries: tournaments.map(({ node: { id, title } }) => ({
        id: `tournament-${id}`,
        label: title,
        icon: <Trophy aria-hidden />,
        onSelect: leadTo(tournamentPath(id)),
      })),
    },
  ];
  return {
    groups,
    isSearching: wanted !== text || people.loading || contests.loading,
    hasFailed: wanted === text && (people.error ?? contests.error) !== undefined,
  };
}
