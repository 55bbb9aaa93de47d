import { Link } from 'react-router-dom';
import { type RowAt, usePages } from '../../data/use-pages.ts';
import { formatDate } from '../../format/format.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import { challengePath, battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Money } from '../../ui/money.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { type BattleHistoryQuery, BattleHistoryDocument } from '../operations/__generated__/battle-history.gql.ts';
import type { BattleStatus } from '../../data/__generated__/schema-types.ts';

type PastBattle = RowAt<BattleHistoryQuery, 'player.history'>;

const PAGE_SIZE = 8;

/** How a battle of the history stands, where neither won nor lost says it. */
const STATUS_WORDS: Readonly<Record<BattleStatus, string>> = {
  DRAFT: 'Draft',
  WAITING: 'Waiting',
  ACTIVE: 'Live',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
  DISPUTED: 'Under Review',
};

interface BattleHistoryProps {
  readonly username: string;
  readonly isOwn: boolean;
}

/** PR-04: the player's battles, newest first, page after page. */
export function BattleHistory({ username, isOwn }: BattleHistoryProps) {
  const read = usePages(BattleHistoryDocument, 'player.history', { variables: { username }, first: PAGE_SIZE });
  const empty = isOwn ? (
    <EmptyState
      title="No challenges yet"
      action={
        <Button asChild>
          <Link to={battlegroundsPath('create')}>Create a battle</Link>
        </Button>
      }
    >
      Your battles appear here, whatever becomes of them.
    </EmptyState>
  ) : (
    <EmptyState title="No challenges yet">Settled public battles appear here.</EmptyState>
  );
  return (
    <Panel title="Challenge History">
      {read.isWithheld ? (
        <Text tone="dim">This player keeps the history private.</Text>
      ) : (
        <PagedList read={read} what="the challenge history" skeleton={[4, 60]} empty={empty}>
          {(battles) => (
            <List label="Challenge history">
              {battles.map((battle) => (
                <HistoryRow key={battle.id} battle={battle} />
              ))}
            </List>
          )}
        </PagedList>
      )}
    </Panel>
  );
}

function HistoryRow({ battle }: { readonly battle: PastBattle }) {
  const { id, title, gameTitle, status, opponent, result, badge, stakeCents, createdAt, endedAt } = battle;
  return (
    <ListRow
      link={<Link to={challengePath(id)} />}
      title={title}
      detail={
        <>
          vs {opponent?.username ?? 'nobody'} · {gameTitle} · {formatDate(endedAt ?? createdAt)}
          {badge !== null && <Part of="proof.badge" badge={badge} />}
        </>
      }
      trailing={
        <>
          {result === null ? (
            <Badge tone={status === 'DISPUTED' ? 'warn' : 'neutral'}>{STATUS_WORDS[status]}</Badge>
          ) : (
            <Badge tone={result === 'WIN' ? 'win' : 'loss'}>{result === 'WIN' ? 'Win' : 'Loss'}</Badge>
          )}
          {stakeCents !== null &&
            (result === null ? (
              <Money cents={stakeCents} />
            ) : (
              <Money cents={result === 'WIN' ? stakeCents : -stakeCents} signed />
            ))}
        </>
      }
    />
  );
}
