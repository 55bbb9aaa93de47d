import { type Seat, otherSeat } from '../../domain/proof/cross-check.ts';
import { CS2_TERMS, isFinal } from '../../domain/proof/feed-facts.ts';
import type { Side } from '../../domain/proof/proof.schemas.ts';
import { STEAM } from './duel-feeds.ts';

export interface LoggedDuel {
  /** Who wins each round; it goes on until it is decided, or these have been played. */
  readonly rounds: readonly Seat[];
  readonly map: string;
  readonly startAt: number;
  /** Whether a knife round is thrown away first. */
  readonly hasKnife: boolean;
  /** Without overtime it may end 12 to 12. */
  readonly hasOvertime: boolean;
  readonly steam: Readonly<Record<Seat, string>>;
}

const USUAL: Omit<LoggedDuel, 'rounds'> = {
  map: 'de_dust2',
  startAt: Date.UTC(2026, 2, 2, 12),
  hasKnife: false,
  hasOvertime: true,
  steam: STEAM,
};

const two = (value: number): string => String(value).padStart(2, '0');

/** The head of a line as CS2 posts it. */
export function stampOf(at: number): string {
  const time = new Date(at);
  const day = `${two(time.getUTCMonth() + 1)}/${two(time.getUTCDate())}/${time.getUTCFullYear()}`;
  const clock = `${two(time.getUTCHours())}:${two(time.getUTCMinutes())}:${two(time.getUTCSeconds())}`;
  return `${day} - ${clock}.${String(time.getUTCMilliseconds()).padStart(3, '0')} - `;
}

/** `[U:1:5]` of a SteamID64. */
export const markOf = (steamId: string): string => `[U:1:${BigInt(steamId) - 76_561_197_960_265_728n}]`;

const TEAM: Readonly<Record<Side, string>> = { CT: 'CT', T: 'TERRORIST' };

/** Sides change after 12 rounds and after every third of the overtime. */
const isSwapped = (done: number): boolean => (done < 24 ? done >= 12 : Math.floor((done - 24) / 3) % 2 === 0);

/** What the server of one duel posts, one text for each: the start, each round, the end. */
export function logDuel(given: Partial<LoggedDuel> & Pick<LoggedDuel, 'rounds'>): string[] {
  const duel = { ...USUAL, ...given };
  const score: Record<Seat, number> = { creator: 0, opponent: 0 };
  const posts: string[] = [];
  let lines: string[] = [];
  let at = duel.startAt;
  const done = () => score.creator + score.opponent;
  const sideOf = (seat: Seat): Side => ((seat === 'creator') === isSwapped(done()) ? 'T' : 'CT');
  const say = (text: string) => lines.push(`${stampOf((at += 40))}${text}`);
  const flush = () => {
    posts.push(`${lines.join('\n')}\n`);
    lines = [];
  };
  const who = (seat: Seat, side = sideOf(seat)) =>
    `"${seat}<${seat.length}><${markOf(duel.steam[seat])}><${TEAM[side]}>"`;
  const round = (winner: Seat) => {
    at += 8_000;
    say('Starting Freeze period');
    for (const seat of ['creator', 'opponent'] as const) say(`${who(seat)} purchased "ak47"`);
    say('World triggered "Round_Start"');
    for (const seat of ['creator', 'opponent'] as const)
      say(`${who(seat)} left buyzone with [ weapon_knife weapon_ak47 ]`);
    at += 30_000;
    const loser = otherSeat(winner);
    say(`${who(winner)} [1 -2 3] killed ${who(loser)} [4 5 -6] with "ak47" (headshot)`);
    const side = sideOf(winner);
    const ct: Seat = sideOf('creator') === 'CT' ? 'creator' : 'opponent';
    score[winner]++;
    const notice = side === 'CT' ? 'SFUI_Notice_CTs_Win' : 'SFUI_Notice_Terrorists_Win';
    say(`Team "${TEAM[side]}" triggered "${notice}" (CT "${score[ct]}") (T "${score[otherSeat(ct)]}")`);
    say('World triggered "Round_End"');
    flush();
  };

  say(`Loading map "${duel.map}"`);
  for (const seat of ['creator', 'opponent'] as const)
    say(
      `"${seat}<${seat.length}><${markOf(duel.steam[seat])}>" switched from team <Unassigned> to <${TEAM[sideOf(seat)]}>`,
    );
  say(`World triggered "Match_Start" on "${duel.map}"`);
  if (duel.hasKnife) {
    round('opponent');
    score.opponent = 0;
    at += 3_000;
    say('World triggered "Restart_Round_(1_second)"');
    say(`World triggered "Match_Start" on "${duel.map}"`);
  }
  flush();
  for (const winner of duel.rounds) {
    if (isFinal(score.creator, score.opponent, CS2_TERMS) || (!duel.hasOvertime && done() === 24)) break;
    round(winner);
  }
  if (isFinal(score.creator, score.opponent, CS2_TERMS) || (!duel.hasOvertime && done() === 24)) {
    at += 5_000;
    say(`Game Over: competitive mg_active ${duel.map} score ${score.creator}:${score.opponent} after 38 min`);
    flush();
  }
  return posts;
}
