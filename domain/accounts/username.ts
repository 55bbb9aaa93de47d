import { usernameKeyOf } from './username-key.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';

/** In characters as people count them (RG-04). */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;

const CHARACTERS = /^[\p{L}\d._-]+$/u;

/** Which writing systems a name may be of. Mixing two of them is how a stranger's name is made to look like one's own. */
const SCRIPTS: readonly RegExp[] = [
  /^[\p{scx=Latin}\d._-]+$/u,
  /^[\p{scx=Cyrillic}\d._-]+$/u,
  /^[\p{scx=Greek}\d._-]+$/u,
  /^[\p{scx=Arabic}\d._-]+$/u,
  /^[\p{scx=Hebrew}\d._-]+$/u,
  /^[\p{scx=Armenian}\d._-]+$/u,
  /^[\p{scx=Georgian}\d._-]+$/u,
  /^[\p{scx=Devanagari}\d._-]+$/u,
  /^[\p{scx=Thai}\d._-]+$/u,
  /^[\p{scx=Hangul}\p{scx=Han}\d._-]+$/u,
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\d._-]+$/u,
];

/** Whether a name, of letters, digits, dots, underscores and dashes, keeps to one writing system. */
export const isOfOneScript = (name: string): boolean => SCRIPTS.some((script) => script.test(name));

/** Letters and digits that are drawn alike, by the one that stands for all of them. */
const ALIKE: readonly (readonly [stands: string, alike: string])[] = [
  ['a', '4@аαɑᴀⱥ'],
  ['b', '8вьβƅʙɓƀ'],
  ['c', 'сϲᴄƈȼ'],
  ['d', 'ԁđɗᴅðɖ'],
  ['e', '3еёєεɛзᴇɇ'],
  ['f', 'ƒϝꜰ'],
  ['g', '9ɡԍɢɠǥ'],
  ['h', 'һнηʜħɦ'],
  ['j', 'јϳᴊʝɉ'],
  ['k', 'кκᴋƙ'],
  ['l', '1iıɩіїιłӏɪʟɨƚɭ'],
  ['m', 'мᴍɱ'],
  ['n', 'ոпɴŋƞɲɳ'],
  ['o', '0оοσøօɵᴏ'],
  ['p', 'рρþᴘƥ'],
  ['q', 'ԛգʠɋ'],
  ['r', 'гɼᴦʀɽɍ'],
  ['s', '5ѕʂꜱ'],
  ['t', '7тτŧᴛƭʈⱦ'],
  ['u', 'υսʊцμᴜʉ'],
  ['v', 'νѵᴠʋⱱ'],
  ['w', 'ԝωшщᴡⱳ'],
  ['x', 'хχ'],
  ['y', 'уүγʏƴɏ'],
  ['z', '2ᴢƶʐȥ'],
  ['一', 'ー'],
  ['二', 'ニ'],
  ['八', 'ハ'],
  ['力', 'カ'],
  ['千', 'チ'],
  ['卜', 'ト'],
  ['口', 'ロ'],
  ['夕', 'タ'],
  ['工', 'エ'],
  ['才', 'オ'],
  ['へ', 'ヘ'],
  ['り', 'リ'],
];
const STANDS_FOR = new Map(
  ALIKE.flatMap(([stands, alike]) => Array.from(alike, (letter) => [letter, stands] as const)),
);

/**
 * What a name looks like at a glance: two names of one skeleton are easily taken for each other. It is stored with every
 * name (docs/decisions/registration.md): whoever changes it writes a migration that sets `username_seen` of all accounts to null.
 */
export const skeletonOf = (name: string): string =>
  Array.from(
    usernameKeyOf(name)
      .normalize('NFD')
      .replaceAll(/\p{M}|[._-]/gu, ''),
    (letter) => STANDS_FOR.get(letter) ?? letter,
  )
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Names that would pass for ours or for those who act for us: refused as a part of a name too. */
const OURS = [
  'admin',
  'admins',
  'administrator',
  'administration',
  'gauntlet',
  'mod',
  'mods',
  'moderator',
  'moderators',
  'moderation',
  'official',
  'security',
  'staff',
  'support',
  'sysadmin',
  'system',
  'sysop',
  'superuser',
  'verified',
  'webmaster',
  'postmaster',
  'hostmaster',
  'helpdesk',
];

/** Names that addresses and programs use for something else: refused as a whole. */
const MEANT_OTHERWISE = [
  'abuse',
  'account',
  'accounts',
  'anonymous',
  'api',
  'battlecoin',
  'billing',
  'bot',
  'contact',
  'creator',
  'deleted',
  'everyone',
  'false',
  'graphql',
  'guest',
  'help',
  'here',
  'house',
  'info',
  'legal',
  'login',
  'logout',
  'mail',
  'me',
  'nan',
  'nobody',
  'noreply',
  'null',
  'operator',
  'owner',
  'payments',
  'player',
  'privacy',
  'register',
  'root',
  'server',
  'settings',
  'somebody',
  'team',
  'terms',
  'test',
  'true',
  'undefined',
  'unknown',
  'user',
  'wallet',
  'www',
  'you',
];

const OURS_SEEN = new Set(OURS.map(skeletonOf));
/** Every object has a property of these names, so that a table by name is easily wrong about them. */
const PROPERTIES = Object.getOwnPropertyNames(Object.prototype);
const RESERVED_SEEN = new Set([...OURS, ...MEANT_OTHERWISE, ...PROPERTIES].map(skeletonOf));
const BRAND_SEEN = skeletonOf('gauntlet');

/** Whether a name passes for one that nobody may have: as a whole, or for one of ours in a part or with a number. */
export function isReservedName(name: string): boolean {
  const seen = skeletonOf(name);
  // `deleted-…` is what a closed account is called.
  if (RESERVED_SEEN.has(seen) || seen.includes(BRAND_SEEN) || /^deleted[._-]/.test(usernameKeyOf(name))) return true;
  const parts = [name, ...name.split(/[._-]+/)];
  return parts.some((part) => [part, part.replace(/\d+$/, '')].some((text) => OURS_SEEN.has(skeletonOf(text))));
}

/** Whether a text may become a username; answers it in the form in which it is stored. */
export function ruleOnUsername(text: string): Ruling<string> {
  const name = text.trim().normalize('NFKC');
  const length = Array.from(name).length;
  const isUsable =
    length >= USERNAME_MIN &&
    length <= USERNAME_MAX &&
    CHARACTERS.test(name) &&
    /[\p{L}\d]/u.test(name) &&
    isOfOneScript(name) &&
    !isReservedName(name);
  return isUsable ? allow(name) : refuse('USERNAME_UNUSABLE', { field: 'username' });
}
