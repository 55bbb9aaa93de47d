import type { MissionTab } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Coins } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useMissions } from '../hooks/use-missions.ts';
import { ClaimMissionDocument } from '../operations/__generated__/claim-mission.gql.ts';
import type { MissionRowFragment } from '../operations/__generated__/mission-row.gql.ts';
import type { ReadMissionsQuery } from '../operations/__generated__/read-missions.gql.ts';
import { MissionItem } from './mission-item.tsx';

export interface MissionListProps {
  readonly tab: MissionTab;
  readonly labels: 'mission' | 'reward';
}

type Board = ReadMissionsQuery['missions'];

/** The missions of a day or a week, what waits from before them, and when they begin anew (MI-01 to MI-08). */
export function MissionList({ tab, labels }: MissionListProps) {
  const query = useMissions(tab);
  const toast = useToast();
  const claim = useAction(ClaimMissionDocument, {
    changes: ['ReadMissions', 'ReadStreak', 'LedgerLines'],
    movesMoney: true,
    refusal: useRefusalToast('Nothing was claimed'),
  });
  const claimOne = async ({ id, title, reward, coins }: MissionRowFragment): Promise<void> => {
    if (!(await claim.run({ id }, id))) return;
    toast({ title: `${coins > 0 ? `${coins} BC` : reward.label} claimed`, description: title, tone: 'win' });
  };
  const items = (missions: readonly MissionRowFragment[]) =>
    missions.map((mission) => (
      <MissionItem
        key={mission.id}
        mission={mission}
        labels={labels}
        isClaiming={claim.runningId === mission.id}
        onClaim={() => void claimOne(mission)}
      />
    ));
  return (
    <Loaded
      query={query}
      what="your missions"
      skeleton={[4, 140]}
      isEmpty={({ missions, waiting }) => missions.length + waiting.length === 0}
      empty={<EmptyState title="No missions">New ones come with the next day.</EmptyState>}
      readAt={query.readAt}
    >
      {(board) => (
        <Stack gap={4}>
          <Circumstances board={board} />
          <Grid as="ul" gap={4} min={280} aria-label={tab === 'DAILY' ? 'Daily missions' : 'Weekly missions'}>
            {items(board.missions)}
          </Grid>
          {board.waiting.length > 0 && (
            <Stack gap={3}>
              <Text weight={600}>Rewards from before</Text>
              <Grid as="ul" gap={4} min={280} aria-label="Rewards from before">
                {items(board.waiting)}
              </Grid>
            </Stack>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

/** When it all begins anew, what the day has room for, and whether coins are doubled. */
function Circumstances({ board }: { readonly board: Board }) {
  const { resetsAt, paidCoins, capCoins, factor, factorUntil } = board;
  return (
    <Stack gap={3}>
      <Row justify="space-between" gap={2}>
        <Text as="span" size={14} tone="dim">
          New missions in <Countdown endsAt={resetsAt} now={serverNow} label="Time until new missions" />
        </Text>
        <Text as="span" size={14} tone="dim">
          <Coins amount={paidCoins} /> of {capCoins} BC paid today
        </Text>
      </Row>
      {factorUntil !== null && (
        <Notice tone="win">
          {factor}× BC for every mission until {formatDateTime(factorUntil)}.
        </Notice>
      )}
    </Stack>
  );
}
