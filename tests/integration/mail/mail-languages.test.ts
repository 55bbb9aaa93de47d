import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendEvent } from '../../../db/events/append-event.ts';
import { enqueueJob } from '../../../db/jobs/job.queries.ts';
import { tickets } from '../../../db/support/ticket.table.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { mailReports } from '../../../gateway/admin/reports/mail-reports.ts';
import { DAY, HOUR } from '../../../domain/shared/time.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { makeKey, ROTATE_KEY } from '../../support/key-steps.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { DISABLE, REGENERATE, SIGN_IN, protect } from '../../support/second-factor.ts';
import {
  RESEND,
  RESET,
  VERIFY,
  codeFor,
  formOf,
  mailsTo,
  register,
  resetTokenFor,
  runJobs,
} from '../../support/visitor.ts';

const SPEAK = 'mutation { setLanguage(language: ES) { language } }';
const SUBMIT = 'mutation ($input: SubmitTicketInput!) { submitTicket(input: $input) }';
const HANDLE = 'mutation ($input: HandleTicketInput!) { handleTicket(input: $input) { id } }';
const STAFF_TICKET = 'query ($id: ID!) { staffTicket(id: $id) { messages { id } } }';
const STATUS = 'mutation ($input: SetAccountStatusInput!) { setAccountStatus(input: $input) { id } }';
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';
const CLOSE = 'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) }';
const REPORT = 'mutation ($input: ReportMailInput!) { setReportMail(input: $input) { kind } }';

let gate: HttpGateway;
let staff: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  staff = await gate.player({ role: 'moderator' });
});
afterAll(() => gate.close());

async function spanish(role: 'player' | 'moderator' = 'player'): Promise<SignedIn> {
  const player = await gate.player({ role });
  await player.ask(SPEAK);
  return player;
}
const subjectsTo = async (address: string) => (await mailsTo(gate, address)).map(({ subject }) => subject).toReversed();
const languagesTo = async (address: string) =>
  (await mailsTo(gate, address)).map(({ html }) => /<html[^>]* lang="(\w+)"/.exec(html)?.[1]);

/** Asks for help and has it answered and solved. */
async function askForHelp(client: Pick<SignedIn, 'ask'>, email: string): Promise<void> {
  const form = { firstName: 'Ada', lastName: 'Byron', email, subject: 'A question', message: 'How?' };
  const { submitTicket: number } = await client.ask<{ submitTicket: string }>(SUBMIT, { input: form });
  const [ticket] = await gate.db.read.select().from(tickets).where(eq(tickets.number, number));
  const ticketId = ticket?.id ?? '';
  for (const action of ['ANSWER', 'SOLVE']) {
    const { staffTicket } = await staff.ask<{ staffTicket: { messages: { id: string }[] } }>(STAFF_TICKET, {
      id: ticketId,
    });
    const seenMessageId = staffTicket.messages.at(-1)?.id;
    await staff.ask(HANDLE, { input: { ticketId, action, words: 'So.', seenMessageId } });
  }
}

test('an account that reads Spanish gets every e-mail in Spanish, from its new devices to its end', async () => {
  const player = await spanish();
  const { user } = player;
  for (const agent of ['one', 'two'])
    await gate.visitor({ 'user-agent': agent }).ask(SIGN_IN, { username: user.username, password: PASSWORD });
  const { phone } = await protect(gate, player);
  await player.ask(REGENERATE, { proof: phone.nextCode() });
  await player.ask(DISABLE, { proof: phone.nextCode() });
  const { key } = await makeKey(player);
  await player.ask(ROTATE_KEY, { id: key.id, owner: { password: PASSWORD, proof: null } });
  await askForHelp(player, user.email);
  await player.ask('mutation { requestDataExport { id } }');
  await player.ask(CHANGE, {
    input: { currentPassword: PASSWORD, newPassword: 'another-Horse-7', keptPasskeyIds: [] },
  });
  const token = await resetTokenFor(gate, gate.visitor(), user.email);
  await gate.visitor().ask(RESET, { input: { token, password: PASSWORD, confirmPassword: PASSWORD } });
  for (const status of ['SUSPENDED', 'ACTIVE', 'BANNED', 'ACTIVE'])
    await staff.ask(STATUS, { input: { accountId: user.id, status, reason: 'Seen.' } });
  // Whoever signs up with the address sees a page in English; the mail is its owner's.
  await register(gate.visitor(), formOf({ email: user.email }));
  await runJobs(gate);
  await (await gate.enter(user)).ask(CLOSE, { input: { password: PASSWORD } });
  expect(new Set(await subjectsTo(user.email))).toEqual(
    new Set([
      'Se restableció tu contraseña de Gauntlet',
      'Nuevo inicio de sesión en tu cuenta de Gauntlet',
      'La verificación en dos pasos está activada',
      'Se reemplazaron tus códigos de recuperación de Gauntlet',
      'La verificación en dos pasos está desactivada',
      'Se creó una clave de API para tu cuenta de Gauntlet',
      'Se reemplazó una clave de API de tu cuenta de Gauntlet',
      expect.stringMatching(/^Recibimos tu solicitud \d/),
      expect.stringMatching(/^Una respuesta a tu solicitud \d/),
      expect.stringMatching(/^Tu solicitud \d.+ está resuelta$/),
      'Tus datos de Gauntlet están listos',
      'Se cambió tu contraseña de Gauntlet',
      'Elige una contraseña nueva de Gauntlet',
      'Tu cuenta de Gauntlet está suspendida',
      'Tu cuenta de Gauntlet está abierta de nuevo',
      'Se te expulsó de Gauntlet',
      'Ya tienes una cuenta en Gauntlet',
      'Tu cuenta de Gauntlet está cerrada',
    ]),
  );
  expect(new Set(await languagesTo(user.email))).toEqual(new Set(['es']));
});

