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
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { PassTable } from '../components/pass-table.tsx';
import { usePass } from '../hooks/use-pass.ts';
import { ClaimPassDocument, type PassFieldsFragment } from '../operations/__generated__/pass.gql.ts';
import { openRewards, sumWords } from '../pass-words.ts';
import * as t from '../__generated__/messages.ts';

/** /store/pass: how far the season has brought the player, and what each tier brings (SO-07). */
export function PassScreen() {
  const query = usePass();
  return (
    <Page title={t.battlePass()} subtitle={t.experienceOfBattlesTheArcade()}>
      <Loaded
        query={query}
        what={t.theBattlePass()}
        skeleton={[3, 96]}
        isEmpty={({ battlePass }) => battlePass === null}
        empty={<EmptyState title={t.noSeasonYet()}>{t.theFirstSeasonHasNotBegun()}</EmptyState>}
      >
        {({ battlePass }) => battlePass && <Season pass={battlePass} />}
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
      <Panel title={isOver ? t.seasonNumberIsOver({ number }) : t.seasonNumber({ number })}>
        <Stack gap={4}>
          <Progress
            label={t.tierOfTiers({ tier, tiers: PASS_TIERS })}
            value={tier === PASS_TIERS ? 100 : ((xp % XP_PER_TIER) * 100) / XP_PER_TIER}
            valueText={
              tier === PASS_TIERS
                ? t.allTiersReached()
                : t.xpToTheNextTier({ xp: xp % XP_PER_TIER, xpPerTier: XP_PER_TIER })
            }
            showLabel
            tone="coin"
          />
          <Text tone="dim">
            {isOver
              ? t.endedAt({ endsAt: formatDateTime(endsAt) })
              : t.endsAtClaimBefore({ endsAt: formatDateTime(endsAt) })}
          </Text>
          {nextStartsAt !== null && (
            <Text>{t.seasonNumberBegins({ number: number + 1, startsAt: formatDateTime(nextStartsAt) })}</Text>
          )}
          {isOver ? (
            <Lapsed tier={tier} count={open.length} words={sumWords(open)} />
          ) : (
            <Claim tier={tier} count={open.length} />
          )}
          {!hasPaid && !isOver && (
            <Row>
              <Button asChild>
                <Link to={storeTabPath('passes')}>{t.getThePaidTrack()}</Link>
              </Button>
            </Row>
          )}
        </Stack>
      </Panel>
      <Panel title={t.rewards()}>
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
        ? t.youReachedNoTier()
        : t.youHaveClaimedAllThatYouHad()
      : t.rewardsNotClaimed({ count, words })}
  </Text>
);

function Claim({ tier, count }: Reached) {
  const toast = useToast();
  const action = useAction(ClaimPassDocument, { changes: 'everything', movesMoney: true });
  const claim = async (): Promise<void> => {
    if (await action.run({})) toast({ title: t.claimed(), description: t.coinsCreditsAndItemsAreYours(), tone: 'win' });
  };
  if (count === 0)
    return <Text tone="dim">{tier === 0 ? t.thereIsNothingToClaimYetPlay() : t.allThatYouHaveReachedIsClaimed()}</Text>;
  return (
    <Stack gap={3}>
      <Text size={14} tone="dim">
        {t.missionsAndThePassBringUp({ most: formatCoins(MISSION_COINS_PER_DAY_MAX) })}
      </Text>
      <Row>
        <Button variant="primary" busy={action.isRunning} onClick={() => void claim()}>
          {t.claimRewards({ count })}
        </Button>
      </Row>
      <Failed failure={action.failure} />
    </Stack>
  );
}
