import { Panel } from '../../parts/panel.tsx';
import type { PlayerRecordFragment } from '../operations/__generated__/player-record.gql.ts';
import { AchievementList } from './achievement-list.tsx';
import { BattleHistory } from './battle-history.tsx';
import { RatingPanel } from './rating-panel.tsx';
import { RegionChoice } from './region-choice.tsx';

export interface PlayerRecordProps {
  readonly profile: PlayerRecordFragment;
  readonly isOwn: boolean;
}

/** What a player's battles have come to, as far as the player shows it: ratings, history, achievements. */
export const PlayerRecord = ({ profile, isOwn }: PlayerRecordProps) => (
  <>
    <RatingPanel ratings={profile.ratings} />
    {isOwn && (
      <Panel title="Leaderboard Region">
        <RegionChoice />
      </Panel>
    )}
    {(isOwn || profile.stats !== null) && <BattleHistory username={profile.username} isOwn={isOwn} />}
    {(isOwn || profile.achievements !== null) && <AchievementList achievements={profile.achievements ?? []} />}
  </>
);
