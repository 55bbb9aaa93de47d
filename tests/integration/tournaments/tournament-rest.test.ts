import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../../db/seed/demo.ts';
import { readUser } from '../../../db/accounts/user.queries.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { makeKey, withKey } from '../../support/key-steps.ts';
import { goLive } from '../../support/socket-client.ts';

let gate: HttpGateway;
let demo: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  await seedDemo(gate.db, gate.deps, (text) => seal(gate.deps, text));
  const user = await readUser(gate.db.read, '1');
  if (!user) throw new Error('the demo player is missing');
  demo = await gate.enter(user);
});
afterAll(() => gate.close());

async function read<T>(path: string): Promise<T> {
  const answer = await demo.rest('GET', path);
  expect(answer.status, path).toBe(200);
  return answer.json as T;
}

// Each answer is held to its schema where the client receives it.
test.each(['tournament', 'bracket', 'premium'])(
  'every %s of the demo data is described as it is answered, with its matches and standings',
  async (kind) => {
    const listed = await read<{ id: string; participants: number }[]>(`/api/tournaments?kind=${kind}`);
    expect(listed.length).toBeGreaterThan(0);
    for (const { id, participants } of listed) {
      const path = `/api/tournaments/${id}`;
      expect(await read(path)).toMatchObject({ id, participants });
      const { entrants, matches } = await read<{ entrants: object[]; matches: { match: number }[] }>(`${path}/bracket`);
      const { places } = await read<{ places: object[] }>(`${path}/standings`);
      expect(places.length, id).toBeLessThanOrEqual(entrants.length);
      for (const { match } of matches)
        expect(await read(`${path}/matches/${match}`)).toMatchObject({ tournamentId: id, row: { match } });
      for (const file of ['standings.csv', 'matches.csv', 'calendar.ics'])
        expect((await demo.rest('GET', `${path}/${file}`)).status, file).toBe(200);
    }
  },
);

test('a kind that there is not and a match that there is not are refused', async () => {
  expect(await demo.rest('GET', '/api/tournaments?kind=cup')).toMatchObject({
    status: 400,
    json: { code: 'BAD_INPUT' },
  });
  for (const match of ['9999', '-1', 'first'])
    expect(await demo.rest('GET', `/api/tournaments/cup-1/matches/${match}`), match).toMatchObject({
      status: 404,
      json: { code: 'NOT_FOUND' },
    });
});

test('a program with a key reads of tournaments what any player may, and hears of them live; one with a code asks for the code', async () => {
  const organiser = await gate.player();
  const opensAt = gate.deps.now();
  const terms = {
    kind: 'TOURNAMENT',
    title: 'Behind the Door',
    game: 'CS2',
    format: 'ROBIN',
    buyInCents: 0,
    capacity: 4,
  };
  const input = { ...terms, privacy: 'CODE', opensAt, startsAt: opensAt + 24 * HOUR };
  const { createTournament } = await organiser.ask<{ createTournament: { id: string } }>(
    'mutation ($input: TournamentTermsInput!) { createTournament(input: $input) { id } }',
    { input },
  );
  const { id } = createTournament;
  const { announceTournament } = await organiser.ask<{ announceTournament: { entryCode: string } }>(
    'mutation ($id: ID!) { announceTournament(id: $id) { entryCode } }',
    { id },
  );
  const { entryCode } = announceTournament;
  const { secret } = await makeKey(await gate.player());
  const program = withKey(gate, secret);
  for (const part of ['', '/bracket', '/standings', '/matches.csv', '/standings.csv']) {
    expect((await program.rest('GET', `/api/tournaments/bracket-6${part}`)).status, part).toBe(200);
    const hidden = `/api/tournaments/${id}${part}`;
    expect(await program.rest('GET', hidden), part).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
    expect((await program.rest('GET', `${hidden}?code=${entryCode}`)).status, part).toBe(200);
  }

  const live = await goLive(gate.visitor(), { header: secret });
  const FOLLOW = 'subscription ($id: ID!, $code: String) { tournamentHappened(id: $id, code: $code) { type match } }';
  const refused = await live.ask(FOLLOW, { id }).catch((errors: unknown) => ({ errors }));
  expect(refused.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  const listening = gate.listening();
  const next = live.iterate(FOLLOW, { id, code: entryCode }).next();
  await listening();
  await organiser.ask(
    'mutation ($id: ID!) { postTournamentAnnouncement(id: $id, text: "Doors open at eight.") { id } }',
    { id },
  );
  const heard = { tournamentHappened: { type: 'tournament.announcement-posted', match: null } };
  expect((await next).value).toMatchObject({ data: heard });
  await live.close();
});
