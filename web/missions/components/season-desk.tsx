import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { formatDateTime } from '../../format/format.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import {
  ListSeasonSetsDocument,
  type ListSeasonSetsQuery,
  type SeasonMissionRowFragment,
} from '../operations/__generated__/season-missions.gql.ts';
import { GOALS, STATES, goalOf, paidWords, shareWords, spanWords } from '../season-words.ts';
import { SeasonMissionDialog } from './season-mission-dialog.tsx';
import * as t from '../__generated__/messages.ts';

type Sets = ListSeasonSetsQuery['seasonSets'];
type SeasonSet = Sets['sets'][number];

/** What seasons ask of players, for administrators to set. */
export function SeasonDesk() {
  const viewer = useViewer();
  return (
    <Panel title={t.missionsOfASeason()}>
      {viewer?.role === 'ADMINISTRATOR' ? (
        <Seasons />
      ) : (
        <EmptyState title={t.administratorsSetTheMissionsOfASeason()}>{t.askOneOfThemAboutThese()}</EmptyState>
      )}
    </Panel>
  );
}

const timesOf = ({ startsAt, endsAt }: SeasonSet): string =>
  startsAt === null || endsAt === null
    ? t.opensByItselfAfterTheSeasonBefore()
    : t.startsAtToEndsAt({ startsAt: formatDateTime(startsAt), endsAt: formatDateTime(endsAt) });

function Seasons() {
  const query = useQuery(ListSeasonSetsDocument, { fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<{ set: SeasonSet; row: SeasonMissionRowFragment | null } | null>(null);
  return (
    <>
      <Loaded query={{ ...query, data: query.data?.seasonSets }} what={t.theSeasonsMissions()} skeleton={[4, 64]}>
        {(sets) => (
          <Stack gap={6}>
            <Text size={14} tone="dim">
              {spanWords(sets)}
            </Text>
            {sets.sets.length === 0 && (
              <EmptyState title={t.noSeasonIsOpenYet()}>{t.theFirstOneOpensByItselfWithin()}</EmptyState>
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
  const add = (
    <Button size="small" aria-label={t.addAMissionToSeasonNumber({ number: set.number })} onClick={() => onOpen(null)}>
      {t.addAMission()}
    </Button>
  );
  return (
    <Stack gap={3}>
      <Row justify="space-between" gap={2}>
        <Stack gap={1}>
          <Heading level={3}>{t.seasonNumber({ number: set.number })}</Heading>
          <Text size={14} tone="dim">
            {timesOf(set)}
          </Text>
        </Stack>
        {set.missions.length > 0 && add}
      </Row>
      {set.missions.length === 0 ? (
        <EmptyState title={t.noMissionsYet()} action={add}>
          {t.playersSeeThisSeasonsTabEmpty()}
        </EmptyState>
      ) : (
        <DeskList>
          <List label={t.missionsOfSeasonNumber({ number: set.number })}>
            {set.missions.map((row) => (
              <ListRow
                key={row.id}
                isLong
                title={row.title}
                detail={t.goalTargetPaidShare({
                  goal: GOALS[goalOf(row.goal)].label,
                  target: row.target,
                  paid: paidWords(row),
                  share: shareWords(row.completing, players),
                })}
                trailing={
                  <>
                    <StateBadge row={row} />
                    <Button size="small" aria-label={t.editTitle({ title: row.title })} onClick={() => onOpen(row)}>
                      {t.edit()}
                    </Button>
                  </>
                }
              />
            ))}
          </List>
        </DeskList>
      )}
    </Stack>
  );
}

function StateBadge({ row }: { readonly row: SeasonMissionRowFragment }) {
  const word = row.state === 'PUBLISHED' ? STATES.published : STATES.draft;
  return <Badge tone={word.tone}>{word.label}</Badge>;
}
