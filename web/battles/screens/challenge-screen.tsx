import { css } from '@emotion/react';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { apart } from '../../../domain/shared/apart.ts';
import { failureOf } from '../../data/failure.ts';
import { battleBadge } from '../../format/battle-words.ts';
import { dashboardPath } from '../../../domain/battles/battles.paths.ts';
import { replayPath, replaysPath } from '../../../domain/results/results.paths.ts';
import { Part } from '../../parts/part.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/layout/states.tsx';
import { below } from '../../ui/tokens.ts';
import { challengeQuestion } from '../challenge-question.ts';
import { AfterBattle } from '../components/after-battle.tsx';
import { ChallengeActions } from '../components/challenge-actions.tsx';
import { BattleStage } from '../components/battle-stage.tsx';
import { ChallengeSkeleton } from '../components/challenge-skeleton.tsx';
import { InviteCode } from '../components/invite-code.tsx';
import { BattleDetails } from '../components/battle-details.tsx';
import { MeetingCard } from '../components/meeting-card.tsx';
import { ReportsCard } from '../components/reports-card.tsx';
import { ResultBlock, SettlementSummary } from '../components/result-block.tsx';
import { RulesCard } from '../components/rules-card.tsx';
import { StartCount } from '../components/start-count.tsx';
import { TimerStatus } from '../components/timer-status.tsx';
import { useOpponentPresence } from '../hooks/use-opponent-presence.ts';
import { useLiveBattle } from '../hooks/use-live-battle.ts';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import * as t from '../__generated__/messages.ts';

/** Few battles have one. */
const DisputeCard = lazyPart(async () => (await import('../../parts/dispute-card.tsx')).DisputeCard);

/** /challenge/{id} (CH-01 to CH-19). */
export function ChallengeScreen() {
  const { pathname, search } = useLocation();
  const { id, code } = challengeQuestion(pathname, search);
  const live = useLiveBattle(id, code);
  const { error, isLoading, refetch } = live;
  // Drawn piece by piece: what comes from the data client would be drawn all at once.
  const drawn = useDeferredValue(live.battle);
  const battle = drawn?.id === live.battle?.id ? drawn : null;
  const failure = error ? failureOf(error) : null;
  const retry = (): void => void refetch().catch(() => undefined);

  if (failure?.code === 'NOT_FOUND') return <ChallengeNotFound />;
  if (battle) {
    return (
      <Challenge battle={battle} code={code}>
        {failure && (
          <Notice tone="warn" live action={<Button onClick={retry}>{t.retry()}</Button>}>
            {t.thisPageMayBeOutOfDate({ sentence: failure.sentence })}
          </Notice>
        )}
      </Challenge>
    );
  }
  if (isLoading || live.battle || failure === null) return <ChallengeSkeleton id={id} back={<BackLink />} />;
  return (
    <Page title={t.challenge()} back={<BackLink />}>
      <ErrorState title={t.failedToLoadTheChallenge()} onRetry={retry}>
        {failure.sentence}
      </ErrorState>
    </Page>
  );
}

const BackLink = () => <Link to={dashboardPath}>{t.backToDashboard()}</Link>;

/** CH-03; the same for a battle that does not exist and for one that the player may not see. */
const ChallengeNotFound = () => (
  <Page title={t.challengeNotFound()} width="medium">
    <EmptyState
      title={t.theChallengeYoureLookingForDoesntExist()}
      action={
        <Button variant="primary" asChild>
          <Link to={dashboardPath}>{t.backToDashboard()}</Link>
        </Button>
      }
    />
  </Page>
);

/** RP-09. Others than the players see the replays of public battles only. */
function ReplayLinks({ battle }: { readonly battle: BattleDetailFragment }) {
  const hasReplay = battle.privacy === 'PUBLIC' || battle.viewerSeat !== null;
  return (
    <>
      {hasReplay && (
        <Button asChild>
          <Link to={replayPath(battle.id)}>{t.viewReplay()}</Link>
        </Button>
      )}
      <Button asChild>
        <Link to={replaysPath}>{t.viewAllReplays()}</Link>
      </Button>
    </>
  );
}

