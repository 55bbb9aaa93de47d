import { Film } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { replayPath, replaysPath } from '../../../domain/results/results.paths.ts';
import { usePages } from '../../data/use-pages.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Grid } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ListReplaysDocument } from '../operations/__generated__/list-replays.gql.ts';
import { ReplayCard } from './replay-card.tsx';

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
      title="No clips yet"
      action={
        <Button asChild>
          <Link to={replaysPath}>Go to your replays</Link>
        </Button>
      }
    >
      Open one of your replays and upload a clip: it shows here.
    </EmptyState>
  );
  return (
    <Panel title="Highlight Clips">
      <PagedList read={read} what="your clips" skeleton={[2, 120]} empty={empty} moreLabel="Show more">
        {(replays) => (
          <Grid as="ul" min={230} gap={4} fill aria-label="Highlight clips" css={{ '& > li': { minWidth: 0 } }}>
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
