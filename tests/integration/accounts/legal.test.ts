import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAccepted } from '../../../db/accounts/legal.queries.ts';
import { LEGAL_TEXTS, LEGAL_VERSIONS, versionsAt } from '../../../domain/accounts/legal.ts';
import { codeFor, formOf, register, VERIFY } from '../../support/visitor.ts';
import { HttpGateway } from '../../support/http-gateway.ts';

const TO_ACCEPT = '{ legalToAccept { text version since } }';
const ACCEPT = 'mutation ($texts: [AcceptedText!]!) { acceptLegal(texts: $texts) }';
const IN_FORCE = Date.parse('2026-12-01T00:00:00Z');

interface Version {
  readonly text: string;
  readonly version: number;
}

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

it('an account says which versions it agreed to, is asked once for what came later, and keeps both (HE-10)', async () => {
  const form = formOf();
  const newcomer = gate.visitor();
  const registeredAt = gate.deps.now();
  const { id: registrationId } = await register(newcomer, form);
  const code = await codeFor(gate, form.email);
  const { verifyRegistration } = await newcomer.ask<{ verifyRegistration: { id: string } }>(VERIFY, {
    input: { registrationId, code },
  });
  const agreed = () => listAccepted(gate.deps.db.read, verifyRegistration.id);
  const before = versionsAt(registeredAt).map((one) => ({ ...one, at: registeredAt }));
  expect(await agreed()).toEqual(before.toSorted((a, b) => a.text.localeCompare(b.text)));
  expect((await newcomer.ask<{ legalToAccept: Version[] }>(TO_ACCEPT)).legalToAccept).toEqual([]);

  gate.pass(IN_FORCE - gate.deps.now());
  const client = await gate.enter(await gate.account({ createdAt: registeredAt }));
  const { legalToAccept } = await client.ask<{ legalToAccept: Version[] }>(TO_ACCEPT);
  expect(legalToAccept).toHaveLength(LEGAL_TEXTS.length);
  const texts = legalToAccept.map(({ text, version }) => ({ text, version }));
  const older = [{ text: 'TERMS', version: LEGAL_VERSIONS.terms.version - 1 }];
  expect(await client.refusal(ACCEPT, { texts: older })).toMatchObject({ code: 'BAD_INPUT', field: 'texts' });
  await Promise.all([1, 2, 3].map(() => client.ask(ACCEPT, { texts })));
  expect((await client.ask<{ legalToAccept: Version[] }>(TO_ACCEPT)).legalToAccept).toEqual([]);
  const kept = await listAccepted(gate.deps.db.read, client.user.id);
  expect(kept).toHaveLength(LEGAL_TEXTS.length);
  expect(new Set(kept.map(({ at }) => at))).toEqual(new Set([IN_FORCE]));
});
