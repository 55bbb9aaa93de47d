import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { useLiveReturn } from '../../live/use-live-return.ts';
import { STAKE_ROWS, STAKE_TITLE } from '../../parts/battle-skeletons.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import type { OptionalParts } from '../../parts/optional-parts.ts';
import { Text } from '../../ui/layout/text.tsx';
import { NextStakeBoardDocument } from '../operations/__generated__/market.gql.ts';
import { StakePanel } from './stake-panel.tsx';
import * as t from '../__generated__/messages.ts';

/** How soon a match that can be bet on is found here, while none is. */
const POLL_MS = 10 * SECOND;

type NextStakePanelProps = OptionalParts['markets.next'];

/** 'Stake on the Outcome' of the next match that takes bets, before what stands on the running one (HZ-03 to HZ-06). */
export function NextStakePanel({ contestId, streamId }: NextStakePanelProps) {
  /** One that takes bets stays until these close: it must not change under a hand that chooses. */
  const isHeld = useRef(false);
  const { data, error, loading, refetch } = useQuery(NextStakeBoardDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: POLL_MS,
    skipPollAttempt: () => isHeld.current || document.visibilityState === 'hidden',
  });
  const look = (): void => {
    if (!isHeld.current) refetch().catch(() => undefined);
  };
  const hold = (isOpen: boolean): void => {
    isHeld.current = isOpen;
    look();
  };
  useLiveReturn(look);
  // Until it is known the panel of the match that runs would stand there and make way for it.
  if (data === undefined)
    return (
      <Panel title={STAKE_TITLE}>
        <Loaded query={{ data, error, loading, refetch }} what={t.theOdds()} skeleton={STAKE_ROWS}>
          {() => null}
        </Loaded>
      </Panel>
    );
  const next = data.nextStakeBoard?.contestId;
  if (next === undefined && contestId === null)
    return (
      <Panel title={STAKE_TITLE}>
        <Text tone="dim">{t.noMatchTakesBetsRightNow()}</Text>
      </Panel>
    );
  if (next === undefined) return contestId !== null && <StakePanel contestId={contestId} streamId={streamId} />;
  return (
    <Stack gap={5}>
      <StakePanel key={next} contestId={next} isElsewhere onTurned={hold} />
      {contestId !== null && contestId !== next && (
        <StakePanel contestId={contestId} streamId={streamId} title={t.stakesOnThisMatch()} isOptional />
      )}
    </Stack>
  );
}
