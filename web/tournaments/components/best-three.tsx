import { Crest } from '../../ui/face/crest.tsx';
import { Face } from '../../ui/face/face.tsx';
import { WornTitle, frameOf } from '../../ui/face/worn.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Podium } from '../../ui/figure/podium.tsx';
import type { BracketView, Entrant } from '../bracket-view.ts';
import type { ReadStandingsQuery } from '../operations/__generated__/tournament.gql.ts';
import * as t from '../__generated__/messages.ts';

export type Place = NonNullable<ReadStandingsQuery['tournamentStandings']>['places'][number];

/** Of a player or a team. */
function Portrait({ entrant }: { readonly entrant: Entrant | undefined }) {
  if (entrant === undefined) return null;
  const { id, avatarUrl, teamId, worn } = entrant;
  return teamId === null ? (
    <Face id={id} src={avatarUrl} frame={frameOf(worn?.frame)} size={56} />
  ) : (
    <Crest id={teamId} src={avatarUrl} size={48} />
  );
}

interface BestThreeProps {
  readonly entrants: BracketView['entrants'];
  /** Best first. */
  readonly places: readonly Place[];
}

/** The podium of a tournament that is over, with what each place has brought. */
export const BestThree = ({ entrants, places }: BestThreeProps) => (
  <Podium
    label={t.theBestThree()}
    places={places.slice(0, 3).map(({ entrant, place, prizeCents }) => ({
      key: String(entrant),
      rank: place,
      face: <Portrait entrant={entrants[entrant]} />,
      name: (
        <>
          {entrants[entrant]?.username} <WornTitle title={entrants[entrant]?.worn?.title ?? null} />
        </>
      ),
      figure: prizeCents > 0 ? <Money cents={prizeCents} /> : null,
    }))}
  />
);
