/** A line of chat as a server sends it; of what we do not need nothing is kept. */
export interface IrcLine {
  /** Who says it; empty for the server. */
  readonly nick: string;
  readonly command: string;
  readonly params: readonly string[];
}

const LINE = /^(?:@[^ ]* +)?(?::([^ !]*)[^ ]* +)?([A-Z]+|\d{3})(?: +(.*))?$/;

/** Null for what is no line of IRC. */
export function readLine(text: string): IrcLine | null {
  const [, nick = '', command, rest = ''] = LINE.exec(text) ?? [];
  if (command === undefined) return null;
  const at = rest.startsWith(':') ? 0 : rest.indexOf(' :');
  const isLast = at >= 0 && (at > 0 || rest.startsWith(':'));
  const head = isLast ? rest.slice(0, at) : rest;
  const last = isLast ? [rest.slice(rest.indexOf(':', at) + 1)] : [];
  return { nick, command, params: [...head.split(' ').filter((word) => word !== ''), ...last] };
}

/** What Twitch shows of a message at most is 500 letters. */
const MOST_LETTERS = 450;

/**
 * One line of words and nothing else: no letter that ends a line of IRC, none that nobody sees, and nothing at the
 * beginning that Twitch takes for one of its own commands, such as `/ban`.
 */
export function cleanWords(text: string): string {
  const words = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replace(/^[\s/.!\\]+/, '')
    .trim();
  const letters = [...words];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : words;
}

/** Says something in a channel. */
export const sayIn = (channel: string, text: string): string => `PRIVMSG #${channel} :${cleanWords(text)}`;

/** Lets so many through within so long: above it Twitch shuts a bot out for half an hour. */
export class Allowance {
  readonly #most: number;
  readonly #withinMs: number;
  #taken: number[] = [];

  constructor(most: number, withinMs: number) {
    this.#most = most;
    this.#withinMs = withinMs;
  }

  take(now: number): boolean {
    this.#taken = this.#taken.filter((at) => now - at < this.#withinMs);
    if (this.#taken.length >= this.#most) return false;
    this.#taken.push(now);
    return true;
  }
}
