import type { ApiScope } from '../../domain/platform/scopes.ts';
import type { Client } from './http-client.ts';
import { type HttpGateway, PASSWORD } from './http-gateway.ts';

export interface SeenKey {
  readonly id: string;
  readonly name: string;
  readonly shown: string;
  readonly scopes: readonly string[];
  readonly dailyStakeCents: number;
  readonly stakedTodayCents: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly replacedAt: number | null;
  readonly lastUsedAt: number | null;
  readonly lastUsedAddress: string | null;
}

export interface SeenNewKey {
  readonly key: SeenKey;
  readonly secret: string;
}

const KEY =
  'id name shown scopes dailyStakeCents stakedTodayCents createdAt expiresAt replacedAt lastUsedAt lastUsedAddress';
export const KEYS = `{ apiKeys { ${KEY} } }`;
export const MAKE_KEY = `mutation M($input: NewApiKeyInput!, $owner: OwnerProofInput!) { createApiKey(input: $input, owner: $owner) { secret key { ${KEY} } } }`;
export const ROTATE_KEY = `mutation R($id: ID!, $owner: OwnerProofInput!) { rotateApiKey(id: $id, owner: $owner) { secret key { ${KEY} } } }`;
export const REVOKE_KEY = 'mutation R($id: ID!) { revokeApiKey(id: $id) }';

export interface KeyTerms {
  readonly name?: string;
  readonly scopes?: readonly ApiScope[];
  readonly lifeDays?: number;
  readonly dailyStakeCents?: number;
  readonly proof?: string | null;
}

/** As the schema spells it. */
export const enumOf = (scope: ApiScope): string => scope.replace(':', '_').toUpperCase();

export const keyVariables = ({
  name = 'Scoreboard',
  scopes = ['battles:read'],
  lifeDays = 30,
  dailyStakeCents = 0,
  proof = null,
}: KeyTerms = {}) => ({
  input: { name, scopes: scopes.map(enumOf), lifeDays, dailyStakeCents },
  owner: { password: PASSWORD, proof },
});

export const makeKey = async (client: Client, terms: KeyTerms = {}): Promise<SeenNewKey> =>
  (await client.ask<{ createApiKey: SeenNewKey }>(MAKE_KEY, keyVariables(terms))).createApiKey;

/** A program that shows a key, with no cookie. */
export const withKey = (gate: HttpGateway, key: string, headers: Readonly<Record<string, string>> = {}): Client =>
  gate.visitor({ authorization: `Bearer ${key}`, ...headers });

export const keysOf = async (client: Client): Promise<readonly SeenKey[]> =>
  (await client.ask<{ apiKeys: SeenKey[] }>(KEYS)).apiKeys;
