import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { usePages } from '../../data/use-pages.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { useWalletEvents } from '../../session/use-wallet-events.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import type { OptionalParts } from '../../parts/optional-parts.ts';
import {
  AcceptCampaignDocument,
  type AcceptanceCardFragment,
  ListAcceptancesDocument,
  ListCampaignsDocument,
} from '../operations/__generated__/sponsorship.gql.ts';
import type { CampaignCardFragment } from '../operations/__generated__/campaign-desk.gql.ts';
import { ACCEPTANCE_WORDS } from '../sponsorship-words.ts';
import { AcceptanceStanding } from './acceptance-standing.tsx';
import { CampaignCard } from './campaign-card.tsx';
import { ExhibitDialog } from './exhibit-dialog.tsx';
import * as t from '../__generated__/messages.ts';

const PAGE_SIZE = 12;
const CARD_HEIGHT = 380;

type CampaignBoardProps = OptionalParts['sponsorships.board'];

/** What sponsors pay creators for: what was accepted, and what can be (BG-23, CR-13). */
export function CampaignBoard({ search }: CampaignBoardProps) {
  const open = usePages(ListCampaignsDocument, 'campaigns', {
    variables: { search },
    first: PAGE_SIZE,
    isSearch: true,
  });
  const own = usePages(ListAcceptancesDocument, 'acceptances', { variables: {}, first: PAGE_SIZE });
  // Pay and decisions come while the page is open.
  useWalletEvents(own.retry);
  const [filing, setFiling] = useState<AcceptanceCardFragment | null>(null);
  const hasOwn = own.rows === null || own.rows.length > 0 || Boolean(own.error);
  return (
    <Stack gap={6}>
      {hasOwn && (
        <section aria-labelledby="own-campaigns">
          <Stack gap={3}>
            <Heading level={2} id="own-campaigns">
              {t.yourChallenges()}
            </Heading>
            <PagedList read={own} what={t.yourChallengesInSentence()} skeleton={[1, CARD_HEIGHT]} empty={null}>
              {(rows) => (
                <Grid as="ul" min={290} fill aria-label={t.yourChallenges()}>
                  {rows.map((acceptance) => (
                    <AcceptedCard key={acceptance.id} acceptance={acceptance} onFile={() => setFiling(acceptance)} />
                  ))}
                </Grid>
              )}
            </PagedList>
          </Stack>
        </section>
      )}
      <section aria-labelledby="open-campaigns">
        <Stack gap={3}>
          <Heading level={2} id="open-campaigns">
            {t.sponsoredChallenges()}
          </Heading>
          <PagedList
            read={open}
            what={t.sponsoredChallengesInSentence()}
            skeleton={[3, CARD_HEIGHT]}
            empty={
              <EmptyState
                title={search === '' ? t.noChallengeToAcceptRightNow() : t.noChallengesFound()}
                icon={<Handshake aria-hidden="true" />}
              >
                {search === ''
                  ? t.brandsPayCreatorsForStreamsAndBattles()
                  : t.noBrandAndNoTitleMatchesSearch({ search })}
              </EmptyState>
            }
          >
            {(rows) => (
              <Grid as="ul" min={290} fill aria-label={t.sponsoredChallenges()}>
                {rows.map((campaign) => (
                  <OpenCard key={campaign.id} campaign={campaign} />
                ))}
              </Grid>
            )}
          </PagedList>
        </Stack>
      </section>
      {filing && <ExhibitDialog acceptance={filing} onClose={() => setFiling(null)} />}
    </Stack>
  );
}

function OpenCard({ campaign }: { readonly campaign: CampaignCardFragment }) {
  const toast = useToast();
  const accept = useAction(AcceptCampaignDocument, {
    changes: [ListCampaignsDocument, ListAcceptancesDocument],
    refusal: useRefusalToast(t.notAccepted()),
  });
  const isFull = campaign.placesLeft === 0;
  const press = async (): Promise<void> => {
    if (await accept.run({ campaignId: campaign.id }))
      toast({ title: t.challengeAccepted(), description: `${campaign.brand}: ${campaign.title}`, tone: 'win' });
  };
  return (
    <CampaignCard
      campaign={campaign}
      badge={<Badge tone={isFull ? 'neutral' : 'win'}>{isFull ? t.full() : t.available()}</Badge>}
    >
      <Button
        variant="primary"
        disabled={isFull}
        busy={accept.isRunning}
        aria-label={`${isFull ? t.full() : t.acceptChallenge()}: ${campaign.title}`}
        onClick={() => void press()}
      >
        {isFull ? t.full() : t.acceptChallenge()}
      </Button>
    </CampaignCard>
  );
}

interface AcceptedCardProps {
  readonly acceptance: AcceptanceCardFragment;
  readonly onFile: () => void;
}

function AcceptedCard({ acceptance, onFile }: AcceptedCardProps) {
  const { word, tone } = ACCEPTANCE_WORDS[acceptance.state];
  return (
    <CampaignCard
      campaign={acceptance.campaign}
      badge={
        <Badge tone={tone} live={acceptance.state === 'ACTIVE'}>
          {word}
        </Badge>
      }
    >
      <AcceptanceStanding acceptance={acceptance} onFile={onFile} />
    </CampaignCard>
  );
}
