import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectCleanRefusal, refusalCode } from '../../support/clean-refusal.ts';
import { create, startedBattle } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
let player: SignedIn;
let opponent: SignedIn;
let judge: SignedIn;

beforeAll(async () => {
  gate = await HttpGateway.open();
  player = await gate.player({ cents: 1_000_00 });
  opponent = await gate.player({ cents: 1_000_00 });
  judge = await gate.player({ role: 'administrator' });
  await create(player);
  await startedBattle(player, opponent);
});
afterAll(() => gate.close());

const key = { 'idempotency-key': 'bad-input-key' };

/** Runs calls that must change nothing, and shows that they did not. */
async function changingNothing(work: () => Promise<void>): Promise<void> {
  const before = await gate.contents();
  await work();
  expect(await gate.contents()).toBe(before);
}

test('what a good call stores is seen by the comparison that the other tests rely on', async () => {
  const before = await gate.contents();
  await create(player, { stakeCents: 5_00 });
  expect(await gate.contents()).not.toBe(before);
});

const amounts: readonly [name: string, literal: string | null, variable: string | null][] = [
  ['minus one', '-1', '-1'],
  ['zero', '0', '0'],
  ['a thousandth', '0.001', '0.001'],
  ['half a cent', '500.5', '500.5'],
  ['a float with whole value', '500.0', null], // in JSON it is the number 500
  ['scientific text', '"5e2"', '"5e2"'],
  ['scientific literal', '5e2', null], // in JSON it is the number 500
  ['decimal text', '"50"', '"50"'],
  ['NaN', 'NaN', 'NaN'],
  ['Infinity', '-Infinity', 'Infinity'],
  ['beyond any float', '1e999', '1e999'],
  ['1e308', '1e308', '1e308'],
  ['2^53', '9007199254740992', '9007199254740992'],
  ['2^64', '18446744073709551616', '18446744073709551616'],
  ['above the largest amount', '1000000000001', '1000000000001'],
  ['null', 'null', 'null'],
  ['an empty list', '[]', '[]'],
  ['a list', '[500]', '[500]'],
  ['empty text', '""', '""'],
  ['a boolean', 'true', 'true'],
  ['an object', '{cents: 500}', '{"cents": 500}'],
  ['nothing', '', null],
];

test.each(amounts)(
  'an amount that is %s is a clear 4xx and moves nothing, as literal and as variable (BG-15)',
  async (name, literal, variable) => {
    const field = (text: string) => (text === '' ? '' : `stakeCents: ${text}`);
    // A draft may have no stake yet.
    const mutations = name === 'zero' ? ['createBattle'] : ['createBattle', 'saveDraft'];
    await changingNothing(async () => {
      for (const mutation of mutations) {
        if (literal !== null) {
          const answer = await player.graphql(
            `mutation { ${mutation}(input: { game: CS2, mode: DUEL, ${field(literal)} }) { id } }`,
            {},
            key,
          );
          expectCleanRefusal(answer, `${mutation} ${literal}`);
        }
        if (variable === null) continue;
        for (const [query, variables] of [
          [
            `mutation M($v: Cents!) { ${mutation}(input: { game: CS2, mode: DUEL, stakeCents: $v }) { id } }`,
            `{"v":${variable}}`,
          ],
          [
            `mutation M($v: BattleTermsInput!) { ${mutation}(input: $v) { id } }`,
            `{"v":{"game":"CS2","mode":"DUEL","stakeCents":${variable}}}`,
          ],
        ] as const) {
          const body = `{"query":${JSON.stringify(query)},"variables":${variables}}`;
          const answer = await player.send({
            method: 'POST',
            path: '/graphql',
            headers: { 'content-type': 'application/json', ...key },
            body,
          });
          expectCleanRefusal(answer, `${mutation} ${body}`);
        }
      }
    });
  },
);

/** Every operation that takes an id, with the id as a variable. */
const byId: readonly [who: 'player' | 'judge', query: string][] = [
  ['player', 'query ($id: ID!) { battle(id: $id) { id } }'],
  ['player', 'query ($id: ID!) { wallet(userId: $id) { userId } }'],
  ['player', 'query ($id: ID!) { stats(userId: $id) { wins } }'],
  ['player', 'query ($id: ID!) { outcomes(userId: $id) { edges { cursor } } }'],
  ['player', 'mutation ($id: ID!) { joinBattle(battleId: $id) { id } }'],
  ['player', 'mutation ($id: ID!) { startBattle(battleId: $id) { id } }'],
  ['player', 'mutation ($id: ID!) { cancelBattle(battleId: $id) { id } }'],
  ['player', 'mutation ($id: ID!) { deleteDraft(draftId: $id) }'],
  ['player', 'mutation ($id: ID!) { saveDraft(draftId: $id, input: { game: CS2, mode: DUEL, stakeCents: 0 }) { id } }'],
  [
    'player',
    'mutation ($id: ID!) { createBattle(draftId: $id, input: { game: CS2, mode: DUEL, stakeCents: 500 }) { id } }',
  ],
  [
    'player',
    'mutation ($id: ID!) { reportResult(input: { battleId: $id, claim: WON, recordingUrl: "https://recordings.example/1" }) { id } }',
  ],
  ['player', 'mutation ($id: ID!) { reportIssue(input: { battleId: $id, type: OTHER, description: "x" }) { id } }'],
  ['judge', 'mutation ($id: ID!) { decideDispute(input: { disputeId: $id, action: VOID, reason: "x" }) { id } }'],
];

