import { css } from '@emotion/react';
import { COUNTED_PLAYERS_MIN, PAIR_BATTLES_A_DAY } from '../../../domain/results/leaderboard.ts';
import { Text } from '../../ui/layout/text.tsx';
import * as t from '../__generated__/messages.ts';

const box = css({
  '& > summary': { cursor: 'pointer', fontWeight: 600, fontSize: 'var(--size-14)', padding: 'var(--space-2) 0' },
  '& > ul': { margin: 0, paddingInlineStart: 'var(--space-5)', color: 'var(--text-dim)', fontSize: 'var(--size-14)' },
  '& li': { marginBlock: 'var(--space-1)' },
});

/** What a place says and how it is earned. */
export const BoardRules = () => (
  <Text as="div">
    <details css={box}>
      <summary>{t.howPlacesAreEarned()}</summary>
      <ul>
        <li>{t.earningsAreWhatYourSettledBattles()}</li>
        <li>{t.equalEarningsShareAPlaceAmongEquals()}</li>
        <li>{t.atMostSoManyBattlesADay({ max: PAIR_BATTLES_A_DAY })}</li>
        <li>{t.aTournamentCountsOnceItsPrizesArePaid({ players: COUNTED_PLAYERS_MIN })}</li>
        <li>{t.matchesThatWerePlayedCountTowards()}</li>
        <li>{t.rankBadgesFollowTheRatingEveryone()}</li>
        <li>{t.weeksBeginOnMondayMonths()}</li>
        <li>{t.hiddenIsWhatAPlayerKeepsBack()}</li>
      </ul>
    </details>
  </Text>
);
