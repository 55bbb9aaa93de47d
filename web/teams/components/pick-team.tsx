import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useState } from 'react';
import { failureOf } from '../../data/failure.ts';
import { formatSignedCents } from '../../format/format.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ListTeamsDocument } from '../operations/__generated__/list-teams.gql.ts';
import { recordOf } from '../team-words.ts';
import { TeamLogo } from './team-logo.tsx';

const SHOWN = 8;
const SEARCH_MAX = 30;

interface PickTeamProps {
  readonly onPick: (teamId: string) => void;
}

/** The other teams by earnings, narrowed by name. */
export function PickTeam({ onPick }: PickTeamProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, previousData, error, loading, refetch } = useQuery(ListTeamsDocument, {
    variables: { search, first: SHOWN, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const teams = (data ?? previousData)?.teams.edges.map(({ node }) => node);
  return (
    <Stack gap={4}>
      <TextField
        label="Find a team"
        type="search"
        autoComplete="off"
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {teams && teams.length > 0 ? (
        <List label="Teams">
          {teams.map((team) => (
            <ListRow
              key={team.id}
              leading={<TeamLogo id={team.id} src={team.logoUrl} size={36} />}
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
      ) : teams ? (
        <EmptyState title="No team found">
          {search === '' ? 'There is no other team yet.' : `No team has “${search}” in its name.`}
        </EmptyState>
      ) : error ? (
        <ErrorState title="Failed to load teams" busy={loading} onRetry={() => void refetch().catch(() => undefined)}>
          {failureOf(error).sentence}
        </ErrorState>
      ) : (
        <Skeleton label="Loading teams">
          <SkeletonBlock height={240} shape="card" />
        </Skeleton>
      )}
    </Stack>
  );
}
