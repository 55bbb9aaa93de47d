import type { Side } from './proof.schemas.ts';
import { SET_BACK_MS_MIN } from './server-clock.ts';

/** Of one post, the newest: a match of ten players is half as long, one of two is some seven hundred. */
const LINES_MAX = 20_000;
/** No line of ours is as long; what is longer is somebody's chat. */
const LINE_MAX = 1_000;

/** Where a line says that a player stands; null for who watches or has not chosen. */
export interface Stand {
  /** SteamID64, or null for a bot. */
  readonly accountId: string | null;
  readonly side: Side;
}

/** What a line tells. */
type Told =
  | { readonly kind: 'started'; readonly map: string }
  /** Everything before it does not count: a knife round, or a match that is begun anew. */
  | { readonly kind: 'restarted' }
  | { readonly kind: 'stands'; readonly stands: readonly Stand[] }
  | { readonly kind: 'round'; readonly score: Readonly<Record<Side, number>> }
  | { readonly kind: 'over'; readonly scores: readonly [number, number] };

/** What a line of the log of a CS2 server tells of a match, with its instant by the server's clock. */
export type LogEvent = Told & { readonly at: number; readonly line: string };

/** What was read of a post. */
export interface ServerLog {
  readonly events: readonly LogEvent[];
  /** The newest instant of all lines that have one, by the server's clock; null where none has. */
  readonly newestAt: number | null;
}

/** `L 11/24/2026 - 18:00:00: …` in files, `11/24/2026 - 18:00:00.125 - …` over HTTP. */
const STAMPED = /^(?:L )?(\d\d)\/(\d\d)\/(\d{4}) - (\d\d):(\d\d):(\d\d)(?:\.(\d{3}))?(?::| -) (.*)$/;
/** A name holds anything but a quote, so that the marks before the quote are the server's own. */
const ACTOR = '"[^"]*<\\d+><([^<>"]*)><([^<>"]*)>"';
const BEGIN = /^World triggered "Match_Start" on "([^"]{1,80})"$/;
const RESTART = /^World triggered "Restart_Round_\([^"]{1,20}\)"$/;
const ROUND = /^Team "(?:CT|TERRORIST)" triggered "SFUI_Notice_\w{1,40}" \(CT "(\d{1,2})"\) \(T "(\d{1,2})"\)$/;
/** Mode, group of maps and map stand before the score; a server of one map has no group, and writes none. */
const OVER = /^Game Over: (?:\S* ){3}score (\d{1,2}):(\d{1,2}) after -?\d+ min$/;
// Each to the end of the line: what somebody says in the chat ends otherwise, whatever the name before it pretends.
const SWITCHED = /^"[^"]*<\d+><([^<>"]*)>" switched from team <\w+> to <(\w+)>$/;
const OF_ONE = new RegExp(`^${ACTOR} (?:left buyzone with \\[[^"\\]]*\\]|purchased "\\w+")$`);
const KILLED = new RegExp(`^${ACTOR} \\[[^"\\]]*\\] killed ${ACTOR} \\[[^"\\]]*\\] with "\\w+"(?: \\(\\w[^")]*\\))?$`);

/** What SteamID64 adds to the number of an account. */
const STEAM_BASE = 76_561_197_960_265_728n;

/** The SteamID64 of what a server writes as `[U:1:5]` or `STEAM_1:1:2`; null for bots and for what is none. */
export function accountIn(mark: string): string | null {
  const short = /^\[U:1:(\d{1,10})\]$/.exec(mark);
  if (short) return String(STEAM_BASE + BigInt(short[1] ?? 0));
  const old = /^STEAM_[01]:([01]):(\d{1,10})$/.exec(mark);
  return old ? String(STEAM_BASE + BigInt(old[2] ?? 0) * 2n + BigInt(old[1] ?? 0)) : null;
}

const sideIn = (team: string | undefined): Side | null => (team === 'CT' ? 'CT' : team === 'TERRORIST' ? 'T' : null);

const standOf = (mark: string | undefined, team: string | undefined): Stand[] => {
  const side = sideIn(team);
  return side === null ? [] : [{ accountId: accountIn(mark ?? ''), side }];
};

function told(line: string): Told | null {
  const start = BEGIN.exec(line);
  if (start) return { kind: 'started', map: start[1] ?? '' };
  if (RESTART.test(line)) return { kind: 'restarted' };
  const round = ROUND.exec(line);
  if (round) return { kind: 'round', score: { CT: Number(round[1]), T: Number(round[2]) } };
  const over = OVER.exec(line);
  if (over) return { kind: 'over', scores: [Number(over[1]), Number(over[2])] };
  const switched = SWITCHED.exec(line);
  const one = OF_ONE.exec(line);
  const killed = KILLED.exec(line);
  const stands = [
    ...(switched ? standOf(switched[1], switched[2]) : []),
    ...(one ? standOf(one[1], one[2]) : []),
    ...(killed ? [...standOf(killed[1], killed[2]), ...standOf(killed[3], killed[4])] : []),
  ];
  return stands.length > 0 ? { kind: 'stands', stands } : null;
}

/**
 * Reads a post of a server's log: what it tells of the match, in its order. Total: whatever is none of these lines is
 * passed over. The instants are the server's own clock, read as UTC and going on where it is set back in between, as in
 * the autumn: they order lines, and say when only beside the time of arrival (`tuned`).
 */
export function readServerLog(text: string): ServerLog {
  const events: LogEvent[] = [];
  let newestAt: number | null = null;
  let setBackMs = 0;
  for (const line of text.split('\n').slice(-LINES_MAX)) {
    const stamped = line.length > LINE_MAX ? null : STAMPED.exec(line.trimEnd());
    if (!stamped) continue;
    const [month, day, year, hour, minute, second] = stamped.slice(1, 7).map(Number);
    const written = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second, Number(stamped[7] ?? 0));
    if (newestAt !== null && newestAt - (written + setBackMs) >= SET_BACK_MS_MIN) setBackMs = newestAt - written;
    const at = written + setBackMs;
    newestAt = Math.max(newestAt ?? at, at);
    const event = told(stamped[8] ?? '');
    if (event) events.push({ ...event, at, line: stamped[0] });
  }
  return { events, newestAt };
}
