import { useFragment } from '@apollo/client/react';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Grid } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { below } from '../../ui/tokens.ts';
import { BattleRowFragmentDoc } from '../operations/__generated__/battle.gql.ts';
import { BattleStage } from './battle-stage.tsx';
import * as t from '../__generated__/messages.ts';

/** As high as a running match with its timer and what can be done. */
const stage = css({ height: 490, [below.medium]: { height: 526 } });

const timer = css({ height: 124, [below.medium]: { height: 248 } });

interface ChallengeSkeletonProps {
  readonly id: string;
  readonly back: ReactNode;
}

/** The shape of the challenge page while it loads (CH-02); who meets whom is known already to whoever comes from a list. */
export function ChallengeSkeleton({ id, back }: ChallengeSkeletonProps) {
  const known = useFragment({
    fragment: BattleRowFragmentDoc,
    fragmentName: 'BattleRow',
    from: { __typename: 'Battle', id },
  });
  return (
    <Page
      title={known.complete ? t.gameChallenge({ game: known.data.gameTitle }) : t.challenge()}
      subtitle={known.complete ? `${known.data.gameMode} · ${known.data.title}` : '\u00A0'}
      back={back}
    >
      {known.complete ? (
        <BattleStage
          isHead
          battle={known.data}
          state={
            <div css={timer}>
              <SkeletonBlock height="100%" shape="card" />
            </div>
          }
          action={<SkeletonBlock height={44} width={130} shape="card" />}
        />
      ) : (
        <Skeleton label={t.loadingTheMatch()}>
          <div css={stage}>
            <SkeletonBlock height="100%" shape="card" />
          </div>
        </Skeleton>
      )}
      <Skeleton label={t.loadingTheChallenge()}>
        <Grid min={320} gap={5}>
          <SkeletonBlock height={300} shape="card" />
          <SkeletonBlock height={300} shape="card" />
        </Grid>
      </Skeleton>
    </Page>
  );
}
