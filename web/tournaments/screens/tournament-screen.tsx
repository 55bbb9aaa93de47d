import { type ReactNode, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { tournamentsPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { useAddress } from '../../address/use-address.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { fetchSoon, lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import type { BracketView } from '../bracket-view.ts';
import { type Announcement, Announcements } from '../components/announcements.tsx';
import { HeldNotice } from '../components/held-notice.tsx';
import { OverviewTab } from '../components/overview-tab.tsx';
import { ShareButton } from '../components/share-button.tsx';
import { gameTitleOf } from '../components/tournament-card.tsx';
import { TournamentEnd } from '../components/tournament-end.tsx';
import { TournamentHead } from '../components/tournament-head.tsx';
import { useBracket } from '../hooks/use-bracket.ts';
import { useEntryCode, useTournament } from '../hooks/use-tournament.ts';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament.gql.ts';
import { FORMAT_WORDS, KIND_WORDS, badgeOf } from '../tournament-words.ts';
import * as t from '../__generated__/messages.ts';

// Visits begin with the overview.
const BracketTab = lazyPart(async () => (await import('../components/bracket-tab.tsx')).BracketTab);
const DecisionsTab = lazyPart(async () => (await import('../components/decisions-tab.tsx')).DecisionsTab);
const PlayersTab = lazyPart(async () => (await import('../components/players-tab.tsx')).PlayersTab);
const ScheduleTab = lazyPart(async () => (await import('../components/schedule-tab.tsx')).ScheduleTab);
const StandingsTab = lazyPart(async () => (await import('../components/standings-tab.tsx')).StandingsTab);
const TalkTab = lazyPart(async () => (await import('../components/talk-tab.tsx')).TalkTab);
for (const { fetch } of [BracketTab, StandingsTab, PlayersTab, ScheduleTab, TalkTab, DecisionsTab]) fetchSoon(fetch);

const TournamentNotFound = lazyPart(
  async () => (await import('../components/tournament-not-found.tsx')).TournamentNotFound,
);

const TABS = ['overview', 'bracket', 'standings', 'players', 'schedule', 'chat', 'decisions'] as const;

const PageSkeleton = () => (
  <Skeleton label={t.loadingTheTournament()}>
    <Stack gap={4}>
      <SkeletonBlock height={420} shape="card" />
      <SkeletonBlock height={48} shape="card" />
      <SkeletonBlock height={280} shape="card" />
    </Stack>
  </Skeleton>
);

/** /tournaments/:id (BG-20, BG-21). */
export function TournamentScreen() {
  const { id = '' } = useParams();
  const [, change] = useAddress();
  const code = useEntryCode();
  const { query, tournament, announcements, isMissing } = useTournament(id, code);
  if (isMissing && tournament === null)
    return (
      <Suspense>
        <TournamentNotFound key={code} tried={code} onCode={(next) => change({ code: next }, true)} />
      </Suspense>
    );
  if (tournament === null)
    return (
      <Page title={t.tournament()} back={<Link to={tournamentsPath}>{t.tournaments()}</Link>}>
        <Loaded query={{ ...query, data: tournament }} what={t.theTournament()} skeleton={<PageSkeleton />}>
          {() => null}
        </Loaded>
      </Page>
    );
  return <TournamentPage tournament={tournament} announcements={announcements} code={code} />;
}

interface TournamentPageProps {
  readonly tournament: TournamentDetailFragment;
  readonly announcements: readonly Announcement[];
  readonly code: string | null;
}

function TournamentPage({ tournament, announcements, code }: TournamentPageProps) {
  const [params, change] = useAddress();
  const viewer = useViewer();
  const bracket = useBracket(tournament, code);
  const { id, kind, title, game, format, status } = tournament;
  const stage = badgeOf(tournament);
  const list = KIND_WORDS[kind];
  const isOrganiser = viewer?.id === tournament.organiser.id;

  /** What is there once it has begun. */
  const begun = (what: 'bracket' | 'standings', show: (view: BracketView) => ReactNode) =>
    tournament.startedAt === null ? (
      <EmptyState title={what === 'bracket' ? t.thereIsNoBracketYet() : t.thereAreNoStandingsYet()}>
        {status === 'CANCELLED' ? t.itWasCancelledBeforeTheStart() : t.theBracketIsDrawnFromThoseCheckedIn()}
      </EmptyState>
    ) : (
      <Loaded
        query={{ ...bracket, data: bracket.view }}
        what={what === 'bracket' ? t.theBracket() : t.theStandings()}
        skeleton={[4, 72]}
      >
        {show}
      </Loaded>
    );

  return (
    <Page
      title={title}
      subtitle={`${gameTitleOf(game)} · ${FORMAT_WORDS[format]}`}
      back={viewer && <Link to={list.path}>{list.title}</Link>}
      actions={<ShareButton tournament={tournament} />}
      status={
        <Badge tone={stage.tone} live={stage.live ?? false}>
          {stage.label}
        </Badge>
      }
    >
      <HeldNotice heldUntil={tournament.heldUntil} holdReason={tournament.holdReason} />
      <Announcements items={announcements} />
      {status === 'COMPLETED' && bracket.view && <TournamentEnd view={bracket.view} />}
      <TournamentHead tournament={tournament} code={code} view={bracket.view} isOrganiser={isOrganiser} />
      <Tabs
        label={title}
        value={TABS.find((one) => one === params.get('tab')) ?? 'overview'}
        onValueChange={(tab) => change({ tab: tab === 'overview' ? '' : tab }, true)}
        tabs={[
          { value: 'overview' as const, label: t.overview(), panel: <OverviewTab tournament={tournament} /> },
          {
            value: 'bracket' as const,
            label: t.bracket(),
            panel: begun('bracket', (view) => <BracketTab title={tournament.title} view={view} />),
          },
          {
            value: 'standings' as const,
            label: t.standings(),
            panel: begun('standings', (view) => <StandingsTab view={view} />),
          },
          {
            value: 'players' as const,
            label: tournament.teamSize === null ? t.players() : t.teams(),
            panel: <PlayersTab tournament={tournament} code={code} />,
          },
          {
            value: 'schedule' as const,
            label: t.schedule(),
            panel: <ScheduleTab tournament={tournament} view={bracket.view} code={code} />,
          },
          ...(viewer
            ? [
                { value: 'chat' as const, label: t.chat(), panel: <TalkTab tournament={tournament} /> },
                { value: 'decisions' as const, label: t.decisions(), panel: <DecisionsTab id={id} code={code} /> },
              ]
            : []),
        ].map((tab) => ({
          ...tab,
          panel: (
            <Suspense fallback={<RowsSkeleton label={t.loadingTheTournament()} rows={4} height={72} />}>
              {tab.panel}
            </Suspense>
          ),
        }))}
      />
    </Page>
  );
}
