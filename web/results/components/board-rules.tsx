import { css } from '@emotion/react';
import { COUNTED_PLAYERS_MIN, PAIR_BATTLES_A_DAY } from '../../../domain/results/leaderboard.ts';
import { Text } from '../../ui/text.tsx';

const box = css({
  '& > summary': { cursor: 'pointer', fontWeight: 600, fontSize: 'var(--size-14)', padding: 'var(--space-2) 0' },
  '& > ul': { margin: 0, paddingInlineStart: 'var(--space-5)', color: 'var(--text-dim)', fontSize: 'var(--size-14)' },
  '& li': { marginBlock: 'var(--space-1)' },
});

/** What a place says and how it is earned. */
export const BoardRules = () => (
  <Text as="div">
    <details css={box}>
      <summary>How places are earned</summary>
      <ul>
        <li>
          Earnings are what your settled battles and tournaments brought: stakes and prizes won, less stakes lost,
          buy-ins and fees.
        </li>
        <li>Equal earnings share a place. Among equals the higher win rate stands first, then the name.</li>
        <li>
          At most {PAIR_BATTLES_A_DAY} battles a day between the same two players count. A disputed battle counts once
          it is decided.
        </li>
        <li>
          A tournament counts once its prizes are paid, if it has a buy-in, is open to everyone and had at least{' '}
          {COUNTED_PLAYERS_MIN} players. Players who sign in from one place count as one of them, and matches between
          them do not change a rating. If several tournaments end on one day (UTC) with mostly the same players, only
          the first counts.
        </li>
        <li>
          Matches that were played count towards the win rate as battles do. Walkovers, draws and matches with a cheat
          do not count.
        </li>
        <li>Rank badges follow the rating: everyone begins at 1,000, and beating a stronger player brings more.</li>
        <li>Weeks begin on Monday, months on the 1st, at midnight UTC.</li>
        <li>“Hidden” is what a player keeps back by the privacy settings.</li>
      </ul>
    </details>
  </Text>
);
