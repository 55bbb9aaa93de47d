import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { searchKeyOf } from '../../domain/shared/search.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { teamNameKeyOf } from '../../domain/teams/team-name.ts';
import {
  MEMBERSHIP_ASKS,
  TEAM_BATTLE_STATUSES,
  TEAM_OFFER_STATUSES,
  TEAM_PAYERS,
  TEAM_ROLES,
} from '../../domain/teams/team.ts';
import type { Tx } from '../../db/client/database.ts';
import {
  teamAgreements,
  teamAsks,
  teamBattles,
  teamMembers,
  teamOffers,
  teamSeats,
  teams,
} from '../../db/teams/team.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS } from './words.ts';

const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

export const edgeTeam = (n: number): string => `edge-team-${String(n % WORDS.length).padStart(2, '0')}`;
export const edgeOffer = (n: number): string => `edge-offer-${String(n).padStart(3, '0')}`;
export const edgeTeamBattle = (n: number): string => `edge-team-battle-${String(n).padStart(3, '0')}`;

/** Teams under every name of which several have earned alike; half of what there is concerns the first of them. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  for (const [n, name] of WORDS.entries())
    await tx.insert(teams).values({
      id: edgeTeam(n),
      name,
      searchKey: searchKeyOf(name),
      nameKey: `${teamNameKeyOf(name)}:${n}`,
      description: nth(WORDS, n + 1),
      logoId: n % 3 === 0 ? `logo-${n}` : null,
      inviteCode: `EDGE${n}`,
      createdAt: now - n * HOUR,
      disbandedAt: n % 7 === 6 ? now : null,
      wins: n % 2,
      losses: n % 3,
      earningsCents: nth([-5_00, 0, 5_00, Number.MAX_SAFE_INTEGER], Math.floor(n / 3)),
    });
  for (let n = 0; n < WORDS.length; n++)
    await tx.insert(teamMembers).values({
      teamId: edgeTeam(n < 9 ? 0 : n % 5),
      userId: edgeUser(n),
      role: n === 2 || (n >= 9 && n < 14 && n % 5 !== 0) ? 'captain' : nth(TEAM_ROLES.slice(1), n),
      joinedAt: now - Math.floor(n / 4) * HOUR,
      wins: n % 2,
      earningsCents: nth(EDGES, n),
    });
  for (let n = 0; n < 2 * WORDS.length; n++) {
    const at = now - Math.floor(n / 4) * HOUR;
    const [one, other] = [edgeTeam(n % 2 === 0 ? 0 : n), edgeTeam(n % 2 === 0 ? n + 1 : 0)];
    if (n < WORDS.length)
      await tx.insert(teamAsks).values({
        id: `edge-ask-${n}`,
        teamId: edgeTeam(n % 2 === 0 ? 0 : n),
        userId: edgeUser(n % 2 === 0 ? n : 1),
        ask: nth(MEMBERSHIP_ASKS, n / 2 - (n % 2) / 2),
        at,
      });
    if (one === other) continue;
    await tx.insert(teamOffers).values({
      id: edgeOffer(n),
      fromTeamId: one,
      toTeamId: other,
      sentBy: edgeUser(n),
      game: nth(BATTLE_GAMES, n),
      stakeCents: nth(EDGES, n),
      payer: nth(TEAM_PAYERS, n),
      status: n % 2 === 0 ? 'pending' : nth(TEAM_OFFER_STATUSES, n),
      createdAt: at,
      expiresAt: now + ((n % 3) - 1) * HOUR,
      teamBattleId: n % 5 === 0 ? edgeTeamBattle(n) : null,
    });
    for (const who of [1, n])
      await tx
        .insert(teamAgreements)
        .values({
          offerId: edgeOffer(n),
          userId: edgeUser(who),
          teamId: who === 1 ? one : other,
          agreedCents: nth(EDGES, n),
          at,
        })
        .onConflictDoNothing();
    const status = nth(TEAM_BATTLE_STATUSES, n);
    const isOver = status === 'completed' || status === 'cancelled';
    await tx.insert(teamBattles).values({
      id: edgeTeamBattle(n),
      homeTeamId: one,
      awayTeamId: other,
      game: nth(BATTLE_GAMES, n),
      stakeCents: nth(EDGES, n),
      status,
      winnerTeamId: status === 'completed' ? nth([one, other], n / 4 - (n % 4) / 4) : null,
      homeClaim: n % 3 === 0 ? one : null,
      homeClaimedAt: n % 3 === 0 ? at + 1 : null,
      homeScore: n % 3 === 0 ? 13 : null,
      homeRecordingUrl: n % 3 === 0 ? `https://videos.example/${nth(WORDS, n)}` : null,
      createdAt: at,
      endsAt: at + HOUR,
      endedAt: isOver ? at + 2 : null,
      dueAt: isOver ? null : now - (n % 3) * HOUR,
    });
    for (const [m, teamId] of [one, other].entries())
      for (const who of m === 0 ? [1, 4] : [2, n + 3].filter((place) => place % WORDS.length > 4 || place === 2))
        await tx.insert(teamSeats).values({
          teamBattleId: edgeTeamBattle(n),
          userId: edgeUser(who),
          teamId,
          stakeCents: nth([5_00, 0, 5_00, 2 ** 31], who),
          feeCents: who % 2,
        });
  }
}
