import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatCents, formatDateTime } from '../../format/format.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  AnnounceCampaignDocument,
  EndCampaignDocument,
  type StaffCampaignRowFragment,
  StaffCampaignsDocument,
} from '../operations/__generated__/campaign-desk.gql.ts';
import { CAMPAIGN_WORDS } from '../sponsorship-words.ts';
import { FundDialog } from './fund-dialog.tsx';
import { ReasonDialog } from '../../desk/reason-dialog.tsx';
import * as t from '../__generated__/messages.ts';

type Act = 'fund' | 'announce' | 'end';
interface Chosen {
  readonly row: StaffCampaignRowFragment;
  readonly act: Act;
}

/** What the sum in the escrow does not say by itself; null where all of it can still be paid. */
function moneyWords({ state, escrowCents, missingCents, boundCents }: StaffCampaignRowFragment): string | null {
  if (state === 'DRAFT') return missingCents > 0 ? t.missing({ missing: formatCents(missingCents) }) : t.covered();
  return boundCents === escrowCents ? null : t.boundCanStillBePaid({ bound: formatCents(boundCents) });
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
        what={t.sponsoredChallengesInSentence()}
        skeleton={[3, 72]}
        empty={<EmptyState title={t.noSponsoredChallengesYet()}>{t.writeOneDownBookTheSponsorsMoney()}</EmptyState>}
      >
        {(rows) => (
          <DeskList>
            <Table
              caption={t.sponsoredChallenges()}
              items={rows}
              itemKey={({ id }) => id}
              columns={[
                {
                  key: 'title',
                  header: t.challenge(),
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
                  phone: 'line',
                  plain: true,
                  header: t.state(),
                  cell: ({ state }) => <Badge tone={CAMPAIGN_WORDS[state].tone}>{CAMPAIGN_WORDS[state].word}</Badge>,
                },
                {
                  key: 'payout',
                  header: t.payout(),
                  align: 'end',
                  cell: ({ campaign }) => <Money cents={campaign.payoutCents} />,
                },
                {
                  key: 'places',
                  header: t.places(),
                  align: 'end',
                  cell: ({ takenCount, paidCount, campaign }) =>
                    t.takenAndPaid({ taken: takenCount, capacity: campaign.capacity, paid: paidCount }),
                },
                {
                  key: 'money',
                  header: t.escrow(),
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
                {
                  key: 'deadline',
                  phone: 'line',
                  header: t.deadline(),
                  cell: ({ campaign }) => formatDateTime(campaign.endsAt),
                },
                {
                  key: 'act',
                  header: t.actions(),
                  hideHeader: true,
                  align: 'end',
                  cell: (row) =>
                    mayManage && (
                      <Row gap={2} justify="flex-end">
                        {row.state === 'DRAFT' && button(row, 'fund', t.bookMoney())}
                        {row.state === 'DRAFT' && row.missingCents === 0 && button(row, 'announce', t.announce())}
                        {(row.state === 'DRAFT' || row.state === 'ANNOUNCED') && button(row, 'end', t.end())}
                      </Row>
                    ),
                },
              ]}
            />
          </DeskList>
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
      title={t.announceTitle({ title })}
      description={t.payoutForEachOfUpToCapacity({ payout: formatCents(payoutCents), capacity })}
      submitLabel={t.announce()}
      asksProof
      sending={action}
      onSend={async (reason, proof) => {
        if (!(await action.run({ input: { campaignId: row.id, reason, proof } }))) return false;
        toast({ title: t.announced(), description: title, tone: 'win' });
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
      title={t.endTitle({ title })}
      description={row.state === 'DRAFT' ? t.theDraftGoesWithTheMoney() : t.nobodyCanAcceptItAnyMoreWhoever()}
      submitLabel={t.end()}
      variant="danger"
      sending={action}
      onSend={async (reason) => {
        if (!(await action.run({ campaignId: row.id, reason }))) return false;
        toast({ title: t.ended(), description: title });
        return true;
      }}
      onClose={onClose}
    />
  );
}
