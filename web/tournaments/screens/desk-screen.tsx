import { Suspense } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { tournamentPath, tournamentsPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { isTalkOver } from '../../../domain/tournaments/tournament-talk.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCents, formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { ShareCode } from '../../parts/share-code.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AnnouncePanel } from '../components/announce-panel.tsx';
import { DecisionsTab } from '../components/decisions-tab.tsx';
import { DeskMatches } from '../components/desk-matches.tsx';
import { DeskPlayers } from '../components/desk-players.tsx';
import { HeldNotice } from '../components/held-notice.tsx';
import { useBracket } from '../hooks/use-bracket.ts';
import { useIsStaff } from '../hooks/use-is-staff.ts';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { useTournament } from '../hooks/use-tournament.ts';
import { AnnounceTournamentDocument } from '../operations/__generated__/announce-tournament.gql.ts';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament-detail.gql.ts';
import { KIND_WORDS, STATUS_WORDS, stageOf } from '../tournament-words.ts';

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
      title={tournament === null ? 'Organiser’s desk' : `Desk: ${tournament.title}`}
      back={
        <Link to={tournament === null ? tournamentsPath : tournamentPath(id)}>
          {tournament?.title ?? 'Tournaments'}
        </Link>
      }
      status={
        tournament && <Badge tone={STATUS_WORDS[tournament.status].tone}>{STATUS_WORDS[tournament.status].label}</Badge>
      }
    >
      <Loaded query={{ ...query, data: tournament }} what="the tournament" skeleton={[3, 120]}>
        {(found) =>
          isOrganiser || isStaff ? (
            <Desk tournament={found} isOrganiser={isOrganiser} isStaff={isStaff} />
          ) : (
            <EmptyState
              title="This desk is its organiser’s"
              action={
                <Button asChild>
                  <Link to={tournamentPath(id)}>To the tournament</Link>
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
  const needsBracket = status === 'RUNNING' || (status === 'COMPLETED' && isAdministrator);
  return (
    <Stack gap={5}>
      <StagePanel tournament={tournament} isOrganiser={isOrganiser} isStaff={isStaff} />
      {status !== 'DRAFT' && !isTalkOver({ endedAt }, serverNow()) && <AnnouncePanel id={id} />}
      {entryCode !== null && (
        <ShareCode
          title="Entry code"
          words="Whoever has this code may see the tournament and enter."
          code={entryCode}
          path={tournamentPath(id, entryCode)}
        />
      )}
      {needsBracket && (
        <Loaded query={{ ...bracket, data: bracket.view }} what="the matches" skeleton={[3, 72]}>
          {(view) =>
            endedAt === null ? (
              <DeskMatches view={view} />
            ) : (
              <Suspense>
                <CorrectionPanel view={view} endedAt={endedAt} />
              </Suspense>
            )
          }
        </Loaded>
      )}
      {status !== 'DRAFT' && <DeskPlayers tournament={tournament} isOrganiser={isOrganiser} isStaff={isStaff} />}
      {status !== 'DRAFT' && (
        <Stack gap={3}>
          <Heading level={2}>Decisions</Heading>
          <DecisionsTab id={id} code={null} />
        </Stack>
      )}
    </Stack>
  );
}

/** What becomes of the prize money that the organiser adds. */
const heldWords = (cents: number): string =>
  cents === 0
    ? ''
    : ` ${formatCents(cents)} is held from your wallet for the prizes. All of it comes back if it does not take place, and you do not play for it.`;

/** Where it stands, and the steps of its life that are the organiser's. */
function StagePanel({ tournament, isOrganiser, isStaff }: DeskProps) {
  const { id, status, kind, guaranteeCents, opensAt, startsAt } = tournament;
  const dialog = useAddressDialog('dialog');
  const navigate = useNavigate();
  const toast = useToast();
  const announce = useAction(AnnounceTournamentDocument, { movesMoney: true, changes: TOURNAMENT_QUERIES });
  const { headline, now, next } = stageOf(tournament);
  const isBefore = status === 'DRAFT' || status === 'ANNOUNCED' || status === 'REGISTRATION' || status === 'CHECK_IN';
  const isOver = status === 'COMPLETED' || status === 'CANCELLED';
  const mayCancel = isStaff ? !isOver : isOrganiser && isBefore;
  const mayAnnounce = isOrganiser && status === 'DRAFT';
  const mayHold = isStaff && !isOrganiser && (status === 'RUNNING' || status === 'SETTLING');
  const isHeld = tournament.heldUntil !== null;
  const publish = async (): Promise<void> => {
    if (!(await announce.run({ id }))) return;
    toast({ title: 'Announced', description: 'It stands in the list now.', tone: 'win' });
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
        {mayAnnounce && (
          <Button variant="primary" onClick={() => dialog.open('announce')}>
            Announce
          </Button>
        )}
        <Button asChild>
          <Link to={tournamentPath(id)}>See its page</Link>
        </Button>
        {mayHold && (
          <Button onClick={() => dialog.open('hold')}>{isHeld ? 'Hold for longer' : 'Hold the prizes'}</Button>
        )}
        {mayHold && isHeld && <Button onClick={() => dialog.open('release')}>Release the prizes</Button>}
        {mayCancel && (
          <Button variant="danger" onClick={() => dialog.open('cancel')}>
            {status === 'DRAFT' ? 'Drop the draft' : 'Cancel'}
          </Button>
        )}
      </Row>
      {dialog.value === 'announce' && mayAnnounce && (
        <ConfirmDialog
          open
          onOpenChange={dialog.close}
          title="Announce it?"
          description={`From now on its terms stand. Registration opens ${formatDateTime(opensAt)}, it starts ${formatDateTime(startsAt)}.${heldWords(guaranteeCents)}`}
          confirmLabel={guaranteeCents === 0 ? 'Announce' : `Announce and hold ${formatCents(guaranteeCents)}`}
          busy={announce.isRunning}
          refusal={announce.failure?.sentence}
          onConfirm={publish}
        />
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
