import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { replaysPath } from '../../../domain/results/results.paths.ts';
import { failureOf } from '../../data/failure.ts';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Rail } from '../../ui/list/rail.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { TopReplaysDocument } from '../operations/__generated__/replay.gql.ts';
import { ReplayCard, ReplayShape } from './replay-card.tsx';
import * as t from '../__generated__/messages.ts';

const SHOWN = 5;
const CARD_WIDTH = 210;

interface ReplayTopProps {
  readonly title?: string;
  /** Whether a button leads to all replays. */
  readonly hasAll?: boolean;
  readonly onOpen: (id: string) => void;
}

/** What was looked at most in the last seven days, public replays only. */
export function ReplayTop({ title = t.topOfTheWeek(), hasAll = false, onOpen }: ReplayTopProps) {
  const { data, error, loading, refetch } = useQuery(TopReplaysDocument, {
    variables: { first: SHOWN },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const all = hasAll && (
    <Button size="small" asChild>
      <Link to={replaysPath}>{t.viewAllReplays()}</Link>
    </Button>
  );
  const top = data?.topReplays;
  if (top !== undefined && top.length > 0)
    return (
      <Rail title={title} cardWidth={CARD_WIDTH} action={all}>
        {top.map(({ replay, weekViews }) => (
          <li key={replay.id}>
            <ReplayCard replay={replay} weekViews={weekViews} onOpen={onOpen} />
          </li>
        ))}
      </Rail>
    );
  if (top === undefined && !error)
    return (
      <Rail title={title} cardWidth={CARD_WIDTH} waiting={t.loadingTheTopOfTheWeek()} action={all}>
        {Array.from({ length: SHOWN }, (_, n) => (
          <ReplayShape key={n} />
        ))}
      </Rail>
    );
  return (
    <Panel title={title} aside={all}>
      {top === undefined && (
        <Notice
          tone="warn"
          live
          action={
            <Button size="small" busy={loading} onClick={() => void refetch().catch(() => undefined)}>
              {t.retry()}
            </Button>
          }
        >
          {t.failedToLoadTheTop({ sentence: failureOf(error).sentence })}
        </Notice>
      )}
      {top?.length === 0 && <Text tone="dim">{t.nobodyHasOpenedAPublicReplay()}</Text>}
    </Panel>
  );
}
