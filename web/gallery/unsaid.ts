import { GAME_TITLES } from '../../domain/shared/games.ts';
import { SEAM, type TextRun } from './text-runs.ts';

/** A text that came from a catalog, those within it too: the innermost is taken away first. */
const SAID = /⟦[^⟦⟧]*⟧/g;

/** The letters of the pseudo-language: a part of a text that is drawn in a box of its own has no marks around it. */
const STRANGE = /[\p{L}\d'’-]*[áëíöüÿçñšžÅÉÎØÛÝÇÑŠŽ][\p{L}\d'’-]*/gu;

/** What `Intl` writes in English by itself, units, and names that are the same in every language. */
const EVERYWHERE = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?',
    '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?|at|AM|PM|UTC|GMT',
    'in|ago|now|today|yesterday|tomorrow|this|last|next|(?:second|minute|hour|day|week|month|quarter|year)s?|and|or',
    'BC|XP|USD|[KMB]|[smhd]|[kKMG]B|kb|kbps|fps|ms|MMR|Q[1-4]|vs|Ctrl|CPU|PDF|CSV|VIP|English|Español',
    'GAUNTLET|Gauntlet|BattleCoin|Discord|Twitch|YouTube(?: Shorts)?|TikTok|Kick',
    ...Object.values(GAME_TITLES),
  ].join('|')})(?![\p{L}])`,
  'gu',
);

const LETTERS = /\p{L}{2}/u;

const isKnown = (part: string, data: string): boolean =>
  data.includes(part) || !LETTERS.test(part.replaceAll(STRANGE, '').replaceAll(EVERYWHERE, ''));

/** Whether it was answered, or is a list of what was. */
const isData = (piece: string, data: string): boolean =>
  isKnown(piece, data) || piece.split(/ [·–—×] |, |: | and /).every((part) => isKnown(part, data));

/** What of a text comes from no catalog and is no data. */
export function foreignIn(text: string, data: string): string[] {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(SAID, '\n');
  }
  return rest
    .split(new RegExp(`[\n⟦⟧${SEAM}]`))
    .map((piece) => piece.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
    .filter((piece) => !isData(piece, data));
}

/** Whether a text is glued together: one goes on in small letters where another has stopped. */
export const isGlued = (text: string): boolean =>
  /[^.?!…:⟦\s]⟧[^⟦⟧\p{P}]{0,24}⟦\p{Ll}/u.test(text.replaceAll(SEAM, ''));

const READ = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
];

/** What a page says that is none of the catalogs' words and none of what was answered. @param data all that was, a line each */
export function unsaid(runs: readonly TextRun[], data: string): string[] {
  const faults = new Set<string>();
  const look = (text: string, place: string): void => {
    for (const piece of foreignIn(text, data))
      faults.add(`${place} says '${piece.slice(0, 60)}', which is in no catalog`);
    if (isGlued(text)) faults.add(`${place} is glued together: ${text.replaceAll(SEAM, '').slice(0, 80)}`);
  };
  for (const { box, text } of runs) look(text, box.tagName);
  for (const name of READ)
    for (const element of document.querySelectorAll(`[${name}]:not([translate="no"])`))
      look(element.getAttribute(name) ?? '', `${name} of ${element.tagName}`);
  look(document.title, 'the title');
  return [...faults];
}

/** Whether a text holds nothing but words of the catalogs: what is cut of a name is no fault of a language. */
export const isOwn = (text: string): boolean =>
  /[⟦⟧]/.test(text) && !LETTERS.test(text.replaceAll(STRANGE, '').replaceAll(EVERYWHERE, ''));
