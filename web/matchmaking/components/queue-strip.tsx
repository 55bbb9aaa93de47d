import { useApolloClient } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { refreshWallet } from '../../data/refetch-shown.ts';
import { useAction } from '../../data/use-action.ts';
import { formatClock } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { tabular } from '../../ui/theme.tsx';
import { low } from '../../ui/tokens.ts';
import { useTickingText } from '../../ui/figure/ticker.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useQueuePlace } from '../hooks/use-queue-place.ts';
import { LeaveQueueDocument, type QueuePlaceFieldsFragment } from '../operations/__generated__/matchmaking.gql.ts';
import { gameWordOf, rangeWordOf, reasonWordsOf } from '../queue-words.ts';
import * as t from '../__generated__/messages.ts';

// Every page begins with this strip, and few with an offer.
const ProposalDialog = lazyDialog(async () => (await import('./proposal-dialog.tsx')).ProposalDialog);

/** It stays in sight under the header, whatever is read below. */
const place = css({
  position: 'sticky',
  zIndex: 'calc(var(--z-header) - 1)',
  background: 'var(--bg-0)',
  [low]: { position: 'static' },
});
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-3)',
  padding: 'var(--space-2) var(--space-4)',
  borderBlockEnd: '1px solid var(--line)',
  background: 'var(--bg-2)',
  fontSize: 'var(--size-14)',
  '& > svg': { flex: 'none', width: 18, height: 18, color: 'var(--ember)' },
});
const words = css({ flex: 1, minWidth: 0 });

/** For how long already. */
function Elapsed({ since }: { readonly since: number }) {
  const text = useTickingText(() => formatClock(Math.max(0, serverNow() - since)));
  return (
    <span css={tabular} role="timer" aria-live="off" aria-label={t.waitingForElapsed({ elapsed: text })}>
      {text}
    </span>
  );
}

interface QueueStripProps {
  /** Height of the header, under which it stays. */
  readonly top: number;
}

/** On every page: that the player waits and how to leave, the offer, and why the player waits no more. */
export function QueueStrip({ top }: QueueStripProps) {
  const { place: queuePlace } = useQueuePlace();
  const confirmed = useFollowing(queuePlace);
  if (queuePlace === null) return null;
  const { state, proposal } = queuePlace;
  return (
    <>
      <div css={place} style={{ top }}>
        {state === 'OUT' ? <Told place={queuePlace} /> : <InQueue place={queuePlace} />}
      </div>
      {state === 'PROPOSED' && proposal && (
        <ProposalDialog key={proposal.id} proposal={proposal} onConfirm={confirmed} />
      )}
    </>
  );
}

/** Goes to the battle from the page on which the player has said yes; answers how that page says so. */
function useFollowing(queuePlace: QueuePlaceFieldsFragment | null): () => void {
  const navigate = useNavigate();
  const toast = useToast();
  const client = useApolloClient();
  const { run: leave } = useAction(LeaveQueueDocument);
  const hasConfirmed = useRef(false);
  const battleId = queuePlace?.battleId ?? null;
  useEffect(() => {
    if (battleId === null) return;
    void refreshWallet(client);
    if (!hasConfirmed.current) return;
    hasConfirmed.current = false;
    toast({ title: t.yourBattleHasBegun(), description: t.bothStakesAreHeld(), tone: 'win' });
    void navigate(challengePath(battleId));
    // What has been seen is not told again on the next page.
    void leave({});
  }, [battleId, client, leave, navigate, toast]);
  return () => void (hasConfirmed.current = true);
}

function InQueue({ place: { state, game, minStakeCents, maxStakeCents, since, reason, refusedAs } }: Placed) {
  const leave = useAction(LeaveQueueDocument);
  const told = reasonWordsOf(reason, refusedAs);
  const wish = { game: gameWordOf(game), range: rangeWordOf(minStakeCents ?? 0, maxStakeCents ?? 0) };
  return (
    <section css={line} aria-label={t.yourPlaceInTheQueue()}>
      <Search aria-hidden="true" />
      <div css={words}>
        <div role="status">
          {told !== null && `${told.title}. ${told.words} `}
          {state === 'PROPOSED' ? t.weFoundAnOpponentInGame(wish) : t.lookingInGame(wish)}
        </div>
        {leave.failure && (
          <Text tone="loss" size={14} role="alert">
            {leave.failure.sentence}
          </Text>
        )}
      </div>
      {since !== null && <Elapsed since={since} />}
      <Button size="small" busy={leave.isRunning} onClick={() => void leave.run({})}>
        {t.leave()}
      </Button>
    </section>
  );
}

interface Placed {
  readonly place: QueuePlaceFieldsFragment;
}

function Told({ place: { reason, refusedAs, battleId } }: Placed) {
  const leave = useAction(LeaveQueueDocument);
  const told = reasonWordsOf(reason, refusedAs);
  if (told === null) return null;
  return (
    <Notice
      live
      tone={told.tone}
      title={told.title}
      action={
        <>
          {battleId !== null && (
            <Button size="small" asChild>
              <Link to={challengePath(battleId)}>{t.openBattle()}</Link>
            </Button>
          )}
          <Button size="small" variant="ghost" busy={leave.isRunning} onClick={() => void leave.run({})}>
            {t.ok()}
          </Button>
        </>
      }
    >
      {told.words}
    </Notice>
  );
}
