import { Authenticator } from './authenticator.ts';
import type { Client } from './http-client.ts';
import { PASSWORD } from './http-gateway.ts';

/** What a gateway of these steps has to have as `PUBLIC_URL`. */
export const ORIGIN = 'https://gauntlet.example';

export const BEGIN =
  'mutation B($password: String!, $proof: String) { beginPasskey(password: $password, proof: $proof) { proofToken options } }';
export const ADD =
  'mutation A($input: AddPasskeyInput!) { addPasskey(input: $input) { id name isBackedUp lastUsedAt } }';
export const REMOVE = 'mutation R($id: ID!, $proof: String) { removePasskey(id: $id, proof: $proof) }';
export const BEGIN_PROOF = 'mutation { beginPasskeyProof { proofToken options } }';
export const PROVE = 'mutation P($input: PasskeyAnswerInput!) { provePasskey(input: $input) }';

export interface Question {
  readonly proofToken: string;
  readonly options: string;
}

export const begin = async (client: Client, proof: string | null = null): Promise<Question> =>
  (await client.ask<{ beginPasskey: Question }>(BEGIN, { password: PASSWORD, proof })).beginPasskey;

/** Adds a passkey to a signed-in player; `proof` where there is a factor. */
export async function addPasskey(
  client: Client,
  name = 'My laptop',
  proof: string | null = null,
): Promise<Authenticator> {
  const device = new Authenticator(ORIGIN);
  const { proofToken, options } = await begin(client, proof);
  await client.ask(ADD, { input: { proofToken, name, passkey: device.create(options) } });
  return device;
}

/** A receipt of one of the player's passkeys. */
export async function prove(client: Client, by: Authenticator): Promise<string> {
  const { beginPasskeyProof: question } = await client.ask<{ beginPasskeyProof: Question }>(BEGIN_PROOF);
  const input = { proofToken: question.proofToken, passkey: by.get(question.options) };
  return (await client.ask<{ provePasskey: string }>(PROVE, { input })).provePasskey;
}
