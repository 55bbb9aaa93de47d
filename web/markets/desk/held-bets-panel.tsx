import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { apart } from '../../../domain/shared/apart.ts';
import { formatCents, formatDateTime } from '../../format/format.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ListHeldBetsDocument, type ListHeldBetsQuery } from '../operations/__generated__/market-desk.gql.ts';
import { DecideHeldBetDialog } from './decide-held-bet-dialog.tsx';
import * as t from '../__generated__/messages.ts';

type HeldBet = ListHeldBetsQuery['heldBets'][number];

/** Wins that wait, because whoever has them shares something with a player of the battle. */
export function HeldBetsPanel() {
  const viewer = useViewer();
  const query = useQuery(ListHeldBetsDocument, { fetchPolicy: 'cache-and-network' });
  const [chosen, setChosen] = useState<{ bet: HeldBet; isPaid: boolean } | null>(null);
  const mayDecide = viewer?.role === 'ADMINISTRATOR';
  const button = (bet: HeldBet, label: string, isPaid: boolean) => (
    <Button
      size="small"
      variant={isPaid ? 'secondary' : 'ghost'}
      aria-label={`${label}: ${bet.username}, ${bet.title}`}
      onClick={() => setChosen({ bet, isPaid })}
    >
      {label}
    </Button>
  );
  return (
    <Panel title={t.winsThatWait()}>
      <Loaded query={{ ...query, data: query.data?.heldBets }} what={t.theWinsThatWait()} skeleton={[1, 56]}>
        {(bets) =>
          bets.length === 0 ? (
            <EmptyState title={t.noWinWaits()} />
          ) : (
            <Stack gap={4}>
              <Text tone="dim">{t.theseWinnersShareSomething()}</Text>
              <DeskList opensOnly={!mayDecide}>
                <List label={t.winsThatWait()}>
                  {bets.map((bet) => (
                    <ListRow
                      key={bet.id}
                      isLong
                      title={`${apart(bet.username)} · ${formatCents(bet.payoutCents)}`}
                      detail={t.stakedOnPlayerOfTitle({
                        stake: formatCents(bet.stakeCents),
                        player: bet.playerName,
                        title: bet.title,
                        when: formatDateTime(bet.heldAt),
                      })}
                      {...(mayDecide && {
                        trailing: (
                          <Row gap={2}>
                            {button(bet, t.payTheWin(), true)}
                            {button(bet, t.giveTheStakeBack(), false)}
                          </Row>
                        ),
                      })}
                    />
                  ))}
                </List>
              </DeskList>
            </Stack>
          )
        }
      </Loaded>
      {chosen && <DecideHeldBetDialog {...chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}
