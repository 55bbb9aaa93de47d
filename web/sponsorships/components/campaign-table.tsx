import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatCents, formatDateTime } from '../../format/format.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Table } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AnnounceCampaignDocument } from '../operations/__generated__/announce-campaign.gql.ts';
import { EndCampaignDocument } from '../operations/__generated__/end-campaign.gql.ts';
import type { StaffCampaignRowFragment } from '../operations/__generated__/staff-campaign-row.gql.ts';
import { StaffCampaignsDocument } from '../operations/__generated__/staff-campaigns.gql.ts';
import { CAMPAIGN_WORDS } from '../sponsorship-words.ts';
import { FundDialog } from './fund-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Act = 'fund' | 'announce' | 'end';
interface Chosen {
  readonly row: StaffCampaignRowFragment;
  readonly act: Act;
}

/** What the sum in the escrow does not say by itself; null where all of it can still be paid. */
function moneyWords({ state, escrowCents, missingCents, boundCents }: StaffCampaignRowFragment): string | null {
  if (state === 'DRAFT') return missingCents > 0 ? `${formatCents(missingCents)} missing` : 'covered';
  return boundCents === escrowCents ? null : `${formatCents(boundCents)} can still be paid`;
}

/** All sponsored challenges with their money, the newest first. */
export function CampaignTable() {
  const viewer = useViewer();
  const read = usePages(StaffCampaignsDocument, 'staffCampaigns', { variables: {}, first: 20 });
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const mayManage = viewer?.role === 'ADMINISTRATOR';
  const button = (row: StaffCampaignRowFragment, act: Act, label: string) => (
    <Button
      size="small"
      variant={act === 'end' ? 'ghost' : 'secondary'}
      aria-label={`${label}: ${row.campaign.title}`}
      onClick={() => setChosen({ row, act })}
    >
      {label}
    </Button>
  );
  const close = (): void => setChosen(null);
  return (
    <>
      <PagedList
        read={read}
        what="sponsored challenges"
        skeleton={[3, 72]}
        empty={
          <EmptyState title="No sponsored challenges yet">
            Write one down, book the sponsor’s money, and have another administrator announce it.
          </EmptyState>
        }
      >
        {(rows) => (
          <Table
            caption="Sponsored challenges"
            items={rows}
            itemKey={({ id }) => id}
            columns={[
              {
                key: 'title',
                header: 'Challenge',
                cell: ({ campaign: { title, brand, gameTitle } }) => (
                  <Stack as="span" gap={1}>
                    <span>{title}</span>
                    <Text as="span" size={14} tone="dim" weight={400}>
                      {brand} · {gameTitle}
                    </Text>
                  </Stack>
                ),
              },
              {
                key: 'state',
                header: 'State',
                cell: ({ state }) => <Badge tone={CAMPAIGN_WORDS[state].tone}>{CAMPAIGN_WORDS[state].word}</Badge>,
              },
              {
                key: 'payout',
                header: 'Payout',
                align: 'end',
                cell: ({ campaign }) => <Money cents={campaign.payoutCents} />,
              },
              {
                key: 'places',
                header: 'Places',
                align: 'end',
                cell: ({ takenCount, paidCount, campaign }) =>
                  `${takenCount}/${campaign.capacity} taken, ${paidCount} paid`,
              },
              {
                key: 'money',
                header: 'Escrow',
                align: 'end',
                cell: (row) => {
                  const words = moneyWords(row);
                  return (
                    <>
                      <Money cents={row.escrowCents} />
                      {words !== null && `, ${words}`}
                    </>
                  );
                },
              },
              { key: 'deadline', header: 'Deadline', cell: ({ campaign }) => formatDateTime(campaign.endsAt) },
              {
                key: 'act',
                header: 'Actions',
                hideHeader: true,
                align: 'end',
                cell: (row) =>
                  mayManage && (
                    <Row gap={2} justify="flex-end">
                      {row.state === 'DRAFT' && button(row, 'fund', 'Book money')}
                      {row.state === 'DRAFT' && row.missingCents === 0 && button(row, 'announce', 'Announce')}
                      {(row.state === 'DRAFT' || row.state === 'ANNOUNCED') && button(row, 'end', 'End')}
                    </Row>
                  ),
              },
            ]}
          />
        )}
      </PagedList>
      {chosen?.act === 'fund' && <FundDialog row={chosen.row} onClose={close} />}
      {chosen?.act === 'announce' && <AnnounceDialog row={chosen.row} onClose={close} />}
      {chosen?.act === 'end' && <EndDialog row={chosen.row} onClose={close} />}
    </>
  );
}

interface ActDialogProps {
  readonly row: StaffCampaignRowFragment;
  readonly onClose: () => void;
}

function AnnounceDialog({ row, onClose }: ActDialogProps) {
  const toast = useToast();
  const action = useAction(AnnounceCampaignDocument, { changes: [StaffCampaignsDocument] });
  const { title, capacity, payoutCents } = row.campaign;
  return (
    <ReasonDialog
      title={`Announce ${title}`}
      description={`${formatCents(payoutCents)} for each of up to ${capacity} creators. Whoever booked the sponsor’s money cannot announce it.`}
      submitLabel="Announce"
      asksForCode
      sending={action}
      onSend={async (reason, proof) => {
        if (!(await action.run({ input: { campaignId: row.id, reason, proof } }))) return false;
        toast({ title: 'Announced', description: title, tone: 'win' });
        return true;
      }}
      onClose={onClose}
    />
  );
}

function EndDialog({ row, onClose }: ActDialogProps) {
  const toast = useToast();
  const action = useAction(EndCampaignDocument, { changes: [StaffCampaignsDocument] });
  const { title } = row.campaign;
  return (
    <ReasonDialog
      title={`End ${title}`}
      description={
        row.state === 'DRAFT'
          ? 'The draft goes, and all of the sponsor’s money with it.'
          : 'Nobody can accept it any more. Whoever has accepted it goes on, and what nobody can be paid goes back to the sponsor.'
      }
      submitLabel="End"
      variant="danger"
      sending={action}
      onSend={async (reason) => {
        if (!(await action.run({ campaignId: row.id, reason }))) return false;
        toast({ title: 'Ended', description: title });
        return true;
      }}
      onClose={onClose}
    />
  );
}
