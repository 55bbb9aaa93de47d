import { Ticket } from 'lucide-react';
import { Link } from 'react-router-dom';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { betPath } from '../../../domain/markets/markets.paths.ts';
import { oddsText } from '../../../domain/markets/odds.ts';
import { usePages } from '../../data/use-pages.ts';
import { serverNow } from '../../live/server-clock.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { betWords } from '../bet-words.ts';
import { type BetFieldsFragment, ListBetsDocument } from '../operations/__generated__/market.gql.ts';
import * as t from '../__generated__/messages.ts';

const NOTHING_YET = (
  <EmptyState
    title={t.noBetsYet()}
    icon={<Ticket aria-hidden />}
    action={
      <Button asChild>
        <Link to={battlegroundsPath('live-battles')}>{t.goToTheBattleHub()}</Link>
      </Button>
    }
  >
    {t.betOnAPublicBattleBetweenTwo()}
  </EmptyState>
);

/** /bets: what the player has bet, newest first. */
export function BetsScreen() {
  const read = usePages(ListBetsDocument, 'myBets', { variables: {}, first: 20 });
  return (
    <Page title={t.myBets()} subtitle={t.oddsAreFixedWhenABet()} width="medium">
      <PagedList read={read} what={t.yourBets()} skeleton={[4, 72]} empty={NOTHING_YET}>
        {(bets) => (
          <List label={t.myBets()}>
            {bets.map((bet) => (
              <BetRow key={bet.id} bet={bet} />
            ))}
          </List>
        )}
      </PagedList>
    </Page>
  );
}

function BetRow({ bet }: { readonly bet: BetFieldsFragment }) {
  const { word, tone } = betWords(bet);
  return (
    <ListRow
      title={
        <Row as="span" gap={2}>
          <Link to={betPath(bet.id)}>{bet.title}</Link>
          <Badge tone={tone}>{word}</Badge>
        </Row>
      }
      detail={
        <>
          {t.stakeOnPlayerAtOdds({
            stake: <Money cents={bet.stakeCents} />,
            player: bet.playerName,
            odds: oddsText(bet.odds),
            when: <RelativeTime at={bet.placedAt} now={serverNow} />,
          })}
        </>
      }
      trailing={<BetMoney bet={bet} />}
    />
  );
}

/** What it came to, or may come to. */
function BetMoney({ bet }: { readonly bet: BetFieldsFragment }) {
  if (bet.state === 'WON' || bet.state === 'LOST') return <Money cents={bet.paidCents - bet.stakeCents} signed />;
  return <Money cents={bet.endedAt === null ? bet.payoutCents : bet.paidCents} />;
}
