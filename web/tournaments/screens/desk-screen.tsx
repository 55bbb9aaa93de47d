import { useQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { editTournamentPath, tournamentPath, tournamentsPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { isTalkOver } from '../../../domain/tournaments/tournament-talk.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCents, formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { AddRefused } from '../../parts/add-missing.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { OnceKnown } from '../../parts/once-known.tsx';
import { Panel } from '../../parts/panel.tsx';
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx';
import { ShareCode } from '../../parts/share-code.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { CheckInBoard } from '../components/check-in-board.tsx';
import { DecisionsTab } from '../components/decisions-tab.tsx';
import { DeskPlayers } from '../components/desk-players.tsx';
import { HeldNotice } from '../components/held-notice.tsx';
import { useBracket } from '../hooks/use-bracket.ts';
import { useIsStaff } from '../hooks/use-is-staff.ts';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { useTournament } from '../hooks/use-tournament.ts';
import {
  AnnounceTournamentDocument,
  ListEntrantsDocument,
  type TournamentDetailFragment,
} from '../operations/__generated__/tournament.gql.ts';
import { KIND_WORDS, badgeOf, stageOf } from '../tournament-words.ts';
import * as t from '../__generated__/messages.ts';

const DeskMatches = lazyPart(async () => (await import('../components/desk-matches.tsx')).DeskMatches);
const AnnouncePanel = lazyPart(async () => (await import('../components/announce-panel.tsx')).AnnouncePanel);
const CorrectionPanel = lazyPart(async () => (await import('../components/correction-panel.tsx')).CorrectionPanel);
const HoldDialog = lazyPart(async () => (await import('../components/hold-dialog.tsx')).HoldDialog);
const CancelDialog = lazyPart(async () => (await import('../components/cancel-dialog.tsx')).CancelDialog);

/** /tournaments/:id/desk: where its organiser works, and staff when they have to. */
export function DeskScreen() {
  const { id = '' } = useParams();
  const viewer = useViewer();
  const { query, tournament } = useTournament(id, null);
  const isStaff = useIsStaff();
  const isOrganiser = tournament !== null && tournament.organiser.id === viewer?.id;
  return (
    <Page
      title={tournament === null ? t.organisersDesk() : t.deskOf({ title: tournament.title })}
      back={
        <Link to={tournament === null ? tournamentsPath : tournamentPath(id)}>
          {tournament?.title ?? t.tournaments()}
        </Link>
      }
      status={tournament && <Badge tone={badgeOf(tournament).tone}>{badgeOf(tournament).label}</Badge>}
    >
      <Loaded query={{ ...query, data: tournament }} what={t.theTournament()} skeleton={[3, 120]}>
        {(found) =>
          isOrganiser || isStaff ? (
            <Desk tournament={found} isOrganiser={isOrganiser} isStaff={isStaff} />
          ) : (
            <EmptyState
              title={t.thisDeskIsItsOrganisers()}
              action={
                <Button asChild>
                  <Link to={tournamentPath(id)}>{t.toTheTournament()}</Link>
                </Button>
              }
            />
          )
        }
      </Loaded>
    </Page>
  );
}

interface DeskProps {
  readonly tournament: TournamentDetailFragment;
  readonly isOrganiser: boolean;
  readonly isStaff: boolean;
}

function Desk({ tournament, isOrganiser, isStaff }: DeskProps) {
  const { id, entryCode, status, endedAt } = tournament;
  const isAdministrator = useViewer()?.role === 'ADMINISTRATOR';
  const bracket = useBracket(tournament, null);
  const { data, ...read } = useQuery(ListEntrantsDocument, {
    variables: { id, code: null },
    fetchPolicy: 'cache-and-network',
    skip: status === 'DRAFT',
  });
  const entrants = { ...read, data: data?.tournamentEntrants };
  const isOfCheckIn = status === 'CHECK_IN';
  const needsBracket = status === 'RUNNING' || (status === 'COMPLETED' && isAdministrator);
  return (
    <Stack gap={5}>
      <StagePanel tournament={tournament} isOrganiser={isOrganiser} isStaff={isStaff} />
      <Suspense fallback={<RowsSkeleton label={t.loadingTheDesk()} rows={3} height={72} />}>
        {needsBracket && (
          <Loaded query={{ ...bracket, data: bracket.view }} what={t.theMatches()} skeleton={[3, 72]}>
            {(view) =>
              endedAt === null ? <DeskMatches view={view} /> : <CorrectionPanel view={view} endedAt={endedAt} />
            }
          </Loaded>
        )}
        {isOfCheckIn && entrants.data && <CheckInBoard entrants={entrants.data} />}
        <OnceKnown
          isKnown={
            (!needsBracket || bracket.view !== null || bracket.error !== undefined) &&
            (!isOfCheckIn || entrants.data !== undefined || entrants.error !== undefined)
          }
        >
          {status !== 'DRAFT' && !isTalkOver({ endedAt }, serverNow()) && <AnnouncePanel id={id} />}
          {entryCode !== null && (
            <ShareCode
              title={t.entryCode()}
              words={t.whoeverHasThisCodeMaySee()}
              code={entryCode}
              path={tournamentPath(id, entryCode)}
            />
          )}
          {status !== 'DRAFT' && (
            <DeskPlayers entrants={entrants} tournament={tournament} isOrganiser={isOrganiser} isStaff={isStaff} />
          )}
          {status !== 'DRAFT' && (
            <Stack gap={3}>
              <Heading level={2}>{t.decisions()}</Heading>
              <DecisionsTab id={id} code={null} />
            </Stack>
          )}
        </OnceKnown>
      </Suspense>
    </Stack>
  );
}

/** What comes with the announcement: the terms, and what becomes of the prize money that the organiser adds. */
function announceWords({ guaranteeCents, opensAt, startsAt }: TournamentDetailFragment): string {
  const times = { opensAt: formatDateTime(opensAt), startsAt: formatDateTime(startsAt) };
  return guaranteeCents === 0
    ? t.fromNowOnItsTermsStand(times)
    : t.fromNowOnItsTermsStandAndMoneyIsHeld({ ...times, guarantee: formatCents(guaranteeCents) });
}

/** Where it stands, and the steps of its life that are the organiser's. */
function StagePanel({ tournament, isOrganiser, isStaff }: DeskProps) {
  const { id, status, kind, guaranteeCents } = tournament;
  const dialog = useAddressDialog('dialog');
  const navigate = useNavigate();
  const toast = useToast();
  const announce = useAction(AnnounceTournamentDocument, { movesMoney: true, changes: TOURNAMENT_QUERIES });
  const { headline, now, next } = stageOf(tournament);
  const isBefore = status === 'DRAFT' || status === 'ANNOUNCED' || status === 'REGISTRATION' || status === 'CHECK_IN';
  const isOver = status === 'COMPLETED' || status === 'CANCELLED';
  const mayCancel = isStaff ? !isOver : isOrganiser && isBefore;
  const isOwnDraft = isOrganiser && status === 'DRAFT';
  const mayHold = isStaff && !isOrganiser && (status === 'RUNNING' || status === 'SETTLING');
  const isHeld = tournament.heldUntil !== null;
  const publish = async (): Promise<void> => {
    if (!(await announce.run({ id, agreedCents: guaranteeCents }))) return;
    toast({ title: t.announced(), description: t.itStandsInTheListNow(), tone: 'win' });
    dialog.close();
  };
  return (
    <Panel title={headline}>
      <Stack gap={1} role="status">
        <Text>{now}</Text>
        {next !== null && <Text tone="dim">{next}</Text>}
      </Stack>
      <HeldNotice heldUntil={tournament.heldUntil} holdReason={tournament.holdReason} />
      <Row gap={3}>
        {isOwnDraft && (
          <Button variant="primary" onClick={() => dialog.open('announce')}>
            {t.announce()}
          </Button>
        )}
        {isOwnDraft && (
          <Button asChild>
            <Link to={editTournamentPath(id)}>{t.editTheDraft()}</Link>
          </Button>
        )}
        <Button asChild>
          <Link to={tournamentPath(id)}>{t.seeItsPage()}</Link>
        </Button>
        {mayHold && (
          <Button onClick={() => dialog.open('hold')}>{isHeld ? t.holdForLonger() : t.holdThePrizes()}</Button>
        )}
        {mayHold && isHeld && <Button onClick={() => dialog.open('release')}>{t.releaseThePrizes()}</Button>}
        {mayCancel && (
          <Button variant="danger" onClick={() => dialog.open('cancel')}>
            {status === 'DRAFT' ? t.dropTheDraft() : t.cancel()}
          </Button>
        )}
      </Row>
      {dialog.value === 'announce' && isOwnDraft && (
        <ConfirmDialog
          open
          onOpenChange={dialog.close}
          title={t.askToAnnounceIt()}
          description={announceWords(tournament)}
          confirmLabel={
            guaranteeCents === 0 ? t.announce() : t.announceAndHoldGuarantee({ guarantee: formatCents(guaranteeCents) })
          }
          busy={announce.isRunning}
          refusal={announce.failure?.sentence}
          onConfirm={publish}
        >
          <AddRefused failure={announce.failure} />
        </ConfirmDialog>
      )}
      <Suspense>
        {(dialog.value === 'hold' || (dialog.value === 'release' && isHeld)) && mayHold && (
          <HoldDialog id={id} isRelease={dialog.value === 'release'} onClose={dialog.close} />
        )}
        {dialog.value === 'cancel' && mayCancel && (
          <CancelDialog
            tournament={tournament}
            onClose={dialog.close}
            onCancelled={() =>
              status === 'DRAFT' ? void navigate(KIND_WORDS[kind].path, { replace: true }) : dialog.close()
            }
          />
        )}
      </Suspense>
    </Panel>
  );
}
