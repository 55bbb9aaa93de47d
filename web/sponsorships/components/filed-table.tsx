import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePages } from '../../data/use-pages.ts';
import { formatDateTime } from '../../format/format.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { FiledExhibitsDocument, type FiledExhibitsQuery } from '../operations/__generated__/campaign-desk.gql.ts';
import { EXHIBIT_WORDS, exhibitPath } from '../sponsorship-words.ts';
import { DecideDialog } from './decide-dialog.tsx';
import * as t from '../__generated__/messages.ts';

export type Filed = FiledExhibitsQuery['filedExhibits']['edges'][number]['node'];

interface Chosen {
  readonly filed: Filed;
  readonly approves: boolean;
}

/** What creators show, the oldest first. */
export function FiledTable() {
  const viewer = useViewer();
  const read = usePages(FiledExhibitsDocument, 'filedExhibits', { variables: {}, first: 20 });
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <>
      <PagedList
        read={read}
        what={t.whatCreatorsShow()}
        skeleton={[2, 56]}
        empty={<EmptyState title={t.nothingWaits()}>{t.whatCreatorsShowForAChallengeAppears()}</EmptyState>}
      >
        {(rows) => (
          <DeskList>
            <Table
              caption={t.waitingForADecision()}
              items={rows}
              itemKey={({ id }) => id}
              columns={[
                {
                  key: 'player',
                  header: t.creator(),
                  cell: ({ username }) => username,
                },
                {
                  key: 'campaign',
                  header: t.challenge(),
                  cell: ({ campaign: { brand, title } }) => (
                    <Stack as="span" gap={1}>
                      <span>{title}</span>
                      <Text as="span" size={14} tone="dim">
                        {brand}
                      </Text>
                    </Stack>
                  ),
                },
                {
                  key: 'shown',
                  header: t.shown(),
                  cell: ({ kind, exhibitId, title }) => (
                    <Link to={exhibitPath(kind, exhibitId)}>
                      {EXHIBIT_WORDS[kind]}: {title}
                    </Link>
                  ),
                },
                {
                  key: 'filed',
                  phone: 'line',
                  plain: true,
                  header: t.filed(),
                  cell: ({ filedAt }) => formatDateTime(filedAt),
                },
                {
                  key: 'payout',
                  header: t.payout(),
                  align: 'end',
                  cell: ({ campaign }) => <Money cents={campaign.payoutCents} />,
                },
                {
                  key: 'decide',
                  header: t.decision(),
                  hideHeader: true,
                  align: 'end',
                  // Nobody decides over their own.
                  cell: (filed) =>
                    filed.userId !== viewer?.id && (
                      <Row gap={2} justify="flex-end">
                        <Button
                          size="small"
                          aria-label={t.approveUsernameTitle({ username: filed.username, title: filed.campaign.title })}
                          onClick={() => setChosen({ filed, approves: true })}
                        >
                          {t.approve()}
                        </Button>
                        <Button
                          size="small"
                          variant="ghost"
                          aria-label={t.refuseUsernameTitle({ username: filed.username, title: filed.campaign.title })}
                          onClick={() => setChosen({ filed, approves: false })}
                        >
                          {t.refuse()}
                        </Button>
                      </Row>
                    ),
                },
              ]}
            />
          </DeskList>
        )}
      </PagedList>
      {chosen && <DecideDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
