import type { FieldReadFunction, TypePolicies, TypePolicy } from '@apollo/client';
import { type BattleMode, MODE_TITLES, untitledName } from '../../domain/battles/battle.ts';
import { BATTLE_GAMES, GAME_TITLES } from '../../domain/shared/games.ts';
import { untitledWords, hiddenName, privateTournament } from '../format/untitled-words.ts';
import { GAME_WORDS, gameWords } from '../format/game-words.ts';
import { PRIVATE_TOURNAMENT, hiddenNumberIn } from '../../domain/tournaments/hidden-players.ts';
import { deviceWords } from '../format/device-words.ts';
import { earnedWords } from '../format/earned-words.ts';
import { knownWords } from '../format/known-words.ts';
import { MODE_WORDS } from '../format/mode-words.ts';

type Words = Readonly<Record<string, string>>;

const modeWords = (): Words =>
  Object.fromEntries(
    (Object.keys(MODE_TITLES) as BattleMode[]).map((mode) => [
      MODE_TITLES[mode],
      MODE_WORDS[mode.toUpperCase() as Uppercase<BattleMode>],
    ]),
  );

/** What battles are called to which nobody has given a title. */
const untitled = (): Words =>
  Object.fromEntries(BATTLE_GAMES.map((game) => [untitledName(game), untitledWords(gameWords(GAME_TITLES[game]))]));

/** Fields in which the server says one of a few things of ours, in English, and what the app has for each. */
export const OWN_FIELDS: Readonly<Record<'gameTitle' | 'gameMode' | 'title' | 'name' | 'detail' | 'contest', Words>> =
  import.meta.env.VITE_LANGUAGE === 'en'
    ? { gameTitle: {}, gameMode: {}, title: {}, name: {}, detail: {}, contest: {} }
    : {
        gameTitle: GAME_WORDS,
        gameMode: modeWords(),
        title: untitled(),
        name: untitled(),
        detail: untitled(),
        contest: { [PRIVATE_TOURNAMENT]: privateTournament() },
      };

/** Which types say so: battles and what is told of them. What else has a title got it from somebody. */
export const SAID_BY: Readonly<Record<keyof typeof OWN_FIELDS, readonly string[]>> = {
  gameTitle: [
    'Battle',
    'BattleInvite',
    'Campaign',
    'Contest',
    'FeaturedBattle',
    'JuryCase',
    'Outcome',
    'PastBattle',
    'PastJuryVote',
    'PastStream',
    'PastTeamBattle',
    'PlayerRating',
    'RecentPlayer',
    'Replay',
    'Stream',
    'StreamClip',
    'TeamBattle',
    'TeamOffer',
  ],
  gameMode: ['Battle', 'BattleInvite', 'FeaturedBattle', 'PastBattle', 'RecentPlayer'],
  title: [
    'Battle',
    'Contest',
    'FeaturedBattle',
    'FundsHold',
    'PastBattle',
    'ReceiptSubject',
    'Replay',
    'RunningContest',
    'StaffBattle',
  ],
  name: ['StreamableBattle'],
  detail: ['LedgerLine'],
  contest: ['PastTeamBattle'],
};

/** A player whom visitors are not told of, by the number. */
function hidden(username: string): string {
  const number = hiddenNumberIn(username);
  return number === null ? username : hiddenName(number);
}

/** Fields in which names stand in our words, for which a table would not do. */
const IN_WORDS: readonly (readonly [type: string, field: string, words: (text: string) => string])[] = [
  ['TournamentEntrant', 'username', hidden],
  ['Earning', 'opponent', earnedWords],
  ['Session', 'device', deviceWords],
  ['AccountSession', 'device', deviceWords],
  ['AccountDevice', 'name', deviceWords],
  ['NotifiedAlert', 'device', deviceWords],
];

const inWords =
  (words: (text: string) => string): FieldReadFunction<string | null> =>
  (text) =>
    text ? words(text) : text;

const said =
  (words: Words): FieldReadFunction<string> =>
  (text) =>
    text === undefined ? undefined : knownWords(words, text);

/** The policies, with which such fields are read in the language of the app wherever they are drawn. */
export function sayOwnFields(policies: TypePolicies, own = OWN_FIELDS): TypePolicies {
  const all: Record<string, TypePolicy> = { ...policies };
  for (const field of Object.keys(own) as (keyof typeof OWN_FIELDS)[])
    for (const type of SAID_BY[field])
      all[type] = { ...all[type], fields: { ...all[type]?.fields, [field]: { read: said(own[field]) } } };
  for (const [type, field, words] of IN_WORDS)
    all[type] = { ...all[type], fields: { ...all[type]?.fields, [field]: { read: inWords(words) } } };
  return all;
}
