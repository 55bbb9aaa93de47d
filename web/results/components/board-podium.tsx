import { EyeOff } from 'lucide-react';
import { tierOf } from '../../format/tier.ts';
import { EmptySeat, Face } from '../../ui/face/face.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Podium } from '../../ui/figure/podium.tsx';
import { WornSkin, WornTitle, frameOf } from '../../ui/face/worn.tsx';
import type { LeaderboardRowFragment } from '../operations/__generated__/leaderboard.gql.ts';
import * as t from '../__generated__/messages.ts';

/** A podium of fewer would look like a board that failed. */
const STEPS = 3;

/** The first three. The table below says the same, so that it is for the eye alone. */
export function BoardPodium({ rows }: { readonly rows: readonly LeaderboardRowFragment[] }) {
  if (rows.length < STEPS) return null;
  return (
    <div aria-hidden="true">
      <Podium
        label={t.theFirstThree()}
        places={rows.slice(0, STEPS).map(({ rank, player, rankBadge, earningsCents }, index) => ({
          key: `${rank}-${player?.id ?? index}`,
          rank,
          face: player ? (
            <Face
              id={player.id}
              src={player.avatarUrl}
              tier={tierOf(rankBadge)}
              frame={frameOf(player.worn.frame)}
              size={index === 0 ? 80 : 64}
            />
          ) : (
            <EmptySeat size={index === 0 ? 80 : 64} icon={<EyeOff size={20} />} />
          ),
          name: player ? (
            <>
              {player.username}
              {(player.worn.title !== null || player.worn.skin !== null) && <br />}
              <WornTitle title={player.worn.title} /> <WornSkin skin={player.worn.skin} />
            </>
          ) : (
            t.privatePlayer()
          ),
          figure: earningsCents === null ? t.hidden() : <Money cents={earningsCents} signed />,
        }))}
      />
    </div>
  );
}
