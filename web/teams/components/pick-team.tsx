import { TEAM_SEARCH_MAX } from '../../../domain/teams/team.ts';
import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useState } from 'react';
import { Loaded } from '../../parts/loaded.tsx';
import { formatSignedCents } from '../../format/format.ts';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Crest } from '../../ui/face/crest.tsx';
import { ListTeamsDocument } from '../operations/__generated__/team.gql.ts';
import { recordOf } from '../team-words.ts';
import * as t from '../__generated__/messages.ts';

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
        label={t.findATeam()}
        type="search"
        autoComplete="off"
        maxLength={TEAM_SEARCH_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Loaded
        query={{ ...query, data: (query.data ?? query.previousData)?.teams.edges.map(({ node }) => node) }}
        what={t.teamsToLoad()}
        skeleton={[1, 240]}
        isEmpty={(teams) => teams.length === 0}
        empty={
          <EmptyState title={t.noTeamFound()}>
            {search === '' ? t.thereIsNoOtherTeamYet() : t.noTeamHasSearchInItsName({ search })}
          </EmptyState>
        }
      >
        {(teams) => (
          <List label={t.teams()}>
            {teams.map((team) => (
              <ListRow
                key={team.id}
                leading={<Crest id={team.id} src={team.logoUrl} size={36} />}
                title={team.name}
                detail={t.recordAndEarnings({
                  record: recordOf(team),
                  earnings: formatSignedCents(team.earningsCents),
                })}
                trailing={
                  <Button size="small" onClick={() => onPick(team.id)} aria-label={t.chooseName({ name: team.name })}>
                    {t.chooseTeam()}
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
