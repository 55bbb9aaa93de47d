import { EVENT_ABOUT, WEBHOOK_TYPES } from '../../domain/shared/told.ts';
import { PLUGINS } from '../../domain/platform/plugin.ts';
import { API_SCOPES } from '../../domain/platform/scopes.ts';
import { DAY, HOUR, utcDay } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { accountEvents, accountLogs } from '../../db/platform/account-log.table.ts';
import { apiKeyDays, apiKeys } from '../../db/platform/key.table.ts';
import { OAUTH_KINDS, oauthApplications, oauthGrants, oauthTokens } from '../../db/platform/oauth.table.ts';
import { pluginConnections } from '../../db/platform/plugin.table.ts';
import { DELIVERY_STATES, webhookDeliveries, webhookEndpoints } from '../../db/platform/webhook.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS } from './words.ts';

const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

const two = (n: number): string => String(n).padStart(2, '0');
export const edgeEndpoint = (n: number): string => `endpoint-${n}`;
export const edgeDelivery = (n: number): string => `delivery-${two(n)}`;

/** Keys, applications, plugins, webhooks, and logs of two players and of some more, each three of one instant. */
export async function addRows(tx: Tx, edges: Edges): Promise<void> {
  for (const [n] of WORDS.entries()) {
    // Of any standing; one has half of all.
    const userId = n % 2 === 0 ? edgeUser(1) : edgeUser(n);
    await addKeys(tx, edges, n, userId);
    await addGrants(tx, edges, n, userId);
  }
  for (let n = 0; n < 9; n++) await addLog(tx, edges, n);
  for (let n = 0; n < 6; n++) await addEndpoint(tx, edges, n);
}

async function addKeys(tx: Tx, { now }: Edges, n: number, userId: string): Promise<void> {
  const createdAt = now - Math.floor(n / 3) * HOUR;
  await tx.insert(apiKeys).values({
    id: `key-${two(n)}`,
    userId,
    familyId: `family-${n % 4}`,
    name: nth(WORDS, n),
    keyHash: `hash-${n}`,
    shown: 'gnt_',
    scopes: n % 3 === 0 ? [] : [nth(API_SCOPES, n), nth(API_SCOPES, n + 1)],
    dailyStakeCents: nth(EDGES, n),
    createdAt,
    // One of them ends at this very instant.
    expiresAt: n % 5 === 4 ? now - HOUR : n === 5 ? now : now + DAY,
    replacedAt: n % 4 === 2 ? createdAt + 1 : null,
    lastUsedAt: n % 3 === 1 ? null : nth(EDGES, n),
    lastUsedAddress: n % 3 === 1 ? null : '::1',
  });
  await tx
    .insert(apiKeyDays)
    .values({ familyId: `family-${n % 4}`, day: utcDay(now - Math.floor(n / 4) * DAY), stakedCents: n * 2 ** 40 });
  if (n < 3)
    await tx.insert(pluginConnections).values({
      userId: edgeUser(1),
      plugin: nth(PLUGINS, n),
      familyId: `family-${n}`,
      webhookId: n === 1 ? null : edgeEndpoint(n),
      connectedAt: createdAt,
      expiresAt: n === 2 ? now : now + DAY,
    });
}

async function addGrants(tx: Tx, { now }: Edges, n: number, userId: string): Promise<void> {
  await tx.insert(oauthApplications).values({
    id: `application-${two(n)}`,
    userId,
    name: nth(WORDS, n),
    description: nth(WORDS, n + 1),
    redirects: n % 3 === 0 ? [] : [`https://tools.example/${nth(WORDS, n)}`],
    secret: n % 2 === 0 ? null : `sealed:${n}`,
    logoId: n % 4 === 0 ? `logo-${n}` : null,
    createdAt: now - n,
  });
  await tx.insert(oauthGrants).values({
    id: `grant-${two(n)}`,
    userId: n % 3 === 0 ? edgeUser(n) : edgeUser(4),
    applicationId: `application-${two(n - (n % 3))}`,
    scopes: [nth(API_SCOPES, n)],
    dailyStakeCents: nth(EDGES, n),
    createdAt: now - n,
    expiresAt: n % 5 === 3 ? now : now + HOUR,
    lastUsedAt: n % 3 === 1 ? null : now,
    lastUsedAddress: n % 3 === 1 ? null : '127.0.0.1',
  });
  for (const part of [0, 1])
    await tx.insert(oauthTokens).values({
      id: `token-${n}-${part}`,
      kind: nth(OAUTH_KINDS, n * part),
      sealed: `sealed:${n}`,
      grantId: n % 6 === 5 ? null : `grant-${two(n)}`,
      userCodeHash: part === 1 && n % 2 === 0 ? `code-${n}` : null,
      consumedAt: n % 4 === 1 ? now : null,
      expiresAt: n % 7 === 6 ? now : now + HOUR,
    });
}

async function addLog(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const userId = edgeUser(n);
  // The last ones hold nothing.
  const lastSeq = n === 0 ? 30 : n < 6 ? 5 : 0;
  await tx.insert(accountLogs).values({ userId, lastSeq, notedAt: lastSeq > 0 ? now : 0, since: now - n * DAY });
  for (let seq = 1; seq <= lastSeq; seq++)
    await tx.insert(accountEvents).values({
      userId,
      seq: n === 1 ? Number.MAX_SAFE_INTEGER - lastSeq + seq : seq,
      eventSeq: seq * 1_000 + n,
      about: nth(EVENT_ABOUT, seq),
      type: nth(WEBHOOK_TYPES, Math.floor(seq / 2)),
      body: JSON.stringify({ title: nth(WORDS, seq) }),
      at: now - (lastSeq - seq) * HOUR + (seq % 2),
      notedAt: now - Math.floor((lastSeq - seq) / 3) * HOUR,
    });
}

async function addEndpoint(tx: Tx, { now }: Edges, n: number): Promise<void> {
  await tx.insert(webhookEndpoints).values({
    id: edgeEndpoint(n),
    userId: n < 3 ? edgeUser(1) : edgeUser(n),
    url: `https://hooks.example/${nth(WORDS, n)}`,
    types: n % 2 === 0 ? [] : [nth(WEBHOOK_TYPES, n)],
    version: 1 + (n % 2),
    secret: `sealed:${n}`,
    earlierSecret: n % 3 === 0 ? `sealed:${n - 1}` : null,
    earlierUntil: n % 3 === 0 ? now : null,
    lastSeq: n * 2 ** 40,
    wakeAt: n === 5 ? null : now - Math.floor(n / 3) * HOUR,
    failingSince: n % 2 === 0 ? null : now - DAY,
    switchedOffAt: n % 3 === 2 ? now : null,
    createdAt: now - n,
  });
  for (let place = 0; place < 5; place++) {
    const at = 5 * n + place;
    await tx.insert(webhookDeliveries).values({
      id: edgeDelivery(at),
      endpointId: edgeEndpoint(n),
      seq: place,
      logSeq: place === 0 ? null : nth(EDGES, place),
      type: nth(WEBHOOK_TYPES, place),
      body: nth(WORDS, at),
      state: nth(DELIVERY_STATES, place + n),
      isTest: place === 0,
      tries: place,
      lastTriedAt: place === 0 ? null : now - place,
      status: place % 2 === 0 ? null : 200,
      answer: place % 2 === 0 ? null : nth(WORDS, at),
      createdAt: now - Math.floor(place / 3) * HOUR,
    });
  }
}
