import { useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { formatCents, formatDateTime, formatSignedCents } from '../../format/format.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { OnceKnown } from '../../parts/once-known.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { StatStrip } from '../../ui/figure/stat-strip.tsx';
import { type MarketFundFieldsFragment, ReadMarketFundDocument } from '../operations/__generated__/market-desk.gql.ts';
import { DecideFundDialog } from './decide-fund-dialog.tsx';
import { RequestFundDialog } from './request-fund-dialog.tsx';
import { SetExposureDialog } from './set-exposure-dialog.tsx';
import * as t from '../__generated__/messages.ts';

type FundRequest = MarketFundFieldsFragment['requests'][number];

/** What a fund that is too low for what staff dare means for battles to come; null where it is not. */
function lowWords({ freeCents, leastCents, lowCents }: MarketFundFieldsFragment): string | null {
  if (freeCents < leastCents) return t.noOddsOpenBeforeLeastAreFree({ least: formatCents(leastCents) });
  if (freeCents < lowCents) return t.betsOnANewBattleCanCost({ low: formatCents(lowCents) });
  return null;
}

interface FundPanelProps {
  /** What stands below. */
  readonly children?: ReactNode;
}

/** The money of the house that bets are paid from, what a battle may take of it, and what waits to go in or out. */
export function FundPanel({ children }: FundPanelProps) {
  const viewer = useViewer();
  const query = useQuery(ReadMarketFundDocument, { fetchPolicy: 'cache-and-network' });
  const [isAsking, setAsking] = useState(false);
  const [isSetting, setSetting] = useState(false);
  const [chosen, setChosen] = useState<{ request: FundRequest; approves: boolean } | null>(null);
  const mayMove = viewer?.role === 'ADMINISTRATOR';
  const fund = query.data?.marketFund;
  const acts = (request: FundRequest) => {
    const isOwn = request.requestedBy === viewer?.username;
    const button = (label: string, approves: boolean) => (
      <Button
        size="small"
        variant={approves ? 'secondary' : 'ghost'}
        aria-label={`${label}: ${formatSignedCents(request.cents)}`}
        onClick={() => setChosen({ request, approves })}
      >
        {label}
      </Button>
    );
    return (
      <Row gap={2}>
        {!isOwn && button(t.approve(), true)}
        {button(isOwn ? t.takeBack() : t.decline(), false)}
      </Row>
    );
  };
  return (
    <>
      <Panel
        title={t.fundForBets()}
        aside={
          mayMove && (
            <Row gap={2}>
              <Button size="small" disabled={!fund} onClick={() => setSetting(true)}>
                {t.setLimits()}
              </Button>
              <Button size="small" onClick={() => setAsking(true)}>
                {t.moveMoney()}
              </Button>
            </Row>
          )
        }
      >
        <Loaded query={{ ...query, data: fund }} what={t.theFund()} skeleton={[2, 56]}>
          {(read) => (
            <Stack gap={4}>
              {lowWords(read) !== null && <Notice tone="warn">{lowWords(read)}</Notice>}
              <StatStrip
                label={t.fundForBets()}
                stats={[
                  { label: t.free(), value: formatCents(read.freeCents) },
                  { label: t.setAsideForBets(), value: formatCents(read.reservedCents) },
                  { label: t.mostAtRiskInANewBattle(), value: formatCents(read.capCents) },
                  { label: t.mostThatOneBetCanWin(), value: formatCents(read.winCents) },
                ]}
                wraps
              />
              {read.requests.length > 0 && (
                <DeskList opensOnly={!mayMove}>
                  <List label={t.waitingForASecondAdministrator()}>
                    {read.requests.map((request) => (
                      <ListRow
                        key={request.id}
                        isLong
                        title={`${formatSignedCents(request.cents)} · ${request.requestedBy}`}
                        detail={`${formatDateTime(request.requestedAt)} · ${request.reason}`}
                        {...(mayMove && { trailing: acts(request) })}
                      />
                    ))}
                  </List>
                </DeskList>
              )}
            </Stack>
          )}
        </Loaded>
        {isSetting && fund && <SetExposureDialog fund={fund} onClose={() => setSetting(false)} />}
        {isAsking && <RequestFundDialog onClose={() => setAsking(false)} />}
        {chosen && <DecideFundDialog {...chosen} onClose={() => setChosen(null)} />}
      </Panel>
      <OnceKnown isKnown={fund !== undefined || query.error !== undefined}>{children}</OnceKnown>
    </>
  );
}
