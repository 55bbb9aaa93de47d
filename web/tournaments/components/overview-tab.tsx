import { css } from '@emotion/react';
import { prizesOf } from '../../../domain/tournaments/prizes.ts';
import { COUNTED_PLAYERS_MIN } from '../../../domain/results/leaderboard.ts';
import { isCountable } from '../../../domain/tournaments/counted-tournament.ts';
import { poolOf } from '../../../domain/tournaments/tournament.ts';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { formatCents } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ratingWords } from '../rating-words.ts';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament.gql.ts';
import {
  FORMAT_WORDS,
  REGION_WORDS,
  SEEDING_WORDS,
  bestOfWords,
  isFree,
  swissRoundsWords,
  tieBreaksOf,
} from '../tournament-words.ts';
import { DrawProof } from './draw-proof.tsx';
import { MemberLink } from './member-link.tsx';
import { gameTitleOf } from './tournament-card.tsx';
import { ownWords } from '../own-reasons.ts';
import * as t from '../__generated__/messages.ts';

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
      <Panel title={t.rules()}>
        {rules === '' ? <Text tone="dim">{t.theOrganiserHasSetNoRules()}</Text> : <Text css={rulesText}>{rules}</Text>}
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
  if (guaranteeCents === 0) return t.thePoolIsAllBuyIns();
  const added = formatCents(guaranteeCents);
  const buyIns = buyInCents === 0 ? 'none' : 'some';
  if (status === 'DRAFT') return t.poolWithWhatYouAdd({ buyIns, added });
  if (status === 'CANCELLED') return t.poolThatWentBack({ buyIns, added });
  if (status === 'COMPLETED') return t.poolThatWasPaid({ buyIns, added });
  return t.poolInEscrow({ buyIns, added });
}

function PrizePanel({ tournament }: { readonly tournament: TournamentDetailFragment }) {
  const { prizeTable, entrants, minEntrants, capacity, status } = tournament;
  // With fewer it does not take place.
  const players = Math.max(entrants, minEntrants);
  const now = planOf(tournament, players);
  const full = planOf(tournament, capacity);
  const canGrow = players < capacity && ['DRAFT', 'ANNOUNCED', 'REGISTRATION', 'CHECK_IN'].includes(status);
  return (
    <Panel title={t.prizes()}>
      {isFree(tournament) ? (
        <Text tone="dim">{t.itIsFreeToEnter()}</Text>
      ) : (
        <Stack gap={3}>
          <Table
            caption={t.prizes()}
            items={prizeTable.map((percent, place) => ({ percent, place }))}
            itemKey={({ place }) => String(place)}
            columns={[
              { key: 'place', header: t.place(), cell: ({ place }) => t.placeNumber({ place: place + 1 }) },
              { key: 'share', header: t.share({ meaning: 'part' }), cell: ({ percent }) => `${percent}%` },
              {
                key: 'now',
                header: t.withPlayers({ players }),
                align: 'end',
                cell: ({ place }) => <Money cents={now[place] ?? 0} />,
              },
              ...(canGrow
                ? [
                    {
                      key: 'full',
                      header: t.withPlayers({ players: capacity }),
                      align: 'end' as const,
                      cell: ({ place }: { readonly place: number }) => <Money cents={full[place] ?? 0} />,
                    },
                  ]
                : []),
            ]}
          />
          <Text size={14} tone="dim">
            {poolWords(tournament)} {t.thoseWhoShareAPlace()}
            {tournament.teamSize !== null && ` ${t.thePlayersOfATeamShare()}`}
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
    minRating,
    maxRating,
  } = tournament;
  const isVisitor = useViewer() === null;
  return (
    <Panel title={t.terms()}>
      <DescriptionList
        items={[
          {
            term: t.organiser(),
            detail: (
              <MemberLink to={playerPath(organiser.username)} isVisitor={isVisitor}>
                {ownWords(organiser.username)}
              </MemberLink>
            ),
          },
          { term: t.game(), detail: gameTitleOf(game) },
          { term: t.type(), detail: FORMAT_WORDS[format] },
          ...(format === 'SINGLE' ? [{ term: t.thirdPlace(), detail: hasThird ? t.playedFor() : t.shared() }] : []),
          ...(format === 'GROUPS' ? [{ term: t.groupSize(), detail: String(tournament.groupSize) }] : []),
          ...(format === 'SWISS'
            ? [
                {
                  term: t.rounds(),
                  detail: swissRoundsWords(tournament),
                },
              ]
            : []),
          { term: t.matches(), detail: bestOfWords(bestOf) },
          { term: t.seeding(), detail: SEEDING_WORDS[seeding] },
          {
            term: teamSize === null ? t.players() : t.teams(),
            detail: t.minToCapacity({ min: minEntrants, capacity }),
          },
          ...(teamSize === null ? [] : [{ term: t.lineUp(), detail: t.playersOfATeam({ size: teamSize }) }]),
          ...(region === null ? [] : [{ term: t.region(), detail: REGION_WORDS[region] }]),
          ...(minRating === null && maxRating === null
            ? []
            : [{ term: t.rating(), detail: ratingWords({ minRating, maxRating }) }]),
          ...(isVerifiedOnly ? [{ term: t.verified(), detail: t.forVerifiedPlayers() }] : []),
          ...(isExclusive ? [{ term: t.exclusive(), detail: t.forVIPsAndForThoseWhom() }] : []),
          ...(privacy === 'CODE' ? [{ term: t.entry(), detail: t.withACode() }] : []),
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
        ? t.withSoManyPlayersItCounts({ players: COUNTED_PLAYERS_MIN })
        : tournament.teamSize === null
          ? t.itDoesNotCountForLeaderboards()
          : t.matchesAndPrizesCountForTheTeams()}
    </Text>
  );
}

function TieBreaks({ tournament: { format } }: { readonly tournament: TournamentDetailFragment }) {
  if (format === 'SINGLE' || format === 'DOUBLE') return null;
  return (
    <Text size={14} tone="dim">
      {t.tablesGoByTieBreaks({ tieBreaks: tieBreaksOf(format === 'SWISS' ? 'swiss' : 'robin') })}
    </Text>
  );
}
