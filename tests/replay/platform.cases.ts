import { EVENT_ABOUT, WEBHOOK_TYPES } from '../../domain/shared/told.ts';
import { ENDED_KEY_KEPT } from '../../domain/platform/api-key.ts';
import { DAY, HOUR, utcDay } from '../../domain/shared/time.ts';
import * as logs from '../../db/platform/account-log.queries.ts';
import { accountEvents } from '../../db/platform/account-log.table.ts';
import * as keys from '../../db/platform/key.queries.ts';
import { apiKeys } from '../../db/platform/key.table.ts';
import * as oauth from '../../db/platform/oauth.queries.ts';
import { OAUTH_KINDS, oauthApplications, oauthGrants, oauthTokens } from '../../db/platform/oauth.table.ts';
import * as plugins from '../../db/platform/plugin.queries.ts';
import { pluginConnections } from '../../db/platform/plugin.table.ts';
import * as webhooks from '../../db/platform/webhook.queries.ts';
import { DELIVERY_STATES, webhookDeliveries, webhookEndpoints } from '../../db/platform/webhook.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { reads, roomCases, writes } from './kit.ts';
import { edgeDelivery, edgeEndpoint } from './platform.rows.ts';
import { EDGES } from './words.ts';

const people = ['1', edgeUser(0), edgeUser(1), edgeUser(3), edgeUser(4), edgeUser(5), 'nobody'];
const each = people.map((id) => [id] as const);
const dated = ({ now }: Cast) =>
  people.flatMap((id) => [now - HOUR - 1, now - 1, now, now + DAY].map((at) => [id, at] as const));

const ids = (rows: readonly { readonly id: string }[]): string[] => [...rows.map(({ id }) => id), 'nothing'];
const someKeys = (cast: Cast) => ids(cast.some(apiKeys, 8));
const someTokens = (cast: Cast) => ids(cast.some(oauthTokens, 8));
const someGrants = (cast: Cast) => ids(cast.some(oauthGrants, 8));
const someApplications = (cast: Cast) => ids(cast.some(oauthApplications, 6));
const endpoints = [...Array.from({ length: 6 }, (_, n) => edgeEndpoint(n)), 'nothing'];

const owned = (cast: Cast) => [
  ...cast.some(apiKeys, 6).flatMap(({ userId, familyId }) => [[userId, familyId] as const]),
  [edgeUser(1), 'family-2'] as const,
  ['1', 'family-2'] as const,
];
const ownedUntil = (cast: Cast) =>
  owned(cast).flatMap(([userId, familyId]) => [[userId, familyId, cast.now] as const, [userId, familyId, 0] as const]);
const goneTogether = { unordered: { why: 'each is told of by itself' } };

const logo = (cast: Cast) => ({
  id: cast.newId(),
  ownerId: '1',
  contentType: 'image/webp',
  bytes: Buffer.from([0, 255]),
  object: null,
  createdAt: cast.now,
});

const token = (cast: Cast) => {
  const { consumedAt: _, ...row } = cast.row(oauthTokens);
  return row;
};

