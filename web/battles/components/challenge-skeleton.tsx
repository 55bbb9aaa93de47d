import { useFragment } from '@apollo/client/react';
import { Grid } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { BattleRowFragmentDoc } from '../operations/__generated__/battle-row.gql.ts';
import { BattleStage } from './battle-stage.tsx';

/** The shape of the challenge page while it loads (CH-02); who meets whom is known already to whoever comes from a list. */
export function ChallengeSkeleton({ id }: { readonly id: string }) {
  const known = useFragment({
    fragment: BattleRowFragmentDoc,
    fragmentName: 'BattleRow',
    from: { __typename: 'Battle', id },
  });
  return (
    <Page title={known.complete ? `${known.data.gameTitle} Challenge` : 'Challenge'}>
      {known.complete && <BattleStage isHead battle={known.data} state={<SkeletonBlock height={170} shape="card" />} />}
      <Skeleton label="Loading the challenge">
        <Grid min={320} gap={5}>
          {!known.complete && (
            <div css={{ gridColumn: '1 / -1' }}>
              <SkeletonBlock height={480} shape="card" />
            </div>
          )}
          <SkeletonBlock height={300} shape="card" />
          <SkeletonBlock height={300} shape="card" />
        </Grid>
      </Skeleton>
    </Page>
  );
}
