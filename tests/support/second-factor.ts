import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { type Job, jobs } from '../../db/jobs/job.table.ts';
import { SECOND } from '../../domain/shared/time.ts';
import type { MailOrder } from '../../gateway/mail/mail.ts';
import { requireUnsealed } from '../../gateway/kernel/sealed.ts';
import type { Client, SeenRefusal } from './http-client.ts';
import { type HttpGateway, PASSWORD } from './http-gateway.ts';

export const SIGN_IN =
  'mutation S($username: String!, $password: String!) { signIn(input: { username: $username, password: $password }) { id } }';
export const CONFIRM = 'mutation C($input: ConfirmSignInInput!) { confirmSignIn(input: $input) { id } }';
export const ENABLE =
  'mutation E($code: String!, $password: String!, $proof: String) { enableTwoFactor(code: $code, password: $password, proof: $proof) }';
export const REGENERATE = 'mutation R($proof: String!) { regenerateRecoveryCodes(proof: $proof) }';
export const DISABLE = 'mutation D($proof: String!) { disableTwoFactor(proof: $proof) { isTwoFactorOn } }';
export const SECURITY = '{ security { isTwoFactorOn recoveryCodesLeft passkeys { id name } } }';

/** The app on a player's phone, whose clock is the gateway's. */
export class Phone {
  readonly secret: string;
  readonly #gate: HttpGateway;

  constructor(gate: HttpGateway, secret: string) {
    this.#gate = gate;
    this.secret = secret;
  }

  /** The code of now; of another 30-second step with `away`. */
  code(away = 0): string {
    return new TOTP({ secret: this.secret }).generate({ timestamp: this.#gate.deps.now() + away * 30 * SECOND });
  }

  /** Waits for the next code and answers it. */
  nextCode(): string {
    this.#gate.pass(30 * SECOND);
    return this.code();
  }

  /** Six digits that are none of the codes around now. */
  wrongCode(): string {
    const near = new Set([-2, -1, 0, 1, 2].map((away) => this.code(away)));
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '';
  }
}

export interface Protected {
  readonly phone: Phone;
  readonly recoveryCodes: readonly string[];
}

/** Switches two-factor authentication on for a signed-in player; `proof` where there is a passkey. */
export async function protect(gate: HttpGateway, client: Client, proof: string | null = null): Promise<Protected> {
  const { beginTwoFactor } = await client.ask<{ beginTwoFactor: { key: string } }>(
    'mutation { beginTwoFactor { key } }',
  );
  const phone = new Phone(gate, beginTwoFactor.key);
  const { enableTwoFactor } = await client.ask<{ enableTwoFactor: string[] }>(ENABLE, {
    code: phone.code(),
    password: PASSWORD,
    proof,
  });
  return { phone, recoveryCodes: enableTwoFactor };
}

/** The refusal of a right password that asks for the second factor, and the token of its pending proof. */
export async function pendingProofFor(client: Client, username: string): Promise<SeenRefusal & { proofToken: string }> {
  const refusal = await client.refusal(SIGN_IN, { username, password: PASSWORD });
  const { proofToken } = (refusal.data ?? {}) as { proofToken?: string };
  if (proofToken === undefined) throw new Error(`no proof token in ${JSON.stringify(refusal)}`);
  return { ...refusal, proofToken };
}

/** The e-mails that were ordered, oldest first. */
export async function ordersIn({ db, deps }: HttpGateway): Promise<MailOrder[]> {
  const rows = await db.read.select().from(jobs).where(eq(jobs.kind, 'mail.send')).orderBy(jobs.id);
  return (rows as Job<'mail.send'>[]).map(
    ({ payload }) => JSON.parse(requireUnsealed(deps, payload.sealed)) as MailOrder,
  );
}

export const viewerId = async (client: Client): Promise<string | null> =>
  (await client.ask<{ viewer: { id: string } | null }>('{ viewer { id } }')).viewer?.id ?? null;
