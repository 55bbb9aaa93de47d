// @module-tag engines
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAccounts } from '../../../db/accounts/index.ts';
import { users } from '../../../db/accounts/user.table.ts';
import { findOpen } from '../../../db/battles/battle.queries.ts';
import { battles } from '../../../db/battles/battle.table.ts';
import { searchPlayers } from '../../../db/friends/player-search.queries.ts';
import { seedBasics } from '../../../db/seed/basics.ts';
import { insertCampaign, listOpenCampaigns } from '../../../db/sponsorships/campaign.queries.ts';
import { campaigns } from '../../../db/sponsorships/sponsorship.table.ts';
import { listTeams } from '../../../db/teams/team.queries.ts';
import { teams } from '../../../db/teams/team.table.ts';
import { listTournaments } from '../../../db/tournaments/tournament.queries.ts';
import { tournaments } from '../../../db/tournaments/tournament.table.ts';
import { emailKeyOf } from '../../../domain/accounts/email.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { create } from '../../support/battle-steps.ts';
import { squadOf } from '../../support/team-steps.ts';
import { openTournament } from '../../support/tournament-steps.ts';
import { World } from '../../support/world.ts';

const TITLE = 'Étoile Кубок Ößi İzmir Οδός';
/** The same title, or a part of it, as people type it. */
const SPELLINGS = [
  'Étoile',
  'ÉTOILE',
  'e\u0301toile',
  'кубок',
  'КУБОК',
  'ößi',
  'ÖSSI',
  'ÖẞI',
  'İzmir',
  'İZMİR',
  'izmir',
  'ΟΔΌΣ',
  'οδόσ',
];
const ELSEWHERE = ['Étoiles', 'Etoile', 'кубики', '%', '_'];

let world: World;
let player: Actor;
beforeAll(async () => {
  world = await World.open();
  player = await world.player({ cents: 1_000_00, username: 'ΟΔΥΣΣΕΎΣ-1' });
  await create(world, player, { title: TITLE });
  await squadOf(world, 'Красные');
  await squadOf(world, 'Größe 7');
  await openTournament(world, player, { title: TITLE });
  await world.db.transact((tx) =>
    insertCampaign(tx, {
      id: world.deps.newId(),
      brand: 'ÉTÉ',
      title: TITLE,
      game: 'cs2',
      conditions: '',
      payoutCents: 1_00,
      capacity: 1,
      winsNeeded: null,
      endsAt: world.now + HOUR,
      state: 'announced',
      takenCount: 0,
      paidCount: 0,
      createdBy: player.userId,
      createdAt: world.now,
      announcedBy: player.userId,
      announcedAt: world.now,
      endedAt: null,
    }),
  );
});
afterAll(() => world.db.close());

const found = {
  battles: (text: string) =>
    findOpen(
      world.db.read,
      { text, game: null, minStakeCents: null, maxStakeCents: null, region: null, sort: 'newest' },
      10,
      null,
    ),
  tournaments: (text: string) =>
    listTournaments(
      world.db.read,
      { kind: 'tournament', text, game: null, format: null, statuses: null, stage: null },
      10,
      null,
    ),
  campaigns: (search: string) =>
    listOpenCampaigns(world.db.read, { userId: 'nobody', now: world.now, search }, 10, null),
  teams: (text: string) => listTeams(world.db.read, text, null, 10, null),
};
const titled = ['battles', 'tournaments', 'campaigns'] as const;

/** What is not found that should be, and what is found that should not. */
async function misses(): Promise<string[]> {
  const wrong: string[] = [];
  const look = async (list: keyof typeof found, text: string, count: number): Promise<void> => {
    if ((await found[list](text)).length !== count) wrong.push(`${list}: ${text}`);
  };
  for (const list of titled) {
    for (const text of SPELLINGS) await look(list, text, 1);
    for (const text of ELSEWHERE) await look(list, text, 0);
  }
  for (const text of ['Красные', 'КРАСНЫЕ', 'красн', 'größe', 'GRÖSSE']) await look('teams', text, 1);
  for (const text of ['été', 'ÉTÉ', 'Été']) await look('campaigns', text, 1);
  return wrong;
}

describe('a search finds what it looks for in any alphabet, case and form', () => {
  it('in titles, names and brands', async () => {
    expect(await misses()).toEqual([]);
  });

  it('among what was stored before a search compared it so, from the next start on', async () => {
    await world.db.transact(async (tx) => {
      for (const table of [battles, teams, campaigns, tournaments]) await tx.update(table).set({ searchKey: null });
    });
    expect(await found.battles('Étoile')).toEqual([]);
    await seedBasics(world.db);
    expect(await misses()).toEqual([]);
  });

  it('by the name of a player: in battles, and by how it begins, a sigma within it too', async () => {
    for (const text of ['οδυσσεύς', 'ΟΔΥΣ', 'δυσς']) expect(await found.battles(text), text).toHaveLength(1);
    for (const prefix of ['οδυσς', 'οδυσ'])
      expect(await searchPlayers(world.db.read, 'nobody', prefix, 10), prefix).toHaveLength(1);
  });

  it('staff find an account by name and by the whole address, however both are written', async () => {
    const { userId } = await world.player({ username: 'Größenwahn' });
    const email = 'Ännchen@bücher.example';
    await world.db.transact((tx) =>
      tx
        .update(users)
        .set({ email, emailKey: emailKeyOf(email) })
        .where(eq(users.id, userId)),
    );
    const all = { status: null, verification: null, role: null, order: 'newest' } as const;
    for (const text of [
      'Größe',
      'GRÖSSE',
      'gro\u0308ße',
      'ännchen@bücher.example',
      'ÄNNCHEN@BÜCHER.EXAMPLE',
      'a\u0308nnchen@xn--bcher-kva.example',
    ])
      expect(
        (await listAccounts(world.db.read, { ...all, text }, 10, null)).map(({ id }) => id),
        text,
      ).toEqual([userId]);
  });
});
