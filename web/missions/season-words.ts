import type { SeasonGoal as GoalName, SeasonMissionState as StateName } from '../data/__generated__/schema-types.ts';
import { SEASON_GOALS, type SeasonGoal, type SeasonMissionState } from '../../domain/missions/season-missions.ts';
import { formatCount, formatCounted, formatPercent, formatUtcDate } from '../format/format.ts';
import type { Tone } from '../ui/tokens.ts';
import type { SeasonMissionRowFragment } from './operations/__generated__/season-mission-row.gql.ts';

/** What a mission counts, as staff choose it, and by which name the gateway knows it. */
export const GOALS: Readonly<Record<SeasonGoal, { readonly label: string; readonly name: GoalName }>> = {
  'play-games': { label: 'Arcade games played', name: 'PLAY_GAMES' },
  'reach-targets': { label: 'Arcade targets reached', name: 'REACH_TARGETS' },
  'join-battles': { label: 'Battles joined', name: 'JOIN_BATTLES' },
  'win-games': { label: 'Games won, battles and arcade', name: 'WIN_GAMES' },
  'win-battles': { label: 'Battles won', name: 'WIN_BATTLES' },
  'watch-minutes': { label: 'Minutes of streams watched', name: 'WATCH_MINUTES' },
  'add-friends': { label: 'Friends made', name: 'ADD_FRIENDS' },
};

export const goalOf = (name: GoalName): SeasonGoal =>
  SEASON_GOALS.find((goal) => GOALS[goal].name === name) ?? 'win-battles';

interface StateWord {
  readonly label: string;
  readonly tone: Tone;
  readonly name: StateName;
}

export const STATES: Readonly<Record<SeasonMissionState, StateWord>> = {
  draft: { label: 'Draft', tone: 'neutral', name: 'DRAFT' },
  published: { label: 'Published', tone: 'win', name: 'PUBLISHED' },
  removed: { label: 'Removed', tone: 'loss', name: 'REMOVED' },
};

type Paid = Pick<SeasonMissionRowFragment, 'rewardType' | 'rewardAmount'>;
export const paidWords = ({ rewardType, rewardAmount }: Paid): string =>
  `${formatCount(rewardAmount)} ${rewardType === 'XP' ? 'XP' : 'BC'}`;

/** `3 of 12 players (25%)` */
export const shareWords = (completing: number, players: number): string =>
  `${formatCount(completing)} of ${formatCounted(players, 'player')}${players > 0 ? ` (${formatPercent(Math.round((100 * completing) / players))})` : ''}`;

/** What a preview says of a mission. */
export const previewWords = (days: number, completing: number, players: number): string =>
  players === 0
    ? `In the last ${days} days nobody has done anything that a season can count.`
    : `In the last ${days} days ${shareWords(completing, players)} would have completed it.`;

/** Which players and days a preview looks at; it scales nothing up to a whole season. */
export function spanWords({
  previewDays,
  firstDay,
}: {
  readonly previewDays: number;
  readonly firstDay: string | null;
}) {
  const since = firstDay === null ? '' : ` The first day that was counted is ${formatUtcDate(Date.parse(firstDay))}.`;
  return `Previews look at everybody who did something in the last ${previewDays} days that a season can count, and at what they did in those days, without scaling it up to the length of a season.${since}`;
}
