import { HOUR } from '../../domain/shared/time.ts';
import { battles } from '../../db/battles/battle.table.ts';
import * as accountsOfGames from '../../db/proof/account.queries.ts';
import * as badges from '../../db/proof/badge.queries.ts';
import * as feeds from '../../db/proof/feed.queries.ts';
import * as lichess from '../../db/proof/lichess.queries.ts';
import { serviceTurns } from '../../db/proof/lichess.table.ts';
import * as proofs from '../../db/proof/proof.queries.ts';
import { battleProofs, feedEntries } from '../../db/proof/proof.table.ts';
import * as servers from '../../db/proof/server.queries.ts';
import { battleServers, serverEntries } from '../../db/proof/server.table.ts';
import * as signals from '../../db/proof/signal.queries.ts';
import { proofSignals } from '../../db/proof/signal.table.ts';
import * as trust from '../../db/proof/trust.queries.ts';
import { edgeUser } from './accounts.rows.ts';
import { edgeBattle } from './battles.rows.ts';
import type { Cast } from './cast.ts';
import { reads, roomCases, writes } from './kit.ts';
import { someFacts } from './proof.rows.ts';
import { EDGES } from './words.ts';

const people = ['1', '6', edgeUser(0), edgeUser(1), edgeUser(2), edgeUser(3), edgeUser(4), edgeUser(10), 'nobody'];
const each = people.map((id) => [id] as const);
const fights = ['1', '3', 'past-1', 'contested-1', ...[0, 1, 2, 3, 4, 5, 7, 11].map(edgeBattle), 'nothing'];
const ofEach = fights.map((id) => [id] as const);
const instants = ({ now }: Cast) => [0, now - 2 * HOUR, now - HOUR, now, Number.MAX_SAFE_INTEGER];
const cuts = (cast: Cast) => instants(cast).map((at) => [at] as const);
const limits = [1, 2, 5, 1_000];
const accounts = ['steam-0', 'steam-1', 'steam-5', 'STEAM-1', 'nothing'];

const completed = (cast: Cast): string[] =>
  cast.some(battles, 20, ({ status }) => status === 'completed').map(({ id }) => id);
const proof = (cast: Cast) => ({ ...cast.row(battleProofs), why: ['restored', 'joined-late'] as const });
const entry = (cast: Cast) => ({ ...cast.row(feedEntries), sha256: 'Ж', isWon: null });
const told = (cast: Cast) => ({ ...cast.row(serverEntries), sha256: 'Ж' });
const signal = (cast: Cast) => cast.row(proofSignals);
const facts = (cast: Cast) => {
  const row = cast.row(battleServers, ({ heardAt }) => heardAt !== null);
  const { heardAt, verdict, winner, creatorRounds, opponentRounds, why } = row;
  return { facts: row.facts, heardAt, verdict, winner, creatorRounds, opponentRounds, why };
};
const game = (cast: Cast) =>
  ({ creatorAccount: 'Ж', opponentAccount: 'x', white: 'opponent', startedAt: cast.now }) as const;

