import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { earningsPath } from '../../../domain/results/results.paths.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { formatDate } from '../../format/format.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { earningWords } from '../earning-words.ts';
import { useEarnings } from '../hooks/use-earnings.ts';
import * as t from '../__generated__/messages.ts';

const SHOWN = 4;
const WINS = { game: '', type: 'battle-win', period: '' } as const;

const list = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: 'var(--space-2)' },
  '& > li + li': { borderBlockStart: '1px solid var(--line)' },
});

/** What the last won battles brought. */
export function LastPayouts() {
  const { rows, error, isLoading, retry } = useEarnings(WINS, SHOWN);
  return (
    <Panel title={t.lastPayouts()} aside={<Link to={earningsPath}>{t.allEarnings()}</Link>}>
      <Loaded
        query={{ data: rows, error, loading: isLoading, refetch: retry }}
        what={t.yourPayoutsToLoad()}
        skeleton={[SHOWN, 40]}
        isEmpty={(won) => won.length === 0}
        empty={<Text tone="dim">{t.whatYouWinStandsHereOnce()}</Text>}
      >
        {(won) => (
          <ul css={list}>
            {won.map(({ id, game, opponent, date, ...earning }) => (
              <li key={id}>
                <Row justify="space-between" gap={3} wrap={false}>
                  <Link to={challengePath(id)}>{t.gameAgainstOpponent({ game, opponent })}</Link>
                  <Money cents={earning.amountCents} signed />
                </Row>
                <Text size={12} tone="dim">
                  {[earningWords(earning), formatDate(date)].filter((words) => words !== null).join(' · ')}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