export const cases = roomCases('platform', [
  writes(logs.beginLog)(({ now }) => [
    ['1', now],
    [edgeUser(1), Number.MAX_SAFE_INTEGER],
  ]),
  writes(logs.lockLogsOf)(() => [[[]], [people.toReversed()]]),
  writes(logs.appendToLog)((cast) => {
    const row = cast.row(accountEvents, ({ userId }) => userId === edgeUser(0));
    return [[{ ...row, seq: 31, eventSeq: Number.MAX_SAFE_INTEGER, body: 'Ж' }], [{ ...row, seq: 31 }]];
  }),
  reads(logs.readLog)(() => each),
  reads(logs.readOldestInLog)(() => each),
  reads(logs.listEventsAfter)(() =>
    people.flatMap((id) =>
      [
        { about: EVENT_ABOUT, types: null },
        { about: [], types: null },
        ...EVENT_ABOUT.map((about) => ({ about: [about], types: null })),
        ...WEBHOOK_TYPES.map((type) => ({ about: EVENT_ABOUT, types: [type] })),
        { about: EVENT_ABOUT, types: [] },
      ].flatMap((filter) => [
        [id, filter, 0, 100] as const,
        [id, filter, 0, 2] as const,
        [id, filter, 3, 100] as const,
        [id, filter, Number.MAX_SAFE_INTEGER - 1, 100] as const,
      ]),
    ),
  ),
  reads(logs.listEventsUpTo)(() =>
    people.flatMap((id) =>
      [null, 0, 3, Number.MAX_SAFE_INTEGER].flatMap((upTo) => [[id, upTo, 2] as const, [id, upTo, 100] as const]),
    ),
  ),
  writes(logs.deleteOldEvents)(({ now }) => [[now], [now + 1], [now, 1], [now, 4], [now - 2 * HOUR, 100], [0, 1]]),
  writes(logs.deleteLogOf)(() => each),

  reads(keys.readLiveKey)((cast) =>
    [...cast.some(apiKeys, 12).map(({ keyHash }) => keyHash), 'hash-5', 'nothing'].flatMap((hash) => [
      [hash, cast.now] as const,
      [hash, 0] as const,
    ]),
  ),
  writes(keys.renewKeyHash)(() => [
    ['hash-1', 'Ж'],
    ['nothing', 'Ж'],
  ]),
  writes(keys.renewKeyHash)(() => [['hash-1', 'hash-2']], { refuses: 'it is that of another' }),
  reads(keys.liveKeyIds)((cast) => [
    [[], cast.now],
    [someKeys(cast), cast.now],
    [ids(cast.rows(apiKeys)), cast.now - 1],
  ]),
  reads(keys.listKeysOf)(dated),
  writes(keys.insertKey)((cast) => [
    [{ ...cast.row(apiKeys), id: cast.newId(), keyHash: 'new', name: 'Ж', dailyStakeCents: Number.MAX_SAFE_INTEGER }],
  ]),
  writes(keys.lockOwnKey)((cast) =>
    cast.some(apiKeys, 8).flatMap(({ userId, id }) => [
      [userId, id, cast.now],
      [userId, id, 0],
      ['1', id, 0],
    ]),
  ),
  writes(keys.replaceKey)((cast) => someKeys(cast).map((id) => [id, cast.now, Number.MAX_SAFE_INTEGER])),
  writes(keys.revokeOwnKey)((cast) =>
    cast.some(apiKeys, 4).flatMap(({ userId, id }) => [
      [userId, id, cast.now],
      [userId, id, Number.MAX_SAFE_INTEGER],
      ['1', id, 0],
    ]),
  ),
  reads(keys.readKeyEnd)((cast) => [...cast.some(apiKeys, 4).map(({ keyHash }) => [keyHash] as const), ['none']]),
  writes(keys.noteKeyUse)((cast) => someKeys(cast).map((id) => [id, Number.MAX_SAFE_INTEGER, 'fe80::1'])),
  writes(keys.countKeyStake)(({ now }) => [
    ['family-1', utcDay(now), 5],
    ['family-1', utcDay(now), 2 ** 52],
    ['family-1', '2030-01-01', Number.MAX_SAFE_INTEGER],
    ['family-1', '2030-01-01', 0],
  ]),
  reads(keys.readKeyStakes)(({ now }) => [
    [[], utcDay(now)],
    [['family-0', 'family-3', 'nothing'], utcDay(now)],
    [['family-0', 'family-3'], utcDay(now - 2 * DAY)],
  ]),
  writes(keys.countKeysInForce)(dated),
  writes(keys.deleteEndedKeys)(({ now }) => [[now], [now + ENDED_KEY_KEPT], [0]]),
  writes(keys.deleteOldKeyDays)(({ now }) => [[utcDay(now - 2 * DAY)], ['2020-01-01']]),
  writes(keys.revokeReplaced)(ownedUntil, goneTogether),
  writes(keys.revokeFamily)(ownedUntil, goneTogether),
  writes(keys.revokeKeysOf)(
    (cast) => people.flatMap((id) => [[id, cast.now] as const, [id, 0] as const]),
    goneTogether,
  ),
  writes(keys.deleteKeysOf)(() => each, goneTogether),

  reads(oauth.readLiveAccessToken)((cast) =>
    ids(cast.some(oauthTokens, 12, ({ kind }) => kind === 'AccessToken')).flatMap((id) => [
      [id, cast.now] as const,
      [id, cast.now - 1] as const,
    ]),
  ),
  reads(oauth.liveAccessTokenIds)((cast) => [
    [[], cast.now],
    [ids(cast.rows(oauthTokens)), cast.now],
    [ids(cast.rows(oauthTokens)), 0],
  ]),
  reads(oauth.readToken)((cast) => someTokens(cast).map((id) => [id])),
  writes(oauth.renewTokenId)(() => [
    ['token-1-0', 'Ж'],
    ['nothing', 'Ж'],
  ]),
  writes(oauth.lockToken)((cast) => someTokens(cast).map((id) => [id])),
  reads(oauth.readTokenByUserCode)((cast) => cast.asked(oauthTokens, 'userCodeHash').map((code) => [code])),
  writes(oauth.putToken)((cast) =>
    OAUTH_KINDS.flatMap((kind) => [
      [{ ...token(cast), kind, sealed: 'Ж', expiresAt: Number.MAX_SAFE_INTEGER }],
      [{ ...token(cast), id: 'new', kind, grantId: null, userCodeHash: null }],
    ]),
  ),
  writes(oauth.consumeToken)((cast) => someTokens(cast).map((id) => [id, cast.now])),
  writes(oauth.deleteToken)((cast) => someTokens(cast).map((id) => [id])),
  writes(oauth.deleteTokensOf)((cast) => someGrants(cast).map((id) => [id]), goneTogether),
  writes(oauth.deleteExpiredTokens)(({ now }) => [[now], [now - 1], [Number.MAX_SAFE_INTEGER]]),
  writes(oauth.insertGrant)((cast) => [
    [{ ...cast.row(oauthGrants), id: cast.newId(), scopes: [], lastUsedAt: null, lastUsedAddress: null }],
  ]),
  reads(oauth.readGrant)((cast) =>
    someGrants(cast).flatMap((id) => [[id, cast.now] as const, [id, cast.now - 1] as const]),
  ),
  writes(oauth.lockGrant)((cast) =>
    someGrants(cast).flatMap((id) => [[id, cast.now] as const, [id, cast.now - 1] as const]),
  ),
  reads(oauth.listGrantsOf)(dated),
  writes(oauth.lockGrantsTo)((cast) =>
    cast.some(oauthGrants, 8).flatMap(({ userId, applicationId }) => [
      [userId, applicationId],
      ['1', applicationId],
    ]),
  ),
  writes(oauth.capGrants)((cast) =>
    cast
      .some(oauthGrants, 4)
      .flatMap(({ userId, applicationId }) => EDGES.map((cents) => [userId, applicationId, cents])),
  ),
  writes(oauth.noteGrantUse)((cast) => someGrants(cast).map((id) => [id, Number.MAX_SAFE_INTEGER, '::1'])),
  writes(oauth.deleteGrant)((cast) => someGrants(cast).map((id) => [id])),
  writes(oauth.deleteGrantsOf)(() => each, goneTogether),
  writes(oauth.deleteGrantsTo)((cast) => someApplications(cast).map((id) => [id]), goneTogether),
  writes(oauth.deleteExpiredGrants)(({ now }) => [[now], [now - 1], [Number.MAX_SAFE_INTEGER]], goneTogether),
  reads(oauth.readApplicationName)((cast) => someApplications(cast).map((id) => [id])),
  writes(oauth.lockApplication)((cast) => someApplications(cast).map((id) => [id])),
  reads(oauth.readApplication)((cast) => ids(cast.rows(oauthApplications)).map((id) => [id])),
  reads(oauth.listApplicationsOf)(() => each),
  writes(oauth.insertApplication)((cast) => [
    [
      {
        ...cast.row(oauthApplications),
        id: cast.newId(),
        name: 'Ж',
        redirects: ['https://é.example/"\\'],
        secret: null,
      },
    ],
  ]),
  writes(oauth.lockOwnApplication)((cast) =>
    cast.some(oauthApplications, 4).flatMap(({ userId, id }) => [
      [userId, id],
      ['1', id],
    ]),
  ),
  writes(oauth.updateApplication)((cast) =>
    someApplications(cast).flatMap((id) => [
      [id, { name: 'Ж', redirects: [] }],
      [id, { secret: null, logoId: null }],
    ]),
  ),
  writes(oauth.putApplicationLogo)((cast) =>
    cast.some(oauthApplications, 5).flatMap((row) => [
      [row, logo(cast)],
      [row, null],
    ]),
  ),
  writes(oauth.deleteApplication)((cast) =>
    cast
      .rows(oauthApplications)
      .filter(({ id }) => cast.rows(oauthGrants).every(({ applicationId }) => applicationId !== id))
      .slice(0, 5)
      .map((row) => [row]),
  ),
  writes(oauth.deleteApplication)(
    (cast) => [[{ ...cast.row(oauthApplications), id: cast.row(oauthGrants).applicationId }]],
    {
      refuses: 'players let it do something',
    },
  ),
  writes(oauth.deleteApplicationsOf)(() => [[edgeUser(5)], ['nobody']]),

  reads(logs.readLogData)(() => each),

  reads(plugins.listPluginsOf)(dated),
  writes(plugins.insertPlugin)((cast) => [[{ ...cast.row(pluginConnections), userId: edgeUser(3), webhookId: null }]]),
  writes(plugins.deletePlugin)(() => [
    [edgeUser(1), 'obs'],
    ['1', 'obs'],
  ]),
  writes(plugins.deletePluginOfFamily)(() => [
    [edgeUser(1), 'family-1'],
    [edgeUser(1), 'family-3'],
    ['1', 'family-1'],
  ]),
  writes(plugins.prolongPlugin)(() => EDGES.map((at) => [edgeUser(1), 'family-1', at])),
  writes(plugins.deletePluginsOf)(() => each),
  writes(plugins.deleteExpiredPlugins)(({ now }) => [[now], [now - 1], [Number.MAX_SAFE_INTEGER]], goneTogether),

  reads(webhooks.listEndpointsOf)(() => each),
  writes(webhooks.insertEndpoint)((cast) => [
    [{ ...cast.row(webhookEndpoints), id: cast.newId(), url: 'https://é.example/', types: [...WEBHOOK_TYPES] }],
  ]),
  writes(webhooks.lockEndpoint)(() => endpoints.map((id) => [id])),
  writes(webhooks.lockEndpointsOf)(() => [[[]], [people.toReversed()]]),
  writes(webhooks.updateEndpoint)(({ now }) =>
    endpoints.flatMap((id) => [
      [id, { url: 'Ж', types: [], wakeAt: null }],
      [id, { switchedOffAt: now, lastSeq: Number.MAX_SAFE_INTEGER }],
    ]),
  ),
  writes(webhooks.deleteEndpoint)(() => endpoints.map((id) => [id])),
  writes(webhooks.deleteEndpointsOf)(() => each),
  writes(webhooks.claimDueEndpoints)(({ now }) => [
    [now, now + HOUR, 1],
    [now, now + HOUR, 2],
    [now, now + HOUR, 100],
    [now - HOUR, now, 100],
    [0, now, 100],
  ]),
  reads(webhooks.hasDueEndpoint)(({ now }) => [[now], [now - HOUR], [0]]),
  writes(webhooks.insertDelivery)((cast) => [
    [{ ...cast.row(webhookDeliveries), id: cast.newId(), body: 'Ж', status: null, answer: null, logSeq: null }],
    [cast.row(webhookDeliveries)],
  ]),
  reads(webhooks.readHead)(() => endpoints.map((id) => [id])),
  reads(webhooks.readDelivery)(() => [...[0, 1, 7, 29].map(edgeDelivery), 'nothing'].map((id) => [id])),
  writes(webhooks.updateDelivery)(({ now }) =>
    DELIVERY_STATES.map((state) => [
      { id: edgeDelivery(1), state },
      { state: 'dead', tries: 2 ** 31, lastTriedAt: now, status: 599, answer: 'Ж' },
    ]),
  ),
  reads(webhooks.listDeliveries)(() => endpoints.flatMap((id) => [[id, 2] as const, [id, 100] as const])),
  writes(webhooks.pruneDeliveries)(() => endpoints.flatMap((id) => [1, 3, 5, 100].map((kept) => [id, kept] as const))),
]);