export const cases = roomCases('proof', [
  reads(badges.listEndings)((cast) => [[[]], [fights], [completed(cast)]], {
    unordered: { why: 'each is found by its battle' },
  }),

  reads(accountsOfGames.listGameAccounts)(() => [[[]], [people], [[edgeUser(1)]]]),

  reads(feeds.findFeedKey)(() => ['feed-0', 'feed-1', 'feed-3', 'FEED-1', 'nothing'].map((hash) => [hash])),
  writes(feeds.renewFeedKeyHash)(() => [
    ['feed-0', 'fresh'],
    ['nothing', 'fresh'],
  ]),
  writes(feeds.renewFeedKeyHash)(() => [['feed-0', 'feed-1']], { refuses: 'a key is of one player' }),
  reads(feeds.readFeedKey)(() => each),
  writes(feeds.putFeedKey)(() =>
    EDGES.flatMap((at) => [[edgeUser(1), 'fresh', at] as const, ['1', 'fresh', at] as const]),
  ),
  writes(feeds.touchFeedKey)(() => EDGES.flatMap((at) => [[edgeUser(0), at] as const, ['nobody', at] as const])),
  writes(feeds.noteRefusedPost)(() =>
    EDGES.flatMap((at) => [[edgeUser(0), 'not-json', at] as const, ['nobody', 'too-large', at] as const]),
  ),
  writes(feeds.deleteFeedKey)(() => each),
  reads(feeds.readGameAccount)(() => each),
  writes(feeds.linkGameAccount)(({ now }) =>
    people.slice(0, -1).flatMap((id) => [[id, 'steam-1', now] as const, [id, 'Ж', Number.MAX_SAFE_INTEGER] as const]),
  ),
  reads(feeds.isContested)(() => people.flatMap((id) => accounts.map((account) => [id, account] as const))),
  writes(feeds.deleteGameAccount)(() => each),
  reads(feeds.listDuelsPlayed)(() => each, { unordered: { why: 'of more than one only that there are is asked' } }),
  reads(feeds.readFeeds)(() => ofEach),
  writes(feeds.putFeed)((cast) =>
    [0, 1, 2, 3]
      .flatMap((n) => [
        { battleId: edgeBattle(n), playerId: edgeUser(1), facts: someFacts(n), heardAt: cast.now + 1 },
        { battleId: '1', playerId: '6', facts: someFacts(n), heardAt: Number.MAX_SAFE_INTEGER },
      ])
      .map((row) => [row]),
  ),
  writes(feeds.addEntries)((cast) => [
    [edgeBattle(3), edgeUser(1), [entry(cast), { ...entry(cast), own: 2 ** 40, flag: 'restored' }], 100],
    [edgeBattle(3), edgeUser(1), [entry(cast), entry(cast)], 4],
    [edgeBattle(3), edgeUser(1), [entry(cast)], 3],
    ['1', '6', [entry(cast)], 1],
    ['1', '6', [], 100],
  ]),
  reads(feeds.listEntries)(() => fights.flatMap((id) => limits.map((limit) => [id, limit] as const))),
  writes(feeds.deleteOldFeeds)(cuts),

  reads(lichess.readLichessAccount)(() => each),
  writes(lichess.putLichessAccount)(({ now }) =>
    ['1', edgeUser(0), edgeUser(1)].flatMap((id) =>
      ['lichess_0', 'LICHESS_0', 'fresh'].map((account) => [id, account, now] as const),
    ),
  ),
  writes(lichess.deleteLichessAccount)(() => each),
  reads(lichess.isBoundByChess)(() => each),
  writes(lichess.addLichessGame)((cast) => [
    [{ ...game(cast), battleId: '1' }],
    [{ ...game(cast), battleId: '1', creatorAccount: null, startedAt: Number.MAX_SAFE_INTEGER }],
    [{ ...game(cast), battleId: edgeBattle(1) }],
  ]),
  reads(lichess.readLichessGame)(() => ofEach),
  reads(lichess.listDueGames)((cast) => instants(cast).flatMap((at) => limits.map((limit) => [at, limit] as const))),
  writes(lichess.changeLichessGame)(({ now }) =>
    fights.flatMap((id) => [
      [id, { gameId: 'Fresh000', askAt: now, failures: 2 ** 31, doubt: 'refused' }] as const,
      [id, { askAt: null, status: 'mate', says: 'drawn', answer: '{"ж":"\\\\%_"}', endedAt: now }] as const,
    ]),
  ),
  writes(lichess.keepMadeGame)(({ now }) => fights.map((id) => [id, 'Fresh000', now])),
  writes(lichess.takeTurn)((cast) => instants(cast).map((at) => [at, Number.MAX_SAFE_INTEGER])),
  writes(lichess.takeTurn)((cast) => instants(cast).map((at) => [at, at]), { before: (tx) => tx.delete(serviceTurns) }),
  writes(lichess.passTurn)((cast) => instants(cast).map((at) => [at, cast.now])),
  reads(lichess.listGamesOf)(() => each),
  writes(lichess.forgetLichessOf)(() => each),
  writes(lichess.forgetOldGames)(cuts),
  reads(lichess.listLichessWinners)((cast) => [[[]], [fights], [completed(cast)]], {
    unordered: { why: 'each is found by its battle' },
  }),

  reads(proofs.readProof)(() => ofEach),
  writes(proofs.putProof)((cast) => [
    [{ ...proof(cast), battleId: '1', skewMs: Number.MAX_SAFE_INTEGER }],
    ...[true, false, null].map((isOutcome) => [{ ...proof(cast), isOutcome, at: cast.now + 1 }] as const),
  ]),
  reads(proofs.countVerdicts)(cuts, { unordered: { why: 'each row names what it counts' } }),

  reads(servers.findServerKey)(() => ['server-key-0', 'server-key-1', 'SERVER-KEY-1', 'nothing'].map((hash) => [hash])),
  reads(servers.readServer)(() => ofEach),
  reads(servers.listServerWinners)((cast) => [[[]], [fights], [completed(cast)]], {
    unordered: { why: 'each is found by its battle' },
  }),
  writes(servers.putServerKey)(({ now }) => fights.slice(0, -1).map((id) => [id, 'fresh', now])),
  writes(servers.putServerKey)(({ now }) => [['1', 'server-key-1', now]], { refuses: 'a key is of one battle' }),
  writes(servers.putServerFacts)((cast) => [
    [edgeBattle(1), facts(cast)],
    [edgeBattle(2), { ...facts(cast), facts: null, heardAt: null, why: ['restored', 'another-map'] }],
    ['nothing', facts(cast)],
  ]),
  writes(servers.addServerEntries)((cast) => [
    [edgeBattle(3), [told(cast), { ...told(cast), flag: null, creatorRounds: 2 ** 40 }], 100],
    [edgeBattle(3), [told(cast), told(cast)], 4],
    [edgeBattle(3), [told(cast)], 3],
    ['1', [], 100],
  ]),
  reads(servers.listServerEntries)(() => fights.flatMap((id) => limits.map((limit) => [id, limit] as const))),
  writes(servers.deleteOldServerLogs)(cuts),

  writes(signals.putSignals)((cast) => [
    [[]],
    [[signal(cast)]],
    [
      [
        { ...signal(cast), battleId: '1' },
        { ...signal(cast), at: Number.MAX_SAFE_INTEGER },
      ],
    ],
  ]),
  reads(signals.listSignals)((cast) => instants(cast).flatMap((at) => limits.map((limit) => [at, limit] as const))),
  reads(signals.countHeard)(() => [[[]], [people], ...each.map(([id]) => [[id]] as const)], {
    unordered: { why: 'each names its player' },
  }),
  reads(signals.listNames)(() => [[[]], [people]], { unordered: { why: 'each is found by its id' } }),

  reads(trust.countProven)(() => [0, ...limits].map((latest) => [latest])),
]);
