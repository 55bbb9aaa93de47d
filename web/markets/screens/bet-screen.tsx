import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { betsPath } from '../../../domain/markets/markets.paths.ts';
import { oddsText } from '../../../domain/markets/odds.ts';
import { failureOf } from '../../data/failure.ts';
import { formatDateTime } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { betExplained, betWords } from '../bet-words.ts';
import { type BetFieldsFragment, ReadBetDocument } from '../operations/__generated__/market.gql.ts';
import * as t from '../__generated__/messages.ts';

const BackLink = () => <Link to={betsPath}>{t.backToYourBets()}</Link>;

/** /bets/{id}: the receipt of one bet. */
export function BetScreen() {
  const { id = '' } = useParams();
  const query = useQuery(ReadBetDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  if (query.error && failureOf(query.error).code === 'NOT_FOUND') return <BetNotFound />;
  return (
    <Page title={t.betReceipt()} width="medium" back={<BackLink />}>
      <Loaded query={{ ...query, data: query.data?.bet }} what={t.theBet()} skeleton={[4, 48]}>
        {(bet) => <Receipt bet={bet} />}
      </Loaded>
    </Page>
  );
}

const BetNotFound = () => (
  <Page title={t.betNotFound()} width="medium">
    <EmptyState
      title={t.thereIsNoSuchBetAmongYours()}
      action={
        <Button variant="primary" asChild>
          <Link to={betsPath}>{t.goToYourBets()}</Link>
        </Button>
      }
    />
  </Page>
);

function Receipt({ bet }: { readonly bet: BetFieldsFragment }) {
  const { word, tone } = betWords(bet);
  const isOver = bet.endedAt !== null;
  return (
    <Panel title={bet.title} aside={<Badge tone={tone}>{word}</Badge>}>
      <Text tone="dim">{betExplained(bet)}</Text>
      <DescriptionList
        items={[
          { term: t.number(), detail: bet.id },
          { term: t.toWin(), detail: bet.playerName },
          { term: t.placed(), detail: formatDateTime(bet.placedAt) },
          { term: t.odds(), detail: oddsText(bet.odds) },
          { term: t.stake(), detail: <Money cents={bet.stakeCents} /> },
          { term: t.potentialPayout(), detail: <Money cents={bet.payoutCents} />, total: !isOver },
          ...(bet.endedAt === null
            ? []
            : [
                { term: t.settled(), detail: formatDateTime(bet.endedAt) },
                { term: t.paidToYou(), detail: <Money cents={bet.paidCents} />, total: true },
              ]),
        ]}
      />
      <Button asChild>
        <Link to={challengePath(bet.contestId)}>{t.viewTheMatch()}</Link>
      </Button>
    </Panel>
  );
}
