import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePages } from '../../data/use-pages.ts';
import { formatDateTime } from '../../format/format.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Table } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import { FiledExhibitsDocument, type FiledExhibitsQuery } from '../operations/__generated__/filed-exhibits.gql.ts';
import { EXHIBIT_WORDS, exhibitPath } from '../sponsorship-words.ts';
import { DecideDialog } from './decide-dialog.tsx';

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
        what="what creators show"
        skeleton={[2, 56]}
        empty={<EmptyState title="Nothing waits">What creators show for a challenge appears here.</EmptyState>}
      >
        {(rows) => (
          <Table
            caption="Waiting for a decision"
            items={rows}
            itemKey={({ id }) => id}
            columns={[
              {
                key: 'player',
                header: 'Creator',
                cell: ({ username }) => username,
              },
              {
                key: 'campaign',
                header: 'Challenge',
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
                header: 'Shown',
                cell: ({ kind, exhibitId, title }) => (
                  <Link to={exhibitPath(kind, exhibitId)}>
                    {EXHIBIT_WORDS[kind]}: {title}
                  </Link>
                ),
              },
              { key: 'filed', header: 'Filed', cell: ({ filedAt }) => formatDateTime(filedAt) },
              {
                key: 'payout',
                header: 'Payout',
                align: 'end',
                cell: ({ campaign }) => <Money cents={campaign.payoutCents} />,
              },
              {
                key: 'decide',
                header: 'Decision',
                hideHeader: true,
                align: 'end',
                // Nobody decides over their own.
                cell: (filed) =>
                  filed.userId !== viewer?.id && (
                    <Row gap={2} justify="flex-end">
                      <Button
                        size="small"
                        aria-label={`Approve ${filed.username}, ${filed.campaign.title}`}
                        onClick={() => setChosen({ filed, approves: true })}
                      >
                        Approve
                      </Button>
                      <Button
                        size="small"
                        variant="ghost"
                        aria-label={`Refuse ${filed.username}, ${filed.campaign.title}`}
                        onClick={() => setChosen({ filed, approves: false })}
                      >
                        Refuse
                      </Button>
                    </Row>
                  ),
              },
            ]}
          />
        )}
      </PagedList>
      {chosen && <DecideDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
