import type { SeasonGoal as GoalName, SeasonMissionState as StateName } from '../data/__generated__/schema-types.ts';
import { SEASON_GOALS, type SeasonGoal, type SeasonMissionState } from '../../domain/missions/season-missions.ts';
import { formatCount, formatPercent, formatUtcDate } from '../format/format.ts';
import type { Tone } from '../ui/tokens.ts';
import type { SeasonMissionRowFragment } from './operations/__generated__/season-missions.gql.ts';
import * as t from './__generated__/messages.ts';

/** What a mission counts, as staff choose it, and by which name the gateway knows it. */
export const GOALS: Readonly<Record<SeasonGoal, { readonly label: string; readonly name: GoalName }>> = {
  'play-games': { label: t.arcadeGamesPlayed(), name: 'PLAY_GAMES' },
  'reach-targets': { label: t.arcadeTargetsReached(), name: 'REACH_TARGETS' },
  'join-battles': { label: t.battlesJoined(), name: 'JOIN_BATTLES' },
  'win-games': { label: t.gamesWonBattlesAndArcade(), name: 'WIN_GAMES' },
  'win-battles': { label: t.battlesWon(), name: 'WIN_BATTLES' },
  'watch-minutes': { label: t.minutesOfStreamsWatched(), name: 'WATCH_MINUTES' },
  'add-friends': { label: t.friendsMade(), name: 'ADD_FRIENDS' },
};

export const goalOf = (name: GoalName): SeasonGoal =>
  SEASON_GOALS.find((goal) => GOALS[goal].name === name) ?? 'win-battles';

interface StateWord {
  readonly label: string;
  readonly tone: Tone;
  readonly name: StateName;
}

export const STATES: Readonly<Record<SeasonMissionState, StateWord>> = {
  draft: { label: t.draft(), tone: 'neutral', name: 'DRAFT' },
  published: { label: t.published(), tone: 'win', name: 'PUBLISHED' },
  removed: { label: t.removed(), tone: 'loss', name: 'REMOVED' },
};

type Paid = Pick<SeasonMissionRowFragment, 'rewardType' | 'rewardAmount'>;
export const paidWords = ({ rewardType, rewardAmount }: Paid): string =>
  `${formatCount(rewardAmount)} ${rewardType === 'XP' ? 'XP' : 'BC'}`;

/** `3 of 12 players (25%)` */
export function shareWords(completing: number, players: number): string {
  const counts = { completing: formatCount(completing), players };
  if (players === 0) return t.completingOfPlayers(counts);
  return t.completingOfPlayersPercent({
    ...counts,
    percent: formatPercent(Math.round((100 * completing) / players)),
  });
}

/** What a preview says of a mission. */
export const previewWords = (days: number, completing: number, players: number): string =>
  players === 0
    ? t.inTheLastDaysNobody({ days })
    : t.inTheLastDaysWouldHaveCompleted({ days, share: shareWords(completing, players) });

/** Which players and days a preview looks at; it scales nothing up to a whole season. */
export function spanWords({
  previewDays,
  firstDay,
}: {
  readonly previewDays: number;
  readonly firstDay: string | null;
}) {
  return firstDay === null
    ? t.previewsLookAt({ previewDays })
    : t.previewsLookAtSince({ previewDays, firstDay: formatUtcDate(Date.parse(firstDay)) });
}
