import type { Client } from './http-client.ts';
import { type HttpGateway, PASSWORD, type SignedIn } from './http-gateway.ts';
import { RESET, SIGN_IN, resetTokenFor } from './visitor.ts';

/** What the owner sets by mail. */
export const NEW_PASSWORD = 'another-Horse-7';

let addresses = 0;

/** A browser of its own, somewhere else. */
export const stranger = (gate: HttpGateway): Client =>
  gate.visitor({ 'x-forwarded-for': `198.51.100.${++addresses}`, 'user-agent': 'Thief/1.0' });

/** Somebody who knows the password, signed in from a browser that the account has not come from. */
export async function breakIn(gate: HttpGateway, { username }: Pick<SignedIn['user'], 'username'>): Promise<Client> {
  const thief = stranger(gate);
  await thief.ask(SIGN_IN, { username, password: PASSWORD });
  return thief;
}

/** Takes the account back by mail. */
export async function takeBack(
  gate: HttpGateway,
  { email }: Pick<SignedIn['user'], 'email'>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const client = stranger(gate);
  const token = await resetTokenFor(gate, client, email);
  await client.ask(RESET, { input: { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...more } });
}

/** The owner afterwards. */
export async function comeBack(gate: HttpGateway, { username }: Pick<SignedIn['user'], 'username'>): Promise<Client> {
  const owner = stranger(gate);
  await owner.ask(SIGN_IN, { username, password: NEW_PASSWORD });
  return owner;
}

export interface SeenThing {
  readonly kind: string;
  readonly name: string;
  readonly madeAt: number | null;
  readonly end: string;
}

const RESETS = '{ accountResets { id at things { kind name madeAt end } } }';

export const resetsOf = async (client: Client) =>
  (await client.ask<{ accountResets: { id: string; at: number; things: SeenThing[] }[] }>(RESETS)).accountResets;
