import { useQuery } from '@apollo/client/react';
import { formatClock } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { OptionalParts } from '../../parts/optional-parts.ts';
import { BattleTimelineDocument } from '../operations/__generated__/proof.gql.ts';
import { FLAG_WORDS, type Names, SERVER_DOUBT_WORDS, nameAt } from '../proof-words.ts';
import { type FeedLine, type ServerLine, type TimelineRow, rowsOf } from '../timeline.ts';
import * as t from '../__generated__/messages.ts';

type BattleTimelineProps = OptionalParts['proof.timeline'];

/** What both games and a game server told, side by side on one axis, with the first place at which they differ. */
export function BattleTimeline({ battleId, names, isOptional = false }: BattleTimelineProps) {
  const query = useQuery(BattleTimelineDocument, { variables: { id: battleId }, fetchPolicy: 'cache-and-network' });
  const { data } = query;
  const isHeard = data !== undefined && data.battleTimeline.length + data.serverTimeline.length > 0;
  if (isOptional && !isHeard && !query.error) return null;
  return (
    <Loaded
      query={query}
      what={t.whatTheGamesTold()}
      skeleton={[4, 32]}
      isEmpty={({ battleTimeline, serverTimeline }) => battleTimeline.length + serverTimeline.length === 0}
      empty={<EmptyState title={t.noGameWasHeard()} />}
    >
      {({ battleTimeline: all, serverTimeline }) => (
        <Stack gap={3}>
          {all
            .filter(({ kind }) => kind === 'FLAG')
            .map((line) => (
              <Notice key={`${line.seat} ${line.flag}`} tone="warn">
                {nameAt(names, line.seat)}: {line.flag && FLAG_WORDS[line.flag]}
              </Notice>
            ))}
          {serverTimeline.map(
            ({ flag }) =>
              flag && (
                <Notice key={flag} tone="warn">
                  {t.gameServerDoubt({ doubt: SERVER_DOUBT_WORDS[flag] })}
                </Notice>
              ),
          )}
          <Table
            caption={t.whatTheGamesOfBothPlayersTold()}
            columns={columnsOf(names, rowsOf(all, serverTimeline), serverTimeline.length > 0)}
            items={rowsOf(all, serverTimeline)}
            itemKey={({ round }) => String(round)}
          />
        </Stack>
      )}
    </Loaded>
  );
}

function columnsOf(names: Names, rows: readonly TimelineRow[], hasServer: boolean): Column<TimelineRow>[] {
  const startedAt = Math.min(
    ...rows.flatMap(({ creator, opponent, server }) => [creator, opponent, server].map((line) => line?.at ?? Infinity)),
  );
  const first = rows.find(({ differs }) => differs === true)?.round;
  return [
    {
      key: 'round',
      header: t.round(),
      cell: ({ round }) => (
        <Row gap={2}>
          {round === 0 ? t.start() : round}
          {round === first && <Badge tone="loss">{t.firstDifference()}</Badge>}
        </Row>
      ),
    },
    { key: 'creator', header: names.creator, cell: ({ creator }) => <Cell line={creator} startedAt={startedAt} /> },
    {
      key: 'opponent',
      header: nameAt(names, 'OPPONENT'),
      cell: ({ opponent }) => <Cell line={opponent} startedAt={startedAt} />,
    },
    ...(hasServer
      ? [
          {
            key: 'server',
            header: t.gameServer(),
            cell: ({ server }: TimelineRow) => <ServerCell line={server} startedAt={startedAt} />,
          },
        ]
      : []),
  ];
}

/** @param startedAt when the match was first heard; what is shown counts from there. */
function Cell({ line, startedAt }: { readonly line: FeedLine | null; readonly startedAt: number }) {
  if (line === null) return <NotHeard />;
  const { isWon, own, other, sha256 } = line;
  const side = line.side ?? '';
  const clock = formatClock(line.at - startedAt);
  return (
    <span title={`SHA-256 ${sha256}`}>
      {isWon === null
        ? t.scoreAfterClock({ own, other, clock })
        : isWon
          ? t.wonRoundAfterClock({ side, own, other, clock })
          : t.lostRoundAfterClock({ side, own, other, clock })}
    </span>
  );
}

/** The rounds of the creator first, as in the heading of the battle. */
function ServerCell({ line, startedAt }: { readonly line: ServerLine | null; readonly startedAt: number }) {
  if (line === null) return <NotHeard />;
  return (
    <span title={`SHA-256 ${line.sha256}`}>
      {t.scoreAfterClock({
        own: line.creatorRounds ?? '',
        other: line.opponentRounds ?? '',
        clock: formatClock(line.at - startedAt),
      })}
    </span>
  );
}

function NotHeard() {
  return (
    <Text as="span" tone="dim">
      {t.notHeard()}
    </Text>
  );
}
