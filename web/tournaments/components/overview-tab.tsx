import { css } from '@emotion/react';
import { prizesOf } from '../../../domain/tournaments/prizes.ts';
import { COUNTED_PLAYERS_MIN } from '../../../domain/results/leaderboard.ts';
import { isCountable } from '../../../domain/tournaments/counted-tournament.ts';
import { poolOf } from '../../../domain/tournaments/tournament.ts';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { formatCents } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { Table } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament-detail.gql.ts';
import { FORMAT_WORDS, REGION_WORDS, SEEDING_WORDS, bestOfWords, isFree, tieBreaksOf } from '../tournament-words.ts';
import { DrawProof } from './draw-proof.tsx';
import { MemberLink } from './member-link.tsx';
import { gameTitleOf } from './tournament-card.tsx';

const rulesText = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** What each place brings with so many players, best first; places that nobody can fill fall to the others. */
function planOf(tournament: TournamentDetailFragment, players: number): number[] {
  const { prizeTable } = tournament;
  const places = Array.from({ length: Math.min(players, prizeTable.length) }, (_, place) => [place]);
  return [...prizesOf(poolOf(tournament, players), prizeTable, places).values()];
}

/** What is played for, on which terms, by which rules. */
export function OverviewTab({ tournament }: { readonly tournament: TournamentDetailFragment }) {
  const { rules, drawHash } = tournament;
  return (
    <Grid min={320} gap={5} align="start">
      <PrizePanel tournament={tournament} />
      <TermsPanel tournament={tournament} />
      <Panel title="Rules">
        {rules === '' ? (
          <Text tone="dim">The organiser has set no rules of their own: those of Gauntlet hold.</Text>
        ) : (
          <Text css={rulesText}>{rules}</Text>
        )}
        <TieBreaks tournament={tournament} />
        <WhatCounts tournament={tournament} />
      </Panel>
      {drawHash !== null && <DrawProof tournament={tournament} drawHash={drawHash} />}
    </Grid>
  );
}

/** What the pool is made of; what the organiser adds is guaranteed as soon as it lies in escrow. */
function poolWords(tournament: TournamentDetailFragment): string {
  const { buyInCents, guaranteeCents, status } = tournament;
  if (guaranteeCents === 0) return 'The pool is all buy-ins, and all of it is paid out.';
  const added = formatCents(guaranteeCents);
  const made = buyInCents === 0 ? 'The pool is' : 'The pool is all buy-ins and';
  if (status === 'DRAFT') return `${made} ${added} that you add when you announce it. All of it is paid out.`;
  if (status === 'CANCELLED') return `${made} ${added} from the organiser. All of it went back.`;
  if (status === 'COMPLETED') return `${made} ${added} from the organiser, who did not play for it.`;
  return `${made} ${added} from the organiser, who does not play for it; that lies in escrow. All of it is paid out.`;
}

function PrizePanel({ tournament }: { readonly tournament: TournamentDetailFragment }) {
  const { prizeTable, entrants, minEntrants, capacity } = tournament;
  // With fewer it does not take place.
  const players = Math.max(entrants, minEntrants);
  const now = planOf(tournament, players);
  const full = planOf(tournament, capacity);
  return (
    <Panel title="Prizes">
      {isFree(tournament) ? (
        <Text tone="dim">It is free to enter and is played for the honour.</Text>
      ) : (
        <Stack gap={3}>
          <Table
            caption="Prizes"
            items={prizeTable.map((percent, place) => ({ percent, place }))}
            itemKey={({ place }) => String(place)}
            columns={[
              { key: 'place', header: 'Place', cell: ({ place }) => `Place ${place + 1}` },
              { key: 'share', header: 'Share', cell: ({ percent }) => `${percent}%` },
              {
                key: 'now',
                header: `With ${players}`,
                align: 'end',
                cell: ({ place }) => <Money cents={now[place] ?? 0} />,
              },
              {
                key: 'full',
                header: `With ${capacity}`,
                align: 'end',
                cell: ({ place }) => <Money cents={full[place] ?? 0} />,
              },
            ]}
          />
          <Text size={14} tone="dim">
            {poolWords(tournament)} Those who share a place share what their places bring.
            {tournament.teamSize === null
              ? ''
              : ' The players of a team share its prize evenly, as they do its buy-in.'}
          </Text>
        </Stack>
      )}
    </Panel>
  );
}

function TermsPanel({ tournament }: { readonly tournament: TournamentDetailFragment }) {
  const {
    organiser,
    game,
    format,
    hasThird,
    bestOf,
    seeding,
    minEntrants,
    capacity,
    region,
    isVerifiedOnly,
    isExclusive,
    privacy,
    teamSize,
  } = tournament;
  const isVisitor = useViewer() === null;
  return (
    <Panel title="Terms">
      <DescriptionList
        items={[
          {
            term: 'Organiser',
            detail: (
              <MemberLink to={playerPath(organiser.username)} isVisitor={isVisitor}>
                {organiser.username}
              </MemberLink>
            ),
          },
          { term: 'Game', detail: gameTitleOf(game) },
          { term: 'Type', detail: FORMAT_WORDS[format] },
          ...(format === 'SINGLE' ? [{ term: 'Third place', detail: hasThird ? 'Played for' : 'Shared' }] : []),
          ...(format === 'GROUPS' ? [{ term: 'Group size', detail: String(tournament.groupSize) }] : []),
          ...(format === 'SWISS'
            ? [
                {
                  term: 'Rounds',
                  detail: tournament.swissRounds === null ? 'As the field needs' : String(tournament.swissRounds),
                },
              ]
            : []),
          { term: 'Matches', detail: bestOfWords(bestOf) },
          { term: 'Seeding', detail: SEEDING_WORDS[seeding] },
          { term: teamSize === null ? 'Players' : 'Teams', detail: `${minEntrants} to ${capacity}` },
          ...(teamSize === null ? [] : [{ term: 'Line-up', detail: `${teamSize} players of a team` }]),
          ...(region === null ? [] : [{ term: 'Region', detail: REGION_WORDS[region] }]),
          ...(isVerifiedOnly ? [{ term: 'Verified', detail: 'For verified players' }] : []),
          ...(isExclusive ? [{ term: 'Exclusive', detail: 'For VIPs, and for those whom the organiser invites' }] : []),
          ...(privacy === 'CODE' ? [{ term: 'Entry', detail: 'With a code' }] : []),
        ]}
      />
    </Panel>
  );
}

/** Whether it moves leaderboards and ratings; what keeps one from it that could is how it goes. */
function WhatCounts({ tournament }: { readonly tournament: TournamentDetailFragment }) {
  const privacy = tournament.privacy === 'PUBLIC' ? 'public' : 'code';
  return (
    <Text size={14} tone="dim">
      {isCountable({ ...tournament, privacy })
        ? `With ${COUNTED_PLAYERS_MIN} players or more it counts for leaderboards and ratings once the prizes are paid.`
        : tournament.teamSize === null
          ? 'It does not count for leaderboards and ratings.'
          : 'Matches and prizes count for the teams, not for leaderboards and ratings of players.'}
    </Text>
  );
}

function TieBreaks({ tournament: { format } }: { readonly tournament: TournamentDetailFragment }) {
  if (format === 'SINGLE' || format === 'DOUBLE') return null;
  return (
    <Text size={14} tone="dim">
      Tables go by {tieBreaksOf(format === 'SWISS' ? 'swiss' : 'robin')}, in this order. Whoever is still equal shares
      the place and the prize.
    </Text>
  );
}
