import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCents } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { teamPath } from '../../../domain/teams/teams.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useAction } from '../../data/use-action.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { Crest } from '../../ui/face/crest.tsx';
import { Failed } from '../../parts/failed.tsx';
import {
  DeclineTeamOfferDocument,
  DropTeamStakeDocument,
  type OwnTeamFragment,
  WithdrawTeamOfferDocument,
} from '../operations/__generated__/team.gql.ts';
import * as t from '../__generated__/messages.ts';

const AgreeDialog = lazyDialog(async () => (await import('./share-dialogs.tsx')).AgreeDialog);
const AcceptDialog = lazyDialog(async () => (await import('./share-dialogs.tsx')).AcceptDialog);

export type Offer = OwnTeamFragment['offers'][number];

interface OffersPanelProps {
  readonly team: OwnTeamFragment;
  readonly viewerId: string;
}

/** Challenges that wait for an answer, to the team and of the team (TE-03). */
export function OffersPanel({ team, viewerId }: OffersPanelProps) {
  return (
    <Panel title={t.challenges()}>
      {team.offers.length === 0 ? (
        <EmptyState title={t.noChallengesAreWaiting()}>{t.challengesToYourTeam()}</EmptyState>
      ) : (
        <Stack as="ul" gap={4}>
          {team.offers.map((offer) => (
            <OfferCard key={offer.id} offer={offer} team={team} viewerId={viewerId} />
          ))}
        </Stack>
      )}
    </Panel>
  );
}

interface OfferCardProps extends OffersPanelProps {
  readonly offer: Offer;
}

function OfferCard({ offer, team, viewerId }: OfferCardProps) {
  const [open, setOpen] = useState<'accept' | 'agree' | null>(null);
  const decline = useAction(DeclineTeamOfferDocument);
  const withdraw = useAction(WithdrawTeamOfferDocument);
  const drop = useAction(DropTeamStakeDocument);
  const toast = useToast();
  const isOutgoing = offer.from.id === team.id;
  const other = isOutgoing ? offer.to : offer.from;
  const isCaptain = team.viewerRole === 'CAPTAIN';
  const ours = offer.agreements.filter(({ teamId }) => teamId === team.id);
  const isIn = ours.some(({ player }) => player.id === viewerId);
  const isBusy = decline.isRunning || withdraw.isRunning || drop.isRunning;
  const end = async (done: Promise<unknown>, title: string): Promise<void> => {
    if (await done) toast({ title });
  };
  return (
    <Card as="li" padding={4}>
      <Stack gap={4}>
        <Row justify="space-between" gap={3}>
          <Row gap={3}>
            <Crest id={other.id} src={other.logoUrl} size={40} />
            <Stack gap={1} align="start">
              <Heading level={3} size={16}>
                <Link to={teamPath(other.id)}>{other.name}</Link>
              </Heading>
              <Badge tone={isOutgoing ? 'neutral' : 'info'}>{isOutgoing ? t.sent() : t.received()}</Badge>
            </Stack>
          </Row>
          <Countdown endsAt={offer.expiresAt} now={serverNow} label={t.timeLeftToAnswer()} />
        </Row>
        <Grid min={220} gap={4}>
          <DescriptionList
            items={[
              { term: t.game(), detail: offer.gameTitle },
              { term: t.stakeOfEachTeam(), detail: formatCents(offer.stakeCents) },
              { term: t.pool(), detail: formatCents(offer.poolCents) },
            ]}
          />
          <DescriptionList
            items={[
              { term: t.whoPays(), detail: offer.payer === 'CAPTAIN' ? t.theCaptains() : t.membersWhoAreIn() },
              { term: t.whoIsInOnYourSide(), detail: names(ours) },
              { term: t.whoIsInOnTheOtherSide(), detail: names(offer.agreements.filter((a) => !ours.includes(a))) },
            ]}
          />
        </Grid>
        <Row gap={3}>
          {isCaptain && !isOutgoing && (
            <>
              <Button disabled={isBusy} onClick={() => setOpen('accept')}>
                {t.accept()}
              </Button>
              <Button
                variant="ghost"
                busy={decline.isRunning}
                disabled={isBusy}
                onClick={() => void end(decline.run({ id: offer.id }), t.challengeDeclined())}
              >
                {t.decline()}
              </Button>
            </>
          )}
          {isCaptain && isOutgoing && (
            <Button
              busy={withdraw.isRunning}
              disabled={isBusy}
              onClick={() => void end(withdraw.run({ id: offer.id }), t.challengeWithdrawn())}
            >
              {t.withdraw()}
            </Button>
          )}
          {!isCaptain && offer.payer === 'MEMBERS' && (
            <Button disabled={isBusy} onClick={() => setOpen('agree')}>
              {isIn ? t.lookAtMyShare() : t.iAmIn()}
            </Button>
          )}
          {!isCaptain && isIn && (
            <Button
              variant="ghost"
              busy={drop.isRunning}
              disabled={isBusy}
              onClick={() => void drop.run({ offerId: offer.id, userId: null })}
            >
              {t.iAmOut()}
            </Button>
          )}
          {isCaptain &&
            offer.payer === 'MEMBERS' &&
            ours
              .filter(({ player }) => player.id !== viewerId)
              .map(({ player }) => (
                <Button
                  key={player.id}
                  size="small"
                  variant="ghost"
                  disabled={isBusy}
                  css={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
                  onClick={() => void drop.run({ offerId: offer.id, userId: player.id })}
                >
                  {t.leaveUsernameOut({ username: player.username })}
                </Button>
              ))}
        </Row>
        {!isCaptain && (
          <Text size={14} tone="dim">
            {isOutgoing ? t.theOtherCaptainAnswers() : t.yourCaptainAnswers()}{' '}
            {offer.payer === 'MEMBERS' ? t.youAreChargedOnlyIfYouSay() : t.youAreNotCharged()}
          </Text>
        )}
        <Failed failure={decline.failure ?? withdraw.failure ?? drop.failure} />
      </Stack>
      {open === 'accept' && (
        <AcceptDialog offer={offer} team={team} viewerId={viewerId} onClose={() => setOpen(null)} />
      )}
      {open === 'agree' && <AgreeDialog offer={offer} team={team} viewerId={viewerId} onClose={() => setOpen(null)} />}
    </Card>
  );
}

const names = (agreements: Offer['agreements']): string =>
  agreements.length === 0 ? t.nobodyYet() : agreements.map(({ player }) => player.username).join(', ');
