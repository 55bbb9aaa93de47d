import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Link, useParams } from 'react-router-dom';
import { tournamentPath, tournamentsPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { matchTitle, roundTitle } from '../../../domain/tournaments/match-names.ts';
import { failureOf } from '../../data/failure.ts';
import { serverNow } from '../../live/server-clock.ts';
import { DisputeCard } from '../../parts/dispute-card.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Figure, Text } from '../../ui/text.tsx';
import { below } from '../../ui/tokens.ts';
import { type Contender, VersusStage } from '../../ui/versus-stage.tsx';
import { frameOf } from '../../ui/worn.tsx';
import { type BracketView, nextOf, slotName } from '../bracket-view.ts';
import { MatchActions, type MatchPage } from '../components/match-actions.tsx';
import { MatchLink } from '../components/match-link.tsx';
import { entrantPath } from '../components/entrant-name.tsx';
import { MemberLink } from '../components/member-link.tsx';
import { NotForVisitors } from '../components/tournament-not-found.tsx';
import { gameTitleOf } from '../components/tournament-card.tsx';
import { VisitorInvitation } from '../components/visitor-invitation.tsx';
import { useBracket } from '../hooks/use-bracket.ts';
import { useEntryCode, useTournament } from '../hooks/use-tournament.ts';
import { BASIS_WORDS, matchStageOf } from '../match-stage.ts';
import { ReadMatchDocument } from '../operations/__generated__/read-match.gql.ts';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament-detail.gql.ts';

const halves = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 'var(--space-3) var(--space-8)',
  '& > :only-child': { gridColumn: '1 / -1' },
  [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** /tournaments/:id/matches/:match */
export function MatchScreen() {
  const { id = '', match: asked = '' } = useParams();
  const code = useEntryCode();
  const isVisitor = useViewer() === null;
  const { query: head, tournament, isMissing } = useTournament(id, code);
  const match = /^\d{1,4}$/.test(asked) ? Number(asked) : -1;
  const query = useQuery(ReadMatchDocument, { variables: { id, match, code }, fetchPolicy: 'cache-and-network' });
  const page = query.data?.tournamentMatch ?? null;
  const isGone = isMissing || (query.error !== undefined && failureOf(query.error).code === 'NOT_FOUND');
  if (isVisitor && isMissing && tournament === null) return <NotForVisitors />;
  if (isGone && !page)
    return (
      <Page title="Match Not Found" width="medium">
        <EmptyState
          title="There is no such match"
          action={
            <Button variant="primary" asChild>
              <Link to={isMissing ? tournamentsPath : tournamentPath(id, code)}>
                {isMissing ? 'All tournaments' : 'To the tournament'}
              </Link>
            </Button>
          }
        >
          The bracket is drawn at the start; before it there are no matches.
        </EmptyState>
      </Page>
    );
  if (tournament && page) return <MatchView tournament={tournament} match={page} code={code} />;
  const failed = query.error ?? head.error;
  const retry = () => Promise.all([query.refetch(), head.refetch()]);
  return (
    <Page title={matchTitle(Math.max(match, 0))} back={<Link to={tournamentPath(id, code)}>Tournament</Link>}>
      <Loaded
        query={{ data: null, error: failed, loading: query.loading || head.loading, refetch: retry }}
        what="the match"
        skeleton={[2, 280]}
      >
        {() => null}
      </Loaded>
    </Page>
  );
}

interface MatchViewProps {
  readonly tournament: TournamentDetailFragment;
  readonly match: MatchPage;
  readonly code: string | null;
}

function MatchView({ tournament, match, code }: MatchViewProps) {
  const { view } = useBracket(tournament, code);
  const viewer = useViewer();
  const isVisitor = viewer === null;
  const { row, bestOf, basis, decidedAt, viewerSide, dispute, players } = match;
  const plan = view?.graph.matches[row.match];
  const round = view && plan ? roundTitle(view.graph, plan) : `Round ${match.round}`;
  const isDecided = row.state === 'DECIDED';
  const hasGames = isDecided && (row.how === 'PLAYED' || row.how === 'DRAW');
  const sides = sidesOf(match, view, isVisitor);
  const names = [sides[0].label, sides[1].label] as const;
  const own = viewerSide === null || !isDecided || row.winner < 0 ? null : row.winner === row.slots[viewerSide];
  // Who plays for a team reads what onlookers read: the captain, whose id the entrant has, checks in and reports.
  const speaks = viewerSide !== null && players[viewerSide]?.id === viewer?.id;
  const { headline, now, next, clock } = matchStageOf(speaks ? match : { ...match, viewerSide: null });
  const clockAt = row.dueAt !== null && clock !== '' && tournament.status === 'RUNNING' ? row.dueAt : null;
  return (
    <Page
      title={`${matchTitle(row.match)}, ${round}`}
      subtitle={`${tournament.title} · ${gameTitleOf(tournament.game)}`}
      back={<Link to={tournamentPath(tournament.id, code)}>{tournament.title}</Link>}
      status={<Badge tone={row.status === 'DISPUTED' ? 'warn' : isDecided ? 'neutral' : 'info'}>{headline}</Badge>}
    >
      <VersusStage
        isHead
        label={names.join(' against ')}
        gameId={tournament.game.toLowerCase()}
        seed={`${tournament.id}-${row.match}`}
        host={sides[0].contender}
        guest={sides[1].contender}
        prizeLabel={`Best of ${bestOf}`}
        prize={hasGames ? `${row.games[0] ?? 0}–${row.games[1] ?? 0}` : 'vs'}
        tone={own === null ? undefined : own ? 'win' : 'loss'}
        state={
          <div css={halves}>
            {clockAt !== null && (
              <Stack gap={1}>
                <Text as="span" tone="dim" size={14}>
                  {clock}
                </Text>
                <Figure size={40}>
                  <Countdown endsAt={clockAt} now={serverNow} label={clock} />
                </Figure>
              </Stack>
            )}
            <Stack gap={1} role="status" aria-live="polite">
              <Text weight={600}>{headline}</Text>
              <Text size={14}>{now}</Text>
              {isDecided && basis !== null && <Text size={14}>{BASIS_WORDS[basis]}</Text>}
              {decidedAt !== null && (
                <Text tone="dim" size={14}>
                  Decided <RelativeTime at={decidedAt} now={serverNow} />
                </Text>
              )}
              {next !== null && (
                <Text tone="dim" size={14}>
                  {next}
                </Text>
              )}
            </Stack>
          </div>
        }
        action={<MatchActions match={match} view={view} names={names} />}
      />
      {view && <Onwards view={view} match={row.match} />}
      <ReportsPanel match={match} />
      <DisputeCard dispute={dispute} isParty={viewerSide !== null} />
      {isVisitor && <VisitorInvitation />}
    </Page>
  );
}

/** The two of a match: players, or what comes there. */
function sidesOf(match: MatchPage, view: BracketView | null, isVisitor: boolean) {
  const { row, players, here, viewerSide } = match;
  const sideOf = (side: 0 | 1): { label: string; contender: Contender } => {
    const seed = row.slots[side] ?? -2;
    // Players stand in the order of the slots, as far as they are known.
    const player = seed < 0 ? undefined : players[side === 1 && (row.slots[0] ?? -2) < 0 ? 0 : side];
    if (!player) {
      const label = view ? slotName(view, row.match, side) : 'To be decided';
      return { label, contender: { id: `slot-${side}`, src: null, name: label, picture: <span aria-hidden="true" /> } };
    }
    const teamId = view?.entrants[seed]?.teamId ?? null;
    const hasWon = row.state === 'DECIDED' && row.winner === seed;
    const note = hasWon ? (
      <Badge tone="win">Winner</Badge>
    ) : row.status === 'CHECK_IN' && here[side] === true ? (
      <Badge tone="win">Here</Badge>
    ) : viewerSide === side ? (
      <Badge>You</Badge>
    ) : undefined;
    const name = (
      <MemberLink to={entrantPath({ ...player, teamId })} isVisitor={isVisitor}>
        {player.username}
      </MemberLink>
    );
    const look =
      teamId === null
        ? { frame: frameOf(player.worn.frame), title: player.worn.title }
        : { picture: <Crest id={teamId} src={player.avatarUrl} size={72} /> };
    return { label: player.username, contender: { id: player.id, src: player.avatarUrl, name, note, ...look } };
  };
  return [sideOf(0), sideOf(1)] as const;
}

function Onwards({ view, match }: { readonly view: BracketView; readonly match: number }) {
  const next = nextOf(view.graph, match);
  if (next === null) return null;
  return (
    <Text size={14} tone="dim">
      The winner goes to{' '}
      <MatchLink view={view} match={next}>
        {matchTitle(next).toLowerCase()}
      </MatchLink>
      .
    </Text>
  );
}

/** What the players said, with the recordings that shall prove it. Nothing before the first report. */
function ReportsPanel({ match: { words, players, row } }: { readonly match: MatchPage }) {
  if (words.length === 0) return null;
  const nameOf = (id: string): string => players.find((one) => one.id === id)?.username ?? '';
  const ordered = players.length === 2 ? players.map(({ username }) => username) : [];
  return (
    <Panel title="Reported results">
      <Stack as="ul" gap={3}>
        {words.map(({ playerId, games, recordingUrl, at }) => (
          <Stack as="li" gap={1} key={`${playerId}-${row.attempt}`}>
            <Text>
              <strong>{nameOf(playerId)}</strong> reports {ordered[0]}{' '}
              <span css={{ whiteSpace: 'nowrap' }}>{games.join('–')}</span> {ordered[1]}
            </Text>
            <Text size={14} tone="dim">
              <a href={recordingUrl} target="_blank" rel="noopener noreferrer">
                Recording of {nameOf(playerId)}
              </a>{' '}
              · <RelativeTime at={at} now={serverNow} />
            </Text>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
