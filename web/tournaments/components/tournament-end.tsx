import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Loaded } from '../../parts/loaded.tsx';
import { formatCents } from '../../format/format.ts';
import { LOCALE } from '../../format/locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import type { BracketView } from '../bracket-view.ts';
import { ReadStandingsDocument } from '../operations/__generated__/tournament.gql.ts';
import { BestThree, type Place } from './best-three.tsx';
import * as t from '../__generated__/messages.ts';

const listed = new Intl.ListFormat(LOCALE);

const place = css({
  padding: 'var(--space-5) var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--bg-1)',
  textAlign: 'center',
});

/** What a tournament that is over is opened for: its champion, the podium, and the own place with what it has brought. */
export function TournamentEnd({ view }: { readonly view: BracketView }) {
  const { tournamentId: id, code } = view;
  const query = useQuery(ReadStandingsDocument, { variables: { id, code }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded
      query={{ ...query, data: query.data?.tournamentStandings }}
      what={t.theStandings()}
      skeleton={
        <Skeleton label={t.loadingTheTournament()}>
          <SkeletonBlock height={320} shape="card" />
        </Skeleton>
      }
    >
      {({ isOver, places }) => (isOver && places.length > 0 ? <Ended view={view} places={places} /> : null)}
    </Loaded>
  );
}

interface EndedProps {
  readonly view: BracketView;
  readonly places: readonly Place[];
}

function Ended({ view, places }: EndedProps) {
  const { entrants, ownSeed } = view;
  const names = places.filter((one) => one.place === 1).flatMap(({ entrant }) => entrants[entrant]?.username ?? []);
  const own = places.find(({ entrant }) => entrant === ownSeed);
  return (
    <section css={place} aria-label={t.howItEnded()}>
      <Stack gap={4}>
        <Heading level={2} size={28} css={{ overflowWrap: 'anywhere' }}>
          {t.championsAre({ names: listed.format(names), count: names.length })}
        </Heading>
        <BestThree entrants={entrants} places={places} />
        {own && <Text weight={600}>{ownWords(own, typeof entrants[own.entrant]?.teamId === 'string')}</Text>}
      </Stack>
    </section>
  );
}

/** The place of whoever looks, or of their team, and what it has brought. */
function ownWords({ place: own, prizeCents }: Place, isOfTeam: boolean): string {
  const who = isOfTeam ? 'team' : 'player';
  return prizeCents > 0
    ? t.ownPlaceWithPrize({ who, place: own, prize: formatCents(prizeCents) })
    : t.ownPlace({ who, place: own });
}
