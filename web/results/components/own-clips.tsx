import { Film } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { replayPath, replaysPath } from '../../../domain/results/results.paths.ts';
import { usePages } from '../../data/use-pages.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { ListReplaysDocument } from '../operations/__generated__/replay.gql.ts';
import { ReplayCard } from './replay-card.tsx';
import * as t from '../__generated__/messages.ts';

const FIRST = 6;

/** 'Highlight Clips' (CR-12): the battles to which the player has uploaded a clip. */
export function OwnClips() {
  const navigate = useNavigate();
  const read = usePages(ListReplaysDocument, 'replays', {
    variables: { view: 'CLIPS', search: null, game: null, result: null, wager: null },
    first: FIRST,
  });
  const empty = (
    <EmptyState
      icon={<Film aria-hidden="true" />}
      title={t.noClipsYet()}
      action={
        <Button asChild>
          <Link to={replaysPath}>{t.goToYourReplays()}</Link>
        </Button>
      }
    >
      {t.openOneOfYourReplaysAndUpload()}
    </EmptyState>
  );
  return (
    <Panel title={t.highlightClips()}>
      <PagedList read={read} what={t.yourClipsToLoad()} skeleton={[2, 120]} empty={empty} moreLabel={t.showMore()}>
        {(replays) => (
          <Grid as="ul" min={230} gap={4} fill aria-label={t.highlightClips2()} css={{ '& > li': { minWidth: 0 } }}>
            {replays.map((replay) => (
              <li key={replay.id}>
                <ReplayCard replay={replay} onOpen={(id) => void navigate(replayPath(id))} />
              </li>
            ))}
          </Grid>
        )}
      </PagedList>
    </Panel>
  );
}
