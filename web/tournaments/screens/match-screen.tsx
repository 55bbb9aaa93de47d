import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { apart } from '../../../domain/shared/apart.ts';
import { tournamentPath, tournamentsPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { failureOf } from '../../data/failure.ts';
import { serverNow } from '../../live/server-clock.ts';
import { DisputeCard } from '../../parts/dispute-card.tsx';
import { Loaded, type Query } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Crest } from '../../ui/face/crest.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Figure, Text } from '../../ui/layout/text.tsx';
import { below } from '../../ui/tokens.ts';
import { type Contender, VersusStage } from '../../ui/face/versus-stage.tsx';
import { Won, frameOf } from '../../ui/face/worn.tsx';
import { type BracketView, nextOf, slotName } from '../bracket-view.ts';
import { MatchActions, type MatchPage } from '../components/match-actions.tsx';
import { MatchLink } from '../components/match-link.tsx';
import { entrantPath } from '../components/entrant-name.tsx';
import { MemberLink } from '../components/member-link.tsx';
import { NotForVisitors } from '../components/tournament-not-found.tsx';
import { gameTitleOf } from '../components/tournament-card.tsx';
import { RulingNotice } from '../components/ruling-notice.tsx';
import { VisitorInvitation } from '../components/visitor-invitation.tsx';
import { useBracket } from '../hooks/use-bracket.ts';
import { useEntryCode, useTournament } from '../hooks/use-tournament.ts';
import { matchTitle, roundTitle } from '../match-titles.ts';
import { BASIS_WORDS, matchStageOf } from '../match-stage.ts';
import { ReadMatchDocument, type TournamentDetailFragment } from '../operations/__generated__/tournament.gql.ts';
import * as t from '../__generated__/messages.ts';

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
      <Page title={t.matchNotFound()} width="medium">
        <EmptyState
          title={t.thereIsNoSuchMatch()}
          action={
            <Button variant="primary" asChild>
              <Link to={isMissing ? tournamentsPath : tournamentPath(id, code)}>
                {isMissing ? t.allTournaments() : t.toTheTournament()}
              </Link>
            </Button>
          }
        >
          {t.theBracketIsDrawnAtTheStart()}
        </EmptyState>
      </Page>
    );
  if (tournament && page) return <MatchView tournament={tournament} match={page} code={code} />;
  const failed = query.error ?? head.error;
  const retry = () => Promise.all([query.refetch(), head.refetch()]);
  const back = <Link to={tournamentPath(id, code)}>{t.tournament()}</Link>;
  const isLoading = query.loading || head.loading;
  return <UnreadMatch match={Math.max(match, 0)} back={back} error={failed} loading={isLoading} refetch={retry} />;
}

interface UnreadMatchProps extends Omit<Query<never>, 'data'> {
  readonly match: number;
  readonly back: ReactNode;
}

/** A match that is on its way, or did not come. */
const UnreadMatch = ({ match, back, ...query }: UnreadMatchProps) => (
  <Page title={matchTitle(match)} subtitle={'\u00A0'} back={back}>
    <Loaded query={{ ...query, data: query.loading ? undefined : null }} what={t.theMatch()} skeleton={[1, 400]}>
      {() => null}
    </Loaded>
  </Page>
);

interface MatchViewProps {
  readonly tournament: TournamentDetailFragment;
  readonly match: MatchPage;
  readonly code: string | null;
}

function MatchView({ tournament, match, code }: MatchViewProps) {
  const { view, loading, error, refetch } = useBracket(tournament, code);
  const viewer = useViewer();
  const back = <Link to={tournamentPath(tournament.id, code)}>{tournament.title}</Link>;
  // The round is named by the bracket: a heading that grows would push the match away.
  if (view === null && loading)
    return <UnreadMatch match={match.row.match} back={back} error={error} loading refetch={refetch} />;
  const isVisitor = viewer === null;
  const { row, bestOf, basis, decidedAt, viewerSide, dispute, players } = match;
  const plan = view?.graph.matches[row.match];
  const round = view && plan ? roundTitle(view.graph, plan) : t.roundNumber({ number: match.round });
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
      subtitle={`${apart(tournament.title)} · ${gameTitleOf(tournament.game)}`}
      back={back}
      status={<Badge tone={row.status === 'DISPUTED' ? 'warn' : isDecided ? 'neutral' : 'info'}>{headline}</Badge>}
    >
      <RulingNotice ruling={match.ruling} />
      <VersusStage
        isHead
        label={t.oneAgainstOther({ one: names[0], other: names[1] })}
        gameId={tournament.game.toLowerCase()}
        seed={`${tournament.id}-${row.match}`}
        host={sides[0].contender}
        guest={sides[1].contender}
        prizeLabel={t.bestOf({ games: bestOf })}
        prize={hasGames ? `${row.games[0] ?? 0}–${row.games[1] ?? 0}` : t.vs()}
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
                  {t.decidedWhen({ time: <RelativeTime at={decidedAt} now={serverNow} /> })}
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
      const label = view ? slotName(view, row.match, side) : t.toBeDecided();
      return { label, contender: { id: `slot-${side}`, src: null, name: label, picture: <span aria-hidden="true" /> } };
    }
    const teamId = view?.entrants[seed]?.teamId ?? null;
    const hasWon = row.state === 'DECIDED' && row.winner === seed;
    const note = hasWon ? (
      <Won skin={teamId === null ? player.worn.skin : null} />
    ) : row.status === 'CHECK_IN' && here[side] === true ? (
      <Badge tone="win">{t.here()}</Badge>
    ) : viewerSide === side ? (
      <Badge>{t.you()}</Badge>
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
      {t.theWinnerGoesToMatch({
        number: next + 1,
        link: (inside) => (
          <MatchLink view={view} match={next}>
            {inside}
          </MatchLink>
        ),
      })}
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
    <Panel title={t.reportedResults()}>
      <Stack as="ul" gap={3}>
        {words.map(({ playerId, games, recordingUrl, at }) => (
          <Stack as="li" gap={1} key={`${playerId}-${row.attempt}`}>
            <Text>
              {t.nameReportsScore({
                name: <strong>{nameOf(playerId)}</strong>,
                one: ordered[0] ?? '',
                score: <span css={{ whiteSpace: 'nowrap' }}>{games.join('–')}</span>,
                other: ordered[1] ?? '',
              })}
            </Text>
            <Text size={14} tone="dim">
              {recordingUrl !== '' && (
                <>
                  <a href={recordingUrl} target="_blank" rel="noopener noreferrer">
                    {t.recordingOf({ name: nameOf(playerId) })}
                  </a>
                  {' · '}
                </>
              )}
              <RelativeTime at={at} now={serverNow} />
            </Text>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
