import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { tidyLine } from '../shared/text.ts';
import type { Dice } from './draw.ts';

/** The commands of the chat in the order of their menu (GC-09). */
export const SLASH_COMMANDS = [
  { name: '/report', usage: '/report <user> [reason]', effect: 'Tell staff about a player' },
  { name: '/shrug', usage: '/shrug [text]', effect: 'Say it with a shrug' },
  { name: '/roll', usage: '/roll [2d6 or 100]', effect: 'Roll dice for everybody to see' },
  { name: '/flip', usage: '/flip', effect: 'Flip a coin for everybody to see' },
] as const;
/** Beside them where a moment of what is shown can be kept, for those who keep order there. */
const MARKER_COMMAND = {
  name: '/marker',
  usage: '/marker [what happens]',
  effect: 'Mark this moment of the recording',
} as const;
export type SlashCommand = (typeof SLASH_COMMANDS)[number] | typeof MARKER_COMMAND;

const firstWord = (input: string): string => (/^\S+/.exec(input)?.[0] ?? '').toLowerCase();

/**
 * The menu: what the first word of the input may become; nothing before there is a slash and another character.
 * @param mayMark whether the writer may keep moments where it is written
 */
export const commandsFor = (input: string, mayMark: boolean): SlashCommand[] =>
  input.startsWith('/') && input.length > 1
    ? [...SLASH_COMMANDS, ...(mayMark ? [MARKER_COMMAND] : [])].filter(({ name }) => name.startsWith(firstWord(input)))
    : [];

/** Whether the input begins with a whole command, so that sending it acts. */
export const isWholeCommand = (input: string): boolean =>
  [...SLASH_COMMANDS, MARKER_COMMAND].some(({ name }) => name === firstWord(input));

/** Whether sending the input keeps a moment and posts nothing. */
export const isMarkerCommand = (input: string): boolean => firstWord(input) === MARKER_COMMAND.name;

export const REPORT_REASON_MAX = 500;
/** Characters; a marker needs no words. */
export const MARKER_LABEL_MAX = 80;
export const DICE_MAX = 20;
export const SIDES_MAX = 1_000;

export type Command =
  | { readonly kind: 'report'; readonly username: string; readonly reason: string }
  | { readonly kind: 'shrug'; readonly text: string }
  | { readonly kind: 'roll'; readonly dice: Dice }
  | { readonly kind: 'flip' }
  | { readonly kind: 'marker'; readonly label: string };

/**
 * The command that a tidied message is, or null for a message to be posted as it stands.
 * @returns BAD_INPUT with the command whose words make no sense, or that does not exist: a slip of `/report` is for
 * nobody's eyes
 */
export function readCommand(text: string): Ruling<Command | null> {
  const name = firstWord(text);
  const rest = text.slice(name.length).trim();
  switch (name) {
    case '/report':
      return readReport(rest);
    case '/shrug':
      return allow({ kind: 'shrug', text: rest });
    case '/roll': {
      const dice = readDice(rest);
      return dice ? allow({ kind: 'roll', dice }) : senseless('/roll');
    }
    case '/flip':
      return rest === '' ? allow({ kind: 'flip' }) : senseless('/flip');
    case '/marker':
      return rest.length <= MARKER_LABEL_MAX ? allow({ kind: 'marker', label: tidyLine(rest) }) : senseless('/marker');
    default:
      return LIKE_A_COMMAND.test(name) ? senseless(name) : allow(null);
  }
}

/** `/rolling`, but neither `/` nor `/r/games`. */
const LIKE_A_COMMAND = /^\/[a-z]{1,20}$/;

const senseless = (command: string) => refuse('BAD_INPUT', { field: 'text', data: { command } });

function readReport(rest: string): Ruling<Command> {
  const [named = '', ...words] = rest.split(/\s+/);
  const username = named.replace(/^@/, '');
  const reason = words.join(' ');
  if (username === '' || reason.length > REPORT_REASON_MAX) return senseless('/report');
  return allow({ kind: 'report', username, reason });
}

/** `2d6`, `d20`, `100` for one die of so many sides; a hundred sides without anything. */
function readDice(rest: string): Dice | null {
  if (rest === '') return { count: 1, sides: 100 };
  const found = /^(?:(\d{0,2})d)?(\d{1,4})$/i.exec(rest);
  if (!found) return null;
  const [count, sides] = [found[1] ? Number(found[1]) : 1, Number(found[2])];
  return count >= 1 && count <= DICE_MAX && sides >= 2 && sides <= SIDES_MAX ? { count, sides } : null;
}

const SHRUG = '¯\\_(ツ)_/¯';

export const shrugged = (text: string): string => (text === '' ? SHRUG : `${text} ${SHRUG}`);
