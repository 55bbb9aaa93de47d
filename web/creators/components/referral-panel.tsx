import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { referralPath } from '../../../domain/creators/creators.paths.ts';
import { REFERRAL_COINS } from '../../../domain/creators/referral.ts';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { Link } from 'react-router-dom';
import { useAction } from '../../data/use-action.ts';
import { formatCoins, formatCount } from '../../format/format.ts';
import { WalletChangedDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import { useLivePages } from '../../live/use-live-pages.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useWalletEvents } from '../../session/use-wallet-events.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Face } from '../../ui/face/face.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Coins } from '../../ui/figure/money.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { FAULT_WORDS, TIER_WORDS } from '../creator-words.ts';
import { copyText } from '../../parts/take-text.ts';
import {
  ListReferralsDocument,
  type ListReferralsQuery,
  MakeReferralCodeDocument,
  ReferralProgramDocument,
  type ReferralFiguresFragment,
} from '../operations/__generated__/creator.gql.ts';
import * as t from '../__generated__/messages.ts';

const FIRST = 5;

/** 'Referral Program': the link, who came by it, and how far the next tier is (CR-05). */
export function ReferralPanel() {
  const query = useQuery(ReferralProgramDocument, { fetchPolicy: 'cache-and-network' });
  useWalletEvents(() => void query.refetch().catch(() => undefined));
  return (
    <Panel title={t.referralProgram()}>
      <Loaded query={{ ...query, data: query.data?.referralProgram }} what={t.yourReferrals()} skeleton={[4, 48]}>
        {(program) => (
          <Stack gap={5}>
            <Text tone="dim">{t.coinsForEverybodyWhoSignsUp({ coins: formatCoins(REFERRAL_COINS) })}</Text>
            {program.code === null ? <NoCode /> : <ReferralLink code={program.code} />}
            <ReferralFigures program={program} />
            {program.signUps > 0 && <Brought />}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

function NoCode() {
  const make = useAction(MakeReferralCodeDocument, { changes: [ReferralProgramDocument] });
  return (
    <Stack gap={3}>
      <Failed failure={make.failure} />
      <Row>
        <Button variant="primary" busy={make.isRunning} onClick={() => void make.run({})}>
          {t.getYourLink()}
        </Button>
      </Row>
    </Stack>
  );
}

function ReferralLink({ code }: { readonly code: string }) {
  const toast = useToast();
  const [isRefused, setRefused] = useState(false);
  const link = `${window.location.origin}${referralPath(code)}`;
  const copy = async (): Promise<void> => {
    if (await copyText(link)) toast({ title: t.linkCopied(), tone: 'win' });
    else setRefused(true);
  };
  return (
    <Stack gap={2}>
      <Text size={14} tone="dim">
        {t.referralLink()}
      </Text>
      <Row gap={3}>
        <code css={{ userSelect: 'all', WebkitUserSelect: 'all', overflowWrap: 'anywhere' }} translate="no">
          {link}
        </code>
        <Button size="small" onClick={() => void copy()}>
          {t.copyLink()}
        </Button>
      </Row>
      <div role="status">{isRefused && <Text size={14}>{t.theBrowserRefusedToCopyTheLink()}</Text>}</div>
    </Stack>
  );
}

function ReferralFigures({ program }: { readonly program: ReferralFiguresFragment }) {
  const { totalReferrals, firstWagers, coins, tier, next, missing, percent } = program;
  return (
    <Stack gap={4}>
      <DescriptionList
        items={[
          { term: t.totalReferrals(), detail: formatCount(totalReferrals) },
          { term: t.firstWagers(), detail: formatCount(firstWagers) },
          { term: t.earned(), detail: <Coins amount={coins} /> },
          { term: t.tier(), detail: TIER_WORDS[tier] },
        ]}
      />
      <Progress
        label={next === null ? t.highestTierReached() : t.nextTier({ tier: TIER_WORDS[next] })}
        value={percent}
        showLabel
        tone={next === null ? 'win' : 'ember'}
      >
        {next !== null && (
          <Text size={14} tone="dim">
            {t.firstWagersToGoATier({ missing })}
          </Text>
        )}
      </Progress>
    </Stack>
  );
}

type Brought = ListReferralsQuery['referrals']['edges'][number]['node'];

function Brought() {
  const read = useLivePages(ListReferralsDocument, 'referrals', {
    variables: {},
    first: FIRST,
    live: WalletChangedDocument,
  });
  return (
    <PagedList
      read={read}
      what={t.whoSignedUp()}
      skeleton={[3, 56]}
      empty={<EmptyState title={t.nobodyYet()}>{t.whoSignsUpWithYourLink()}</EmptyState>}
    >
      {(rows) => (
        <List label={t.signedUpWithYourLink()}>
          {rows.map((referral) => (
            <BroughtRow key={referral.id} referral={referral} />
          ))}
        </List>
      )}
    </PagedList>
  );
}

function BroughtRow({ referral: { player, signedUpAt, hasWagered, fault } }: { readonly referral: Brought }) {
  return (
    <ListRow
      leading={<Face id={player.id} src={player.avatarUrl} size={32} />}
      title={<Link to={playerPath(player.username)}>{player.username}</Link>}
      detail={fault === null ? <RelativeTime at={signedUpAt} now={serverNow} /> : FAULT_WORDS[fault]}
      trailing={
        fault === null ? (
          <Badge tone={hasWagered ? 'win' : 'neutral'}>{hasWagered ? t.hasWagered() : t.signedUp()}</Badge>
        ) : (
          <Badge tone="warn">{t.doesNotCount()}</Badge>
        )
      }
    />
  );
}
