import { formatDollars } from '../format/format.ts';
import type { PlayerRecordFragment } from './operations/__generated__/player-record.gql.ts';
import * as t from './__generated__/messages.ts';

interface Words {
  readonly title: string;
  /** What has to be done. */
  readonly description: string;
}

/** What each achievement is called and for; the rules say the same to programs, in English. */
export const ACHIEVEMENT_WORDS: Readonly<Record<string, Words>> =
  import.meta.env.VITE_LANGUAGE === 'en'
    ? {}
    : {
        'first-battle': { title: t.intoTheArena(), description: t.finishYourFirstBattle() },
        'first-win': { title: t.firstBlood(), description: t.winABattle() },
        'streak-3': { title: t.hotHand(), description: t.winBattlesInARow({ count: 3 }) },
        'streak-5': { title: t.onFire(), description: t.winBattlesInARow({ count: 5 }) },
        'streak-10': { title: t.untouchable(), description: t.winBattlesInARow({ count: 10 }) },
        'battles-10': { title: t.regular(), description: t.finishBattles({ count: 10 }) },
        'battles-50': { title: t.veteran(), description: t.finishBattles({ count: 50 }) },
        'battles-100': { title: t.centurion(), description: t.finishBattles({ count: 100 }) },
        'stake-50': {
          title: t.raisingTheStakes(),
          description: t.playABattleForAtLeast({ amount: formatDollars(50_00) }),
        },
        'stake-250': { title: t.highRoller(), description: t.playABattleForAtLeast({ amount: formatDollars(250_00) }) },
        'games-4': { title: t.allRounder(), description: t.finishABattleInDifferentGames({ count: 4 }) },
        'cups-1': { title: t.inTheBracket(), description: t.finishATournament() },
        'cups-10': { title: t.cupRegular(), description: t.finishTournaments({ count: 10 }) },
        'titles-1': { title: t.champion(), description: t.winATournament() },
        'titles-5': { title: t.dynasty(), description: t.winTournaments({ count: 5 }) },
        'runs-1': { title: t.insertCoin(), description: t.finishARunInTheArcade() },
        'runs-50': { title: t.arcadeRegular(), description: t.finishRunsInTheArcade({ count: 50 }) },
        'arcade-games-10': { title: t.fullCabinet(), description: t.finishARunInEachGame({ count: 10 }) },
        'contests-1': { title: t.topOfTheScreen(), description: t.winInTheArcade() },
        'contests-10': { title: t.arcadeAce(), description: t.winOftenInTheArcade({ count: 10 }) },
        tutorial: { title: t.graduate(), description: t.passTheTutorial() },
        'two-factor': { title: t.lockedDown(), description: t.turnTwoFactorOn() },
      };

type Achievement = NonNullable<PlayerRecordFragment['achievements']>[number];

/** As it reads; what this page does not know, and all of it in the English build, reads as the server says it. */
export const achievementWords = ({ id, title, description }: Pick<Achievement, 'id' | keyof Words>): Words =>
  (Object.hasOwn(ACHIEVEMENT_WORDS, id) ? ACHIEVEMENT_WORDS[id] : undefined) ?? { title, description };
