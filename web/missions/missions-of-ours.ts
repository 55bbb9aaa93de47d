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
        'All three of a day; it comes by itself.': t.allThreeOfADay(),
        'Any mode counts; practice does from half of the target on.': t.anyModeCounts(),
        'One of your own or of somebody else; it counts once it starts.': t.oneOfYourOwnOrOfSomebodyElse(),
        'A battle, first place in the arcade, or five of nine rivals in free mode.': t.aBattleFirstPlaceInTheArcade(),
        'Battles alone count here.': t.battlesAloneCountHere(),
        'The target score of any arcade game, in any mode.': t.theTargetScoreOfAnyArcadeGame(),
        'What you put in counts, fees do not.': t.whatYouPutInCounts(),
        'Any stream but your own, two hours of a day at most.': t.anyStreamButYourOwn(),
        'A request counts once it is answered with yes.': t.aRequestCountsOnceAnswered(),
        'Battles, first places in the arcade, five of nine rivals in free mode.': t.battlesFirstPlacesInTheArcade(),
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