test('a code is in the language of the page on which somebody signs up', async () => {
  const shownIn = (language: string) => {
    const visitor = gate.visitor();
    visitor.setCookie('gauntlet_language', language);
    return visitor;
  };
  const code = async (visitor: ReturnType<typeof shownIn>) => {
    const { email } = formOf();
    const { id } = await register(visitor, formOf({ email }));
    return { email, id };
  };
  const [spoken, unknown, none] = [await code(shownIn('es')), await code(shownIn('tlh')), await code(gate.visitor())];
  const liked = await code(gate.visitor({ 'accept-language': 'es-MX,en;q=0.8' }));
  expect(await subjectsTo(liked.email)).toEqual(['Tu código de Gauntlet']);
  expect(await subjectsTo(spoken.email)).toEqual(['Tu código de Gauntlet']);
  expect(await subjectsTo(unknown.email)).toEqual(['Your code for Gauntlet']);
  expect(await subjectsTo(none.email)).toEqual(['Your code for Gauntlet']);
  gate.pass(HOUR / 60);
  await shownIn('es').ask(RESEND, { id: none.id });
  expect(await subjectsTo(none.email)).toEqual(['Your code for Gauntlet', 'Tu código de Gauntlet']);
});

test('whoever signs up on a page in Spanish is written to in Spanish from the first day', async () => {
  for (const [language, kept] of [
    ['es', 'ES'],
    ['en', 'EN'],
  ] as const) {
    const visitor = gate.visitor();
    visitor.setCookie('gauntlet_language', language);
    const form = formOf();
    const { id: registrationId } = await register(visitor, form);
    const code = await codeFor(gate, form.email);
    await visitor.ask(VERIFY, { input: { registrationId, code } });
    expect(await visitor.ask('{ preferences { language } }')).toEqual({ preferences: { language: kept } });
  }
});

test('what happened is told in Spanish, at once and in the digest', async () => {
  const player = await spanish();
  const { id: userId, email } = player.user;
  const { phone } = await protect(gate, player);
  await player.ask(REGENERATE, { proof: phone.nextCode() });
  await gate.db.transact((tx) =>
    appendEvent(tx, {
      type: 'deposit.succeeded',
      entity: 'deposit',
      entityId: gate.deps.newId(),
      concerns: [],
      data: { userId, amountCents: 20_00 },
      at: gate.deps.now(),
    }),
  );
  await deliverEverything(gate.deps, openLog('silent'));
  const at = gate.deps.now();
  const digest = { id: gate.deps.newId(), kind: 'digest.send', payload: {}, runAt: at, createdAt: at } as const;
  await gate.db.transact((tx) => enqueueJob(tx, digest));
  const told = (await mailsTo(gate, email))
    .map(({ text }) => text)
    .filter((text) => text.includes('¿Demasiados correos?'));
  expect(told.length, 'the recovery codes at once').toBeGreaterThan(1);
  expect(told.join('\n')).toContain('Depósito recibido');
  expect(new Set(await languagesTo(email))).toEqual(new Set(['es']));
});

test('a visitor who asks for help is answered in English, whatever the page showed', async () => {
  const visitor = gate.visitor();
  visitor.setCookie('gauntlet_language', 'es');
  await askForHelp(visitor, 'stranger@elsewhere.example');
  expect(await languagesTo('stranger@elsewhere.example')).toEqual(['en', 'en', 'en']);
});

test('what was ordered before e-mails had a language is written in English', async () => {
  const { user } = await spanish();
  const at = gate.deps.now();
  const order = { to: user.email, mail: { kind: 'account-closed', username: user.username } };
  const payload = { sealed: seal(gate.deps, JSON.stringify(order)) };
  await gate.db.transact((tx) =>
    enqueueJob(tx, { id: gate.deps.newId(), kind: 'mail.send', payload, runAt: at, createdAt: at }),
  );
  expect(await subjectsTo(user.email)).toEqual(['Your Gauntlet account is closed']);
  expect(await languagesTo(user.email)).toEqual(['en']);
});

test('a report is named in the language of each who is told', async () => {
  const [reader, other] = [await spanish('moderator'), await gate.player({ role: 'moderator' })];
  const administrator = await gate.player({ role: 'administrator' });
  const recipients = `${reader.user.username}, ${other.user.username}`;
  await administrator.ask(REPORT, { input: { kind: 'REVENUE', rhythm: 'DAILY', recipients } });
  gate.pass(DAY - (gate.deps.now() % DAY) + 2 * HOUR);
  await mailReports(gate.deps);
  expect(await subjectsTo(reader.user.email)).toEqual([expect.stringMatching(/^Ingresos: .+ \(UTC\)$/)]);
  expect(await subjectsTo(other.user.email)).toEqual([expect.stringMatching(/^Revenue: .+ \(UTC\)$/)]);
});
