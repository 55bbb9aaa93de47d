import { asc } from 'drizzle-orm';
import { earningOf } from '../../domain/results/earnings.ts';
import { OVERALL, PAIR_BATTLES_A_DAY } from '../../domain/results/leaderboard.ts';
import { spansAt } from '../../domain/results/spans.ts';
import { utcDay } from '../../domain/shared/time.ts';
import type { Reader } from '../client/database.ts';
import { countedTournaments, leaders, ratingHistory } from './leader.table.ts';
import { prizes } from './prize.table.ts';
import { outcomes } from './result.table.ts';

interface Entry {
  earningsCents: number;
  battles: number;
  wins: number;
}

/**
 * Reckons all boards anew from the settled battles and the counted tournaments and says where the kept ones differ; nothing while they agree. Reads
 * everything: for checks, not for screens.
 */
export async function compareBoards(reader: Reader): Promise<string[]> {
  const all = await reader
    .select()
    .from(outcomes)
    .orderBy(asc(outcomes.at), asc(outcomes.battleId), asc(outcomes.userId));
  const marks = await reader.select().from(ratingHistory);
  const regions = new Map(marks.map((mark) => [`${mark.battleId} ${mark.userId}`, mark.region]));
  const boards = new Map<string, Entry>();
  const findings: string[] = [];
  const add = (
    userId: string,
    own: string,
    home: string | null,
    at: number,
    { earningsCents, battles, wins }: Entry,
  ) => {
    for (const region of home === null ? ['global'] : ['global', home])
      for (const game of [own, OVERALL])
        for (const span of spansAt(at)) {
          const key = [span, game, region, userId].join(' ');
          const entry = boards.get(key) ?? { earningsCents: 0, battles: 0, wins: 0 };
          entry.earningsCents += earningsCents;
          entry.battles += battles;
          entry.wins += wins;
          boards.set(key, entry);
        }
  };
  const ofPair = new Map<string, number>();
  for (let n = 0; n + 1 < all.length; n += 2) {
    const [one, other] = [all[n], all[n + 1]];
    if (!one || !other) continue;
    const pair = `${utcDay(one.at)} ${one.userId} ${other.userId}`;
    const earlier = ofPair.get(pair) ?? 0;
    ofPair.set(pair, earlier + 1);
    const counts = earlier < PAIR_BATTLES_A_DAY;
    for (const outcome of [one, other]) {
      const mark = `${outcome.battleId} ${outcome.userId}`;
      if (regions.has(mark) !== counts) findings.push(`${mark}: ${counts ? 'has not counted' : 'must not count'}`);
      if (!counts) continue;
      const entry = { earningsCents: earningOf(outcome), battles: 1, wins: outcome.won ? 1 : 0 };
      add(outcome.userId, outcome.game, regions.get(mark) ?? null, outcome.at, entry);
    }
  }
  const paid = await reader.select().from(prizes);
  const brought = new Map(paid.map((row) => [`${row.subjectId} ${row.userId}`, row.prizeCents - row.paidCents]));
  for (const row of await reader.select().from(countedTournaments)) {
    const { tournamentId, userId, game, region, at, earningsCents, matches, wins } = row;
    const cents = brought.get(`${tournamentId} ${userId}`) ?? 0;
    if (cents !== earningsCents) findings.push(`${tournamentId} ${userId}: counted ${earningsCents}, brought ${cents}`);
    add(userId, game, region, at, { earningsCents, battles: matches, wins });
  }
  for (const { span, game, region, userId, earningsCents, battles, wins } of await reader.select().from(leaders)) {
    const key = [span, game, region, userId].join(' ');
    const entry = boards.get(key);
    boards.delete(key);
    const isSame = entry?.earningsCents === earningsCents && entry.battles === battles && entry.wins === wins;
    if (!isSame) findings.push(`${key}: kept ${earningsCents}/${battles}/${wins}, reckoned ${show(entry)}`);
  }
  for (const [key, entry] of boards) findings.push(`${key}: not kept, reckoned ${show(entry)}`);
  return findings;
}

const show = (entry: Entry | undefined): string =>
  entry ? `${entry.earningsCents}/${entry.battles}/${entry.wins}` : 'nothing';