const noIds: readonly [name: string, id: unknown][] = [
  ['empty', ''],
  ['a blank', ' '],
  ['a path', '../../etc/passwd'],
  ['SQL', "1' OR '1'='1"],
  ['a NUL', '\u0000'],
  ['half a surrogate pair', '\ud800'],
  ['an emoji', '💥'],
  ['very long', 'x'.repeat(10_000)],
  ['a property of every object', '__proto__'],
  ['a fraction', 1.5],
  ['a boolean', true],
  ['an object', { id: '1' }],
  ['a list', ['1']],
  ['null', null],
  ['a large number', 1e21],
];

test.each(noIds)('an id that is %s is clearly refused by every operation that takes one', async (name, id) => {
  await changingNothing(async () => {
    for (const [who, query] of byId) {
      const client = who === 'player' ? player : judge;
      expectCleanRefusal(await client.graphql(query, { id }, key), `${name}: ${query}`);
    }
    if (typeof id !== 'string') return;
    for (const path of ['/api/battles/', '/api/wallet/', '/api/stats/', '/api/outcomes/', '/api/user/']) {
      const answer = await player.rest('GET', path + (id === '' || id === '\ud800' ? '%' : encodeURIComponent(id)));
      expectCleanRefusal(answer, path + name);
    }
  });
});

test('texts with a NUL are refused on both engines alike, wherever they come in', async () => {
  await changingNothing(async () => {
    const calls: readonly [string, Record<string, unknown>][] = [
      [
        'mutation ($t: String!) { createBattle(input: { game: CS2, mode: DUEL, stakeCents: 500, title: $t }) { id } }',
        { t: 'a\u0000b' },
      ],
      [
        'mutation { saveDraft(input: { game: CS2, mode: DUEL, stakeCents: 500, description: "a\\u0000b" }) { id } }',
        {},
      ],
      ['query ($t: String!) { battles(search: $t) { edges { cursor } } }', { t: 'a\u0000b' }],
      [
        'query ($t: String!) { battles(after: $t) { edges { cursor } } }',
        { t: Buffer.from('[1,"\\u0000"]').toString('base64url') },
      ],
      [
        'query ($t: String!) { outcomes(after: $t) { edges { cursor } } }',
        { t: Buffer.from('[1,"\\u0000"]').toString('base64url') },
      ],
      ['query ($t: String!) { player(username: $t) { id } }', { t: '\u0000' }],
      ['query ($t: String!) { battleByCode(code: $t) { id } }', { t: '\u0000' }],
      ['mutation ($t: String!) { signIn(input: { username: $t, password: "x" }) { id } }', { t: '\u0000' }],
      ['mutation ($t: String!) { joinWaitlist(email: $t) }', { t: 'a\u0000@b.example' }],
    ];
    for (const [query, variables] of calls) {
      const answer = await player.graphql(query, variables, key);
      expectCleanRefusal(answer, query);
      expect(refusalCode(answer), query).toBe('BAD_INPUT');
    }
    for (const [path, body] of [
      ['/api/auth/login', { username: '\u0000', password: 'x' }],
      ['/api/waitlist', { email: 'a\u0000@b.example' }],
    ] as const) {
      expect(refusalCode(await gate.visitor().rest('POST', path, body)), path).toBe('BAD_INPUT');
    }
    expect(refusalCode(await player.rest('GET', '/api/battles/a%00b'))).toMatch(/BAD_INPUT|NOT_FOUND/);
  });
});

test('REST bodies of the wrong shape are a clear 4xx (RE-04, RE-05)', async () => {
  const visitor = gate.visitor();
  await changingNothing(async () => {
    for (const path of ['/api/auth/login', '/api/waitlist']) {
      for (const body of [
        null,
        [],
        {},
        1,
        'text',
        { username: 1, password: {} },
        { username: ['demo'], password: null },
        { email: ['a@b.example'] },
        { email: 'no address' },
        [{ email: 'a@b.example' }],
      ]) {
        const answer = await visitor.rest('POST', path, body);
        expectCleanRefusal(answer, `${path} ${JSON.stringify(body)}`);
        expect(Object.keys(answer.json as object).toSorted(), path).toEqual(['code', 'error', 'message', 'requestId']);
      }
    }
  });
});
