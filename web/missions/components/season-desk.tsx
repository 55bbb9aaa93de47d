import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { formatDateTime } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { ListSeasonSetsDocument, type ListSeasonSetsQuery } from '../operations/__generated__/list-season-sets.gql.ts';
import type { SeasonMissionRowFragment } from '../operations/__generated__/season-mission-row.gql.ts';
import { GOALS, STATES, goalOf, paidWords, shareWords, spanWords } from '../season-words.ts';
import { SeasonMissionDialog } from './season-mission-dialog.tsx';

type Sets = ListSeasonSetsQuery['seasonSets'];
type SeasonSet = Sets['sets'][number];

/** What seasons ask of players, for administrators to set. */
export function SeasonDesk() {
  const viewer = useViewer();
  return (
    <Panel title="Missions of a season">
      {viewer?.role === 'ADMINISTRATOR' ? (
        <Seasons />
      ) : (
        <EmptyState title="Administrators set the missions of a season">Ask one of them about these.</EmptyState>
      )}
    </Panel>
  );
}

const timesOf = ({ startsAt, endsAt }: SeasonSet): string =>
  startsAt === null || endsAt === null
    ? 'Opens by itself after the season before it.'
    : `${formatDateTime(startsAt)} to ${formatDateTime(endsAt)}`;

function Seasons() {
  const query = useQuery(ListSeasonSetsDocument, { fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<{ set: SeasonSet; row: SeasonMissionRowFragment | null } | null>(null);
  return (
    <>
      <Loaded query={{ ...query, data: query.data?.seasonSets }} what="the season’s missions" skeleton={[4, 64]}>
        {(sets) => (
          <Stack gap={6}>
            <Text size={14} tone="dim">
              {spanWords(sets)}
            </Text>
            {sets.sets.length === 0 && (
              <EmptyState title="No season is open yet">The first one opens by itself within minutes.</EmptyState>
            )}
            {sets.sets.map((set) => (
              <SetOfSeason key={set.season} set={set} players={sets.players} onOpen={(row) => setOpen({ set, row })} />
            ))}
          </Stack>
        )}
      </Loaded>
      {open && <SeasonMissionDialog set={open.set} row={open.row} onClose={() => setOpen(null)} />}
    </>
  );
}

interface SetProps {
  readonly set: SeasonSet;
  readonly players: number;
  /** With null for a new one. */
  readonly onOpen: (row: SeasonMissionRowFragment | null) => void;
}

function SetOfSeason({ set, players, onOpen }: SetProps) {
  const name = `Season ${set.number}`;
  const add = (
    <Button size="small" aria-label={`Add a mission to ${name}`} onClick={() => onOpen(null)}>
      Add a mission
    </Button>
  );
  return (
    <Stack gap={3}>
      <Row justify="space-between" gap={2}>
        <Stack gap={1}>
          <Heading level={3}>{name}</Heading>
          <Text size={14} tone="dim">
            {timesOf(set)}
          </Text>
        </Stack>
        {set.missions.length > 0 && add}
      </Row>
      {set.missions.length === 0 ? (
        <EmptyState title="No missions yet" action={add}>
          Players see this season’s tab empty until one is published.
        </EmptyState>
      ) : (
        <List label={`Missions of ${name}`}>
          {set.missions.map((row) => (
            <ListRow
              key={row.id}
              isLong
              title={row.title}
              detail={`${GOALS[goalOf(row.goal)].label}: ${row.target} · ${paidWords(row)} · would have completed it: ${shareWords(row.completing, players)}`}
              trailing={
                <>
                  <StateBadge row={row} />
                  <Button size="small" aria-label={`Edit ${row.title}`} onClick={() => onOpen(row)}>
                    Edit
                  </Button>
                </>
              }
            />
          ))}
        </List>
      )}
    </Stack>
  );
}

function StateBadge({ row }: { readonly row: SeasonMissionRowFragment }) {
  const word = row.state === 'PUBLISHED' ? STATES.published : STATES.draft;
  return <Badge tone={word.tone}>{word.label}</Badge>;
}
