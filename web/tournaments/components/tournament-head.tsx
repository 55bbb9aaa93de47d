import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Link, useLocation } from 'react-router-dom';
import { tournamentDeskPath, tournamentMatchPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { signInPathFrom } from '../../address/return-to.ts';
import { useAction } from '../../data/use-action.ts';
import { serverNow } from '../../live/server-clock.ts';
import { GoneMeanwhile } from '../../parts/gone-meanwhile.tsx';
import { Failed } from '../../parts/failed.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { GameArt } from '../../ui/face/game-art.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { StatStrip } from '../../ui/figure/stat-strip.tsx';
import { StickyAction } from '../../ui/overlay/sticky-action.tsx';
import { Figure, Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { below } from '../../ui/tokens.ts';
import { type BracketView, isUnderWay, ownMatchOf, slotName } from '../bracket-view.ts';
import { useIsStaff } from '../hooks/use-is-staff.ts';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { matchTitle } from '../match-titles.ts';
import {
  CheckInTournamentDocument,
  OwnLineupDocument,
  LeaveTournamentDocument,
  type TournamentDetailFragment,
} from '../operations/__generated__/tournament.gql.ts';
import { KIND_WORDS, entering, guaranteedWords, isFull, stageOf } from '../tournament-words.ts';
import { LineupPanel } from './lineup-panel.tsx';
import * as t from '../__generated__/messages.ts';

const JoinDialog = lazyDialog(async () => (await import('./join-dialog.tsx')).JoinDialog);
const LineupDialog = lazyDialog(async () => (await import('./lineup-dialog.tsx')).LineupDialog);

const stage = css({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  // The button that phones keep at the bottom is in here, and stands above the rows of the tables that follow.
  zIndex: 1,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--bg-1)',
});
const art = css({
  height: 150,
  '& > *': { width: '100%', height: '100%' },
  [below.medium]: { height: 96 },
  '@media print': { display: 'none' },
});
const body = css({
  display: 'grid',
  gap: 'var(--space-5)',
  padding: 'var(--space-5)',
  [below.medium]: { padding: 'var(--space-4)' },
});
const halves = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 'var(--space-3) var(--space-8)',
  '& > :only-child': { gridColumn: '1 / -1' },
  [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface HeadProps {
  readonly tournament: TournamentDetailFragment;
  readonly code: string | null;
  /** Null before the start. */
  readonly view: BracketView | null;
  readonly isOrganiser: boolean;
}

/** Where a tournament stands, until when, what comes then, and what whoever looks can do about it. */
export function TournamentHead({ tournament, code, view, isOrganiser }: HeadProps) {
  const { id, game, title, buyInCents, feeCents, guaranteeCents, poolCents, entrants, capacity } = tournament;
  const { headline, now, next, endsAt, clock } = stageOf(tournament);
  const isVisitor = useViewer() === null;
  return (
    <section css={stage} aria-label={title}>
      <div css={art}>
        <GameArt gameId={game.toLowerCase()} seed={id} ratio={null} />
      </div>
      <div css={body}>
        <StatStrip
          label={t.theTournamentInFigures()}
          wraps
          stats={[
            { label: t.prizePool(), value: <Money cents={poolCents} /> },
            ...(guaranteedWords(tournament) === null
              ? []
              : [{ label: t.guaranteed(), value: <Money cents={guaranteeCents} /> }]),
            { label: t.buyIn(), value: buyInCents === 0 ? t.free() : <Money cents={buyInCents} /> },
            ...(buyInCents === 0 ? [] : [{ label: t.fee(), value: <Money cents={feeCents} /> }]),
            { label: tournament.teamSize === null ? t.players() : t.teams(), value: `${entrants}/${capacity}` },
          ]}
        />
        <div css={halves}>
          {endsAt !== null && (
            <Stack gap={1}>
              <Text as="span" tone="dim" size={14}>
                {clock}
              </Text>
              <Figure size={40}>
                <Countdown endsAt={endsAt} now={serverNow} label={clock} />
              </Figure>
            </Stack>
          )}
          <Stack gap={1} role="status" aria-live="polite">
            <Text weight={600}>{headline}</Text>
            <Text size={14}>{now}</Text>
            {next !== null && (
              <Text tone="dim" size={14}>
                {next}
              </Text>
            )}
          </Stack>
        </div>
        {view && <OwnMatch view={view} />}
        {isVisitor ? (
          tournament.status === 'REGISTRATION' && <SignInToEnter isFull={isFull(tournament)} />
        ) : (
          <HeadActions tournament={tournament} code={code} isOrganiser={isOrganiser} />
        )}
      </div>
    </section>
  );
}

/** The way to the match that whoever looks has to play. */
function OwnMatch({ view }: { readonly view: BracketView }) {
  const own = ownMatchOf(view);
  if (!own || view.ownSeed === null) return null;
  const isNow = isUnderWay(own);
  const other = slotName(view, own.match, own.slots[0] === view.ownSeed ? 1 : 0);
  return (
    <Row gap={3} role="status">
      <Badge tone={isNow ? 'ember' : 'info'} live={isNow}>
        {isNow ? t.yourMatch() : t.yourNextMatch()}
      </Badge>
      <Text as="span">{t.matchAgainstOther({ match: matchTitle(own.match), other })}</Text>
      <Button variant={isNow ? 'primary' : 'secondary'} asChild>
        <Link to={tournamentMatchPath(view.tournamentId, own.match, view.code)}>
          {isNow ? t.goToYourMatch() : t.viewYourMatch()}
        </Link>
      </Button>
    </Row>
  );
}

interface SignInProps {
  /** Whoever comes now waits for a place. */
  readonly isFull: boolean;
}

/** Leads back here. */
function SignInToEnter({ isFull: isOnlyToWait }: SignInProps) {
  const location = useLocation();
  return (
    <Row gap={3}>
      <StickyAction>
        <Button variant="primary" size="large" asChild>
          <Link to={signInPathFrom(location)}>{isOnlyToWait ? t.signInToJoinTheWaitingList() : t.signInToEnter()}</Link>
        </Button>
      </StickyAction>
    </Row>
  );
}

function HeadActions({ tournament, code, isOrganiser }: Omit<HeadProps, 'view'>) {
  const { id, status, kind, viewerStatus, buyInCents, guaranteeCents, teamSize } = tournament;
  const isForOthers = isOrganiser && guaranteeCents > 0;
  const hasDesk = useIsStaff() || isOrganiser;
  const viewerId = useViewer()?.id;
  const own = useQuery(OwnLineupDocument, {
    variables: { id, code },
    skip: teamSize === null,
    fetchPolicy: 'cache-and-network',
  });
  const lineup = own.data?.tournamentLineup ?? null;
  const isForTeam = lineup !== null && lineup.captainId !== viewerId;
  const dialog = useAddressDialog('dialog');
  const toast = useToast();
  const options = { movesMoney: true, changes: TOURNAMENT_QUERIES };
  const leave = useAction(LeaveTournamentDocument, options);
  const checkIn = useAction(CheckInTournamentDocument, { changes: TOURNAMENT_QUERIES });
  const isIn = viewerStatus === 'ENTERED' || viewerStatus === 'HERE' || viewerStatus === 'WAITING';
  const mayJoin = status === 'REGISTRATION' && !isIn && !isForOthers && lineup === null;
  const mayLeave = isIn && (status === 'REGISTRATION' || status === 'CHECK_IN');
  const mayCheckIn = status === 'CHECK_IN' && viewerStatus === 'ENTERED' && !isForTeam;
  if (!mayJoin && !mayLeave && !hasDesk && lineup === null) return null;

  const giveUp = async (): Promise<void> => {
    if (!(await leave.run({ id }))) return;
    toast({
      title: t.youHaveLeft(),
      ...(buyInCents > 0 &&
        viewerStatus !== 'WAITING' && {
          description: teamSize === null ? t.buyInAndFeeAreBack() : t.everybodysShareIsBackInTheirWallets(),
        }),
    });
    dialog.close();
  };
  return (
    <Stack gap={3}>
      {lineup && <LineupPanel tournament={tournament} lineup={lineup} code={code} />}
      <Row gap={3}>
        {mayJoin && (
          <StickyAction>
            <Button variant="primary" size="large" onClick={() => dialog.open('join')}>
              {teamSize !== null
                ? t.enterWithYourTeam()
                : isFull(tournament)
                  ? t.joinTheWaitingList()
                  : KIND_WORDS[kind].join}
            </Button>
          </StickyAction>
        )}
        {mayCheckIn && (
          <StickyAction>
            <Button
              variant="primary"
              size="large"
              busy={checkIn.isRunning}
              onClick={() =>
                void checkIn.run({ id }).then((done) => done && toast({ title: t.youAreCheckedIn(), tone: 'win' }))
              }
            >
              {t.confirmCheckIn()}
            </Button>
          </StickyAction>
        )}
        {mayLeave && <Button onClick={() => dialog.open('leave')}>{t.leave()}</Button>}
        {hasDesk && (
          <Button asChild>
            <Link to={tournamentDeskPath(id)}>{t.organisersDesk()}</Link>
          </Button>
        )}
      </Row>
      <Failed failure={checkIn.failure} />
      {dialog.value === 'join' && !mayJoin && viewerStatus === null && <GoneMeanwhile />}
      {status === 'CHECK_IN' && viewerStatus === 'ENTERED' && isForTeam && (
        <Text size={14} tone="dim">
          {t.yourCaptainChecksInForTheTeam()}
        </Text>
      )}
      {dialog.value === 'join' && mayJoin && teamSize !== null && (
        <LineupDialog tournament={tournament} size={teamSize} code={code} onClose={dialog.close} />
      )}
      {dialog.value === 'join' && mayJoin && teamSize === null && (
        <JoinDialog tournament={tournament} code={code} onClose={dialog.close} />
      )}
      {dialog.value === 'leave' && mayLeave && (
        <ConfirmDialog
          open
          onOpenChange={dialog.close}
          title={viewerStatus === 'WAITING' ? t.askToLeaveTheWaitingList() : t.askToGiveUpYourPlace()}
          description={
            viewerStatus === 'WAITING'
              ? t.nothingIsHeldForYou()
              : t.yourPlaceGoesToWhoeverWaitsLongest({
                  entering: entering(tournament),
                  back: buyInCents === 0 ? 'nothing' : teamSize === null ? 'buyIn' : 'shares',
                })
          }
          confirmLabel={t.leave()}
          cancelLabel={t.stay()}
          variant="danger"
          busy={leave.isRunning}
          refusal={leave.failure?.sentence}
          onConfirm={giveUp}
        />
      )}
    </Stack>
  );
}
