import { css } from '@emotion/react';
import { Skeleton, SkeletonBlock } from '../ui/layout/skeleton.tsx';
import { below } from '../ui/tokens.ts';
import { Panel } from './panel.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import * as t from './__generated__/messages.ts';

/** As high as a running match in the middle column of a page, with its timer and one action. */
const stage = css({ height: 562, [below.medium]: { height: 586 } });

/** The place of a match that is still on its way. */
export const StageSkeleton = () => (
  <Skeleton label={t.loadingTheMatch()}>
    <div css={stage}>
      <SkeletonBlock height="100%" shape="card" />
    </div>
  </Skeleton>
);

export const STAKE_TITLE = t.stakeOnTheOutcome();
/** As high as a match that takes bets. */
export const STAKE_ROWS = [4, 98] as const;

/** The place of what can be staked on, while that is on its way. */
export const StakeSkeleton = () => (
  <Panel title={STAKE_TITLE}>
    <RowsSkeleton label={t.loadingTheOdds()} rows={STAKE_ROWS[0]} height={STAKE_ROWS[1]} />
  </Panel>
);
