import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ClaimMissionDocument, type MissionRowFragment } from '../operations/__generated__/missions.gql.ts';
import { rewardWords } from '../mission-words.ts';
import { MissionItem, type MissionItemProps } from './mission-item.tsx';
import * as t from '../__generated__/messages.ts';

interface MissionGridProps extends Pick<MissionItemProps, 'labels'> {
  readonly label: string;
  readonly missions: readonly MissionRowFragment[];
}

/** Missions beside each other, to be claimed there (MI-05). */
export function MissionGrid({ label, missions, labels }: MissionGridProps) {
  const toast = useToast();
  const claim = useAction(ClaimMissionDocument, {
    changes: ['ReadMissions', 'ReadStreak', 'LedgerLines'],
    movesMoney: true,
    refusal: useRefusalToast(t.nothingWasClaimed()),
  });
  const claimOne = async ({ id, title, reward, coins }: MissionRowFragment): Promise<void> => {
    if (!(await claim.run({ id }, id))) return;
    toast({
      title: t.rewardClaimed({ reward: rewardWords(reward, coins) }),
      description: title,
      tone: 'win',
    });
  };
  return (
    <Grid as="ul" gap={4} min={280} aria-label={label}>
      {missions.map((mission) => (
        <MissionItem
          key={mission.id}
          mission={mission}
          labels={labels}
          isClaiming={claim.runningId === mission.id}
          onClaim={() => void claimOne(mission)}
        />
      ))}
    </Grid>
  );
}
