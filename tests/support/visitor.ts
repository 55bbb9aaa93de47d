import { listMessages } from '../../db/mail/mailbox.queries.ts';
import { workOnce } from '../../gateway/server/work/work-jobs.ts';
import type { Message } from '../../gateway/kernel/mailer.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import { requireUnsealed } from '../../gateway/kernel/sealed.ts';
import type { Client } from './http-client.ts';
import { type HttpGateway, PASSWORD } from './http-gateway.ts';

export const REGISTER = 'mutation R($input: RegisterInput!) { register(input: $input) { id sentTo codeExpiresAt } }';
export const VERIFY =
  'mutation V($input: VerifyRegistrationInput!) { verifyRegistration(input: $input) { id username displayName role } }';
export const RESEND = 'mutation A($id: ID!) { resendCode(registrationId: $id) { id sentTo codeExpiresAt } }';
export const CHECK = 'query C($username: String!, $id: ID) { checkUsername(username: $username, registrationId: $id) }';
export const FORGOT = 'mutation F($email: String!) { requestPasswordReset(email: $email) }';
export const RESET = 'mutation P($input: ResetPasswordInput!) { resetPassword(input: $input) }';
export const SIGN_IN =
  'mutation S($username: String!, $password: String!) { signIn(input: { username: $username, password: $password }) { __typename } }';

export interface Form {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly referralCode?: string | null;
  readonly agreeToTerms: boolean;
  readonly replacesId?: string | null;
}

let made = 0;

/** 'Create Account' filled in for somebody new. */
export function formOf(change: Partial<Form> = {}): Form {
  const username = change.username ?? `Nova${++made}`;
  return {
    username,
    email: `${username.toLowerCase()}@players.example`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agreeToTerms: true,
    ...change,
  };
}

export interface Registered {
  readonly id: string;
  readonly sentTo: string;
  readonly codeExpiresAt: number;
}

export const register = async (client: Client, form: Form): Promise<Registered> =>
  (await client.ask<{ register: Registered }>(REGISTER, { input: form })).register;

/** Does every job that is ready, as the worker would. Answers what it logged. */
export async function runJobs(gate: HttpGateway): Promise<string[]> {
  const logged: string[] = [];
  const log = openLog('trace', { write: (line) => void logged.push(line) });
  while (await workOnce(gate.deps, log));
  return logged;
}

/** What has been sent to an address until now, the newest first. */
export async function mailsTo(gate: HttpGateway, address: string): Promise<Message[]> {
  await runJobs(gate);
  const kept = await listMessages(gate.db.read, 1_000);
  return kept
    .map(({ sealed }) => JSON.parse(requireUnsealed(gate.deps, sealed)) as Message)
    .filter(({ to }) => to === address);
}

/** The latest code that was mailed to an address. */
export async function codeFor(gate: HttpGateway, address: string): Promise<string> {
  const [latest] = await mailsTo(gate, address);
  if (typeof latest?.code !== 'string') throw new Error(`no code went to ${address}`);
  return latest.code;
}

/** A code that is wrong for certain. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Asks for a new password and answers the token of the mailed link. */
export async function resetTokenFor(gate: HttpGateway, client: Client, address: string): Promise<string> {
  await client.ask(FORGOT, { email: address });
  const [latest] = await mailsTo(gate, address);
  const token = new URLSearchParams(new URL(latest?.url ?? '').hash.slice(1)).get('token');
  if (token === null) throw new Error(`no link went to ${address}`);
  return token;
}
