import { Panel } from '../../parts/panel.tsx';
import type { PlayerRecordFragment } from '../operations/__generated__/player-record.gql.ts';
import { AchievementList } from './achievement-list.tsx';
import { BattleHistory } from './battle-history.tsx';
import { RatingPanel } from './rating-panel.tsx';
import { RegionChoice } from './region-choice.tsx';
import * as t from '../__generated__/messages.ts';

export interface PlayerRecordProps {
  readonly profile: PlayerRecordFragment;
  readonly isOwn: boolean;
}

/** Of others the history holds public battles alone: so many of those that are counted. */
const PUBLIC_USUAL = 4;

/** What a player's battles have come to, as far as the player shows it: ratings, history, achievements. */
export const PlayerRecord = ({ profile, isOwn }: PlayerRecordProps) => (
  <>
    <RatingPanel ratings={profile.ratings} />
    {isOwn && (
      <Panel title={t.leaderboardRegion()}>
        <RegionChoice />
      </Panel>
    )}
    {(isOwn || profile.stats !== null) && (
      <BattleHistory
        username={profile.username}
        isOwn={isOwn}
        expected={Math.min(profile.stats?.totalBattles ?? 0, isOwn ? Infinity : PUBLIC_USUAL)}
      />
    )}
    {(isOwn || profile.achievements !== null) && <AchievementList achievements={profile.achievements ?? []} />}
  </>
);
