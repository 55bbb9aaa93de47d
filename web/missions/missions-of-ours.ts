import { formatDollars } from '../format/format.ts';
import { knownWords } from '../format/known-words.ts';
import type { MissionRowFragment } from './operations/__generated__/missions.gql.ts';
import * as t from './__generated__/messages.ts';

/** What each mission of a day or a week is called; staff give those of a season their titles. */
export const MISSION_TITLES: Readonly<Record<string, string>> =
  import.meta.env.VITE_LANGUAGE === 'en'
    ? {}
    : {
        'complete-all-daily': t.completeAllDailyMissions(),
        'play-3-arcade-games': t.playArcadeGames({ count: 3 }),
        'join-1-battle': t.joinABattle({ count: 1 }),
        'win-2-games': t.winGames({ count: 2 }),
        'win-2-battles': t.winBattles({ count: 2 }),
        'reach-10-targets': t.reachTargets({ count: 10 }),
        'stake-100-dollars': t.stakeInBattles({ amount: formatDollars(100_00) }),
        'watch-60-minutes': t.watchStreamsForAnHour(),
        'add-3-friends': t.makeFriends({ count: 3 }),
        'win-10-games': t.winGames({ count: 10 }),
      };

/** What counts, by how the server says it: a mission of a season says it too, and has no id of ours. */
export const MISSION_DESCRIPTIONS: Readonly<Record<string, string>> =
  import.meta.env.VITE_LANGUAGE === 'en'
    ? {}
    : {
        'All three daily missions of one day. You don’t have to do anything else.': t.allThreeOfADay(),
        'Any mode counts. In practice, half of the target is enough.': t.anyModeCounts(),
        'Your own or someone else’s. It counts once it starts.': t.oneOfYourOwnOrOfSomebodyElse(),
        'A battle, first place in the arcade, or beating 5 of 9 rivals in free play.': t.aBattleFirstPlaceInTheArcade(),
        'Only battles count here.': t.battlesAloneCountHere(),
        'The target score of any arcade game, in any mode.': t.theTargetScoreOfAnyArcadeGame(),
        'Your stakes count, fees don’t.': t.whatYouPutInCounts(),
        'Any stream except your own, up to two hours a day.': t.anyStreamButYourOwn(),
        'A request counts once it’s accepted.': t.aRequestCountsOnceAnswered(),
        'Battles, first places in the arcade, and beating 5 of 9 rivals in free play.':
          t.battlesFirstPlacesInTheArcade(),
      };

type Said = Pick<MissionRowFragment, 'id' | 'title' | 'description'>;

/** A mission as it reads; its id is the rule's with its day or week behind a colon. */
export function inWords<M extends Said>(mission: M): M {
  const [rule = ''] = mission.id.split(':', 1);
  return {
    ...mission,
    title: Object.hasOwn(MISSION_TITLES, rule) ? (MISSION_TITLES[rule] ?? mission.title) : mission.title,
    description: knownWords(MISSION_DESCRIPTIONS, mission.description),
  };
}
