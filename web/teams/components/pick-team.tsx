import { TEAM_SEARCH_MAX } from '../../../domain/teams/team.ts';
import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useState } from 'react';
import { Loaded } from '../../parts/loaded.tsx';
import { formatSignedCents } from '../../format/format.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Crest } from '../../ui/crest.tsx';
import { ListTeamsDocument } from '../operations/__generated__/list-teams.gql.ts';
import { recordOf } from '../team-words.ts';

const SHOWN = 8;

interface PickTeamProps {
  readonly onPick: (teamId: string) => void;
}

/** The other teams by earnings, narrowed by name. */
export function PickTeam({ onPick }: PickTeamProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const query = useQuery(ListTeamsDocument, {
    variables: { search, first: SHOWN, after: null },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack gap={4}>
      <TextField
        label="Find a team"
        type="search"
        autoComplete="off"
        maxLength={TEAM_SEARCH_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Loaded
        query={{ ...query, data: (query.data ?? query.previousData)?.teams.edges.map(({ node }) => node) }}
        what="teams"
        skeleton={[1, 240]}
        isEmpty={(teams) => teams.length === 0}
        empty={
          <EmptyState title="No team found">
            {search === '' ? 'There is no other team yet.' : `No team has “${search}” in its name.`}
          </EmptyState>
        }
      >
        {(teams) => (
          <List label="Teams">
            {teams.map((team) => (
              <ListRow
                key={team.id}
                leading={<Crest id={team.id} src={team.logoUrl} size={36} />}
                title={team.name}
                detail={`${recordOf(team)} · ${formatSignedCents(team.earningsCents)} in total`}
                trailing={
                  <Button size="small" onClick={() => onPick(team.id)} aria-label={`Choose ${team.name}`}>
                    Choose
                  </Button>
                }
              />
            ))}
          </List>
        )}
      </Loaded>
    </Stack>
  );
}
