import { skipToken, useQuery, useSubscription } from '@apollo/client/react';
import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import type { BattleStatus, Seat } from '../../data/__generated__/schema-types.ts';
import { formatDate } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Text } from '../../ui/layout/text.tsx';
import {
  ChessGameChangedDocument,
  ChessGameDocument,
  type ChessGameFieldsFragment,
} from '../operations/__generated__/lichess.gql.ts';
import { DOUBTS, chessWords, makingWords } from '../lichess-words.ts';
import { BADGE_WORDS, type Names } from '../proof-words.ts';
import * as t from '../__generated__/messages.ts';

export interface ChessPanelProps {
  readonly battleId: string;
  readonly code: string | null;
  readonly status: BattleStatus;
  /** The viewer's own; null for onlookers. */
  readonly seat: Seat | null;
  readonly names: Names;
}

const TITLE = t.gameOnLichess();
/** Onlookers are told nothing by themselves, and a battle tells of its start before the game is asked for. */
const POLL_MS = 5 * SECOND;

/** The game that decides a chess battle: the way to it, how it stands, and what the result rests on. */
export function ChessPanel({ battleId, code, status, seat, names }: ChessPanelProps) {
  const isOpen = status === 'WAITING' || status === 'ACTIVE';
  const query = useQuery(ChessGameDocument, {
    variables: { id: battleId, code },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: status === 'ACTIVE' ? POLL_MS : 0,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const { data, error, refetch } = query;
  // What is told arrives through the cache.
  useSubscription(ChessGameChangedDocument, seat !== null && isOpen ? { variables: { id: battleId } } : skipToken);
  const known = useRef(status);
  useEffect(() => {
    if (known.current !== status) refetch().catch(() => undefined);
    known.current = status;
  }, [refetch, status]);
  if (data === undefined && error)
    return (
      <Panel title={TITLE}>
        <Loaded query={query} what={t.theGameOnLichess()} skeleton={null}>
          {() => null}
        </Loaded>
      </Panel>
    );
  const game = data?.chessGame ?? null;
  if (game === null)
    return isOpen ? (
      <Panel title={TITLE}>
        <Text tone="dim">{makingWords(status)}</Text>
      </Panel>
    ) : null;
  const badge = game.badge === null ? null : BADGE_WORDS[game.badge];
  const isMade = game.url !== null || seat === null || !isOpen;
  return (
    <Panel title={TITLE} aside={badge && <Badge tone={badge.tone}>{badge.word}</Badge>}>
      {game.doubt === null ? (
        <div role="status">
          <Text>{isMade ? chessWords(game, names) : makingWords(status)}</Text>
        </div>
      ) : (
        <Notice tone="warn" live>
          {isOpen
            ? t.nothingFollowsFromItReport({ doubt: DOUBTS[game.doubt] })
            : t.nothingFollowsFromIt({ doubt: DOUBTS[game.doubt] })}
        </Notice>
      )}
      <Details game={game} />
      {game.url !== null && !(isOpen && seat !== null && game.says === null) && (
        <Row gap={3}>
          <Button asChild>
            <a href={game.url} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden="true" />
              {t.seeTheGameOnLichess()}
            </a>
          </Button>
        </Row>
      )}
    </Panel>
  );
}

function Details({ game }: { readonly game: ChessGameFieldsFragment }) {
  const { color, accountId, endedAt, sha256 } = game;
  const items = [
    ...(color === null ? [] : [{ term: t.youPlay(), detail: color === 'WHITE' ? t.white() : t.black() }]),
    ...(accountId === null ? [] : [{ term: t.withYourAccount(), detail: accountId }]),
    ...(endedAt === null ? [] : [{ term: t.heardFromLichess(), detail: formatDate(endedAt) }]),
    ...(sha256 === null
      ? []
      : [{ term: t.sha256OfItsAnswer(), detail: <code css={{ overflowWrap: 'anywhere' }}>{sha256}</code> }]),
  ];
  return items.length === 0 ? null : <DescriptionList items={items} />;
}