/** Two columns that are filled evenly, whichever of the cards there are. */
const cards = css({
  columns: 2,
  columnGap: 'var(--space-5)',
  '& > *': { breakInside: 'avoid', marginBlockEnd: 'var(--space-5)' },
  [below.large]: { columns: 1 },
});

/** Whom the viewer plays; who play each other, for whoever does not. */
const otherNames = ({ viewerSeat, creator, opponent }: BattleDetailFragment): string =>
  viewerSeat === null
    ? `${apart(creator.username)} – ${apart(opponent?.username ?? '')}`
    : viewerSeat === 'CREATOR'
      ? (opponent?.username ?? '')
      : creator.username;

interface ChallengeProps {
  readonly battle: BattleDetailFragment;
  readonly code: string | null;
  /** What is to be said above everything else. */
  readonly children: ReactNode;
}

function Challenge({ battle, code, children }: ChallengeProps) {
  const badge = battleBadge(battle);
  const presence = useOpponentPresence(battle, code);
  // While it is open the case stands before everything else.
  const isDisputed = battle.status === 'DISPUTED';
  const contested = battle.dispute && (
    <Suspense
      fallback={
        <Skeleton label={t.loadingTheDispute()}>
          <SkeletonBlock height={220} shape="card" />
        </Skeleton>
      }
    >
      <DisputeCard dispute={battle.dispute} isParty={battle.viewerSeat !== null} />
    </Suspense>
  );
  return (
    <Page
      title={t.gameChallenge({ game: battle.gameTitle })}
      subtitle={`${battle.gameMode} · ${battle.title}`}
      back={<BackLink />}
      status={
        <Badge tone={badge.tone} live={battle.status === 'ACTIVE'}>
          {badge.word}
        </Badge>
      }
      actions={battle.status === 'COMPLETED' ? <ReplayLinks battle={battle} /> : undefined}
    >
      {children}
      <BattleStage
        isHead
        battle={battle}
        presence={presence}
        state={
          <>
            {battle.status === 'ACTIVE' && battle.viewerSeat !== null && battle.startedAt !== null && (
              <StartCount startedAt={battle.startedAt} />
            )}
            <ResultBlock battle={battle} />
            <AfterBattle battle={battle} />
            <TimerStatus battle={battle} />
          </>
        }
        action={<ChallengeActions battle={battle} code={code} />}
      />
      <div css={cards}>
        {isDisputed && contested}
        {isDisputed && <ReportsCard battle={battle} />}
        <MeetingCard battle={battle} />
        {battle.opponent && (battle.viewerSeat !== null || battle.status === 'DISPUTED') && (
          <Part
            of="chat.room"
            battleId={battle.id}
            isPlayer={battle.viewerSeat !== null}
            withWhom={otherNames(battle)}
            stage={battle.status}
            isUnderWay={battle.status === 'WAITING' || battle.status === 'ACTIVE'}
          />
        )}
        {battle.privacy === 'PUBLIC' && battle.viewerSeat === null && battle.status !== 'DRAFT' && (
          <Part of="markets.panel" contestId={battle.id} isOptional={battle.status !== 'WAITING'} />
        )}
        {!isDisputed && <ReportsCard battle={battle} />}
        {battle.status !== 'DRAFT' && (
          <Part
            of="proof.panel"
            battleId={battle.id}
            code={code}
            game={battle.game}
            mode={battle.mode}
            status={battle.status}
            seat={battle.viewerSeat}
            names={{ creator: battle.creator.username, opponent: battle.opponent?.username ?? null }}
          />
        )}
        {!isDisputed && contested}
        <SettlementSummary battle={battle} />
        <BattleDetails battle={battle} />
        {battle.inviteCode !== null && battle.status === 'WAITING' && battle.opponent === null && (
          <InviteCode battleId={battle.id} code={battle.inviteCode} />
        )}
        <RulesCard game={battle.game} />
      </div>
    </Page>
  );
}
