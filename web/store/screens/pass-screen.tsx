import { Link } from 'react-router-dom';
import { MISSION_COINS_PER_DAY_MAX } from '../../../domain/missions/rewards.ts';
import { PASS_TIERS, XP_PER_TIER, passTier } from '../../../domain/store/battle-pass.ts';
import { storeTabPath } from '../../../domain/store/store.paths.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCoins, formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Progress } from '../../ui/progress.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { PassTable } from '../components/pass-table.tsx';
import { usePass } from '../hooks/use-pass.ts';
import { ClaimPassDocument } from '../operations/__generated__/claim-pass.gql.ts';
import type { PassFieldsFragment } from '../operations/__generated__/pass-fields.gql.ts';
import { openRewards, sumWords } from '../pass-words.ts';

/** /store/pass: how far the season has brought the player, and what each tier brings (SO-07). */
export function PassScreen() {
  const query = usePass();
  return (
    <Page
      title="Battle Pass"
      subtitle="Experience of battles, the arcade and missions moves you through a hundred tiers."
    >
      <Loaded
        query={query}
        what="the battle pass"
        skeleton={[3, 96]}
        isEmpty={(pass) => pass === null}
        empty={<EmptyState title="No season yet">The first season has not begun.</EmptyState>}
      >
        {(pass) => pass && <Season pass={pass} />}
      </Loaded>
    </Page>
  );
}

function Season({ pass }: { readonly pass: PassFieldsFragment }) {
  const { number, xp, hasPaid, endsAt, nextStartsAt } = pass;
  const tier = passTier(xp);
  const isOver = endsAt <= serverNow();
  const open = openRewards(pass);
  return (
    <Stack gap={5}>
      <Panel title={isOver ? `Season ${number} is over` : `Season ${number}`}>
        <Stack gap={4}>
          <Progress
            label={`Tier ${tier} of ${PASS_TIERS}`}
            value={tier === PASS_TIERS ? 100 : ((xp % XP_PER_TIER) * 100) / XP_PER_TIER}
            valueText={
              tier === PASS_TIERS ? 'All tiers reached' : `${xp % XP_PER_TIER} of ${XP_PER_TIER} XP to the next`
            }
            showLabel
            tone="coin"
          />
          <Text tone="dim">
            {isOver ? `Ended ${formatDateTime(endsAt)}.` : `Ends ${formatDateTime(endsAt)}; claim before then.`}
          </Text>
          {nextStartsAt !== null && (
            <Text>
              Season {number + 1} begins {formatDateTime(nextStartsAt)}, with its own pass. All tiers begin anew; what
              you have claimed stays yours.
            </Text>
          )}
          {isOver ? (
            <Lapsed tier={tier} count={open.length} words={sumWords(open)} />
          ) : (
            <Claim tier={tier} count={open.length} />
          )}
          {!hasPaid && !isOver && (
            <Row>
              <Button asChild>
                <Link to={storeTabPath('passes')}>Get the paid track</Link>
              </Button>
            </Row>
          )}
        </Stack>
      </Panel>
      <Panel title="Rewards">
        <PassTable pass={pass} />
      </Panel>
    </Stack>
  );
}

interface Reached {
  readonly tier: number;
  /** Rewards that were reached and not claimed. */
  readonly count: number;
}

const Lapsed = ({ tier, count, words }: Reached & { readonly words: string }) => (
  <Text>
    {count === 0
      ? tier === 0
        ? 'You reached no tier of it.'
        : 'You have claimed all that you had reached.'
      : `${count} ${count === 1 ? 'reward was' : 'rewards were'} reached and not claimed: ${words}.`}
  </Text>
);

function Claim({ tier, count }: Reached) {
  const toast = useToast();
  const action = useAction(ClaimPassDocument, { changes: 'everything', movesMoney: true });
  const claim = async (): Promise<void> => {
    if (await action.run({}))
      toast({ title: 'Claimed', description: 'Coins, credits and items are yours.', tone: 'win' });
  };
  if (count === 0)
    return (
      <Text tone="dim">
        {tier === 0
          ? 'There is nothing to claim yet. Play on for the first tier.'
          : 'All that you have reached is claimed. Play on for the next tier.'}
      </Text>
    );
  return (
    <Stack gap={3}>
      <Text size={14} tone="dim">
        Missions and the pass bring up to {formatCoins(MISSION_COINS_PER_DAY_MAX)} a day together. What has no room
        today waits for you to claim it on another day of the season.
      </Text>
      <Row>
        <Button variant="primary" busy={action.isRunning} onClick={() => void claim()}>
          Claim {count} {count === 1 ? 'reward' : 'rewards'}
        </Button>
      </Row>
      <Failed failure={action.failure} />
    </Stack>
  );
}
