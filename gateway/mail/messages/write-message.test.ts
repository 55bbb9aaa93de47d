import { describe, expect, it } from 'vitest';
import { API_SCOPES } from '../../../domain/platform/scopes.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import type { Mail } from '../mail.ts';
import { writeMessage } from './write-message.tsx';

const PUBLIC_URL = 'https://gauntlet.example';
const URL = `${PUBLIC_URL}/x?token=abc`;
const AT = Date.UTC(2026, 2, 2, 12);
const ITEM = { title: 'You won', message: 'You won $20.', url: URL };
const username = 'Nova';

/** One of each kind, in English its subject and all that it says, and its subject in Spanish. */
const MAILS: readonly (readonly [mail: Mail, english: readonly string[], spanish: string])[] = [
  [
    { kind: 'verify-email', username, code: '042917', url: null, lifeMs: 10 * MINUTE },
    [
      'Your code for Gauntlet',
      'Welcome to Gauntlet. Enter this code to prove that the address is yours and to open your account:',
      '042917',
      'It works once, for 10 minutes. Nobody at Gauntlet will ever ask you for it.',
      'You have not signed up? Then somebody mistyped their address, and you can ignore this message.',
    ],
    'Tu código de Gauntlet',
  ],
  [
    { kind: 'already-registered', username },
    [
      'You have a Gauntlet account already',
      'Somebody, probably you, has just tried to sign up with this address. It has an account already; its username is Nova. Nothing was changed.',
      'If you have forgotten your password, set a new one:',
      'Set a New Password https://gauntlet.example/forgot-password',
      'It was not you? Your account is safe, and you can ignore this message.',
    ],
    'Ya tienes una cuenta en Gauntlet',
  ],
  [
    { kind: 'reset-password', username, url: URL, lifeMs: 10 * MINUTE },
    [
      'Set a new Gauntlet password',
      'Hello Nova. Open this link to set a new password for your account:',
      'Set a New Password https://gauntlet.example/x?token=abc',
      'It works once, for 10 minutes. All your devices will be signed out.',
      'You have not asked for it? Ignore this message: your password stays as it is.',
    ],
    'Elige una contraseña nueva de Gauntlet',
  ],
  [
    { kind: 'password-changed', username, at: AT, ended: ['Laptop', 'Phone'] },
    [
      'Your Gauntlet password was changed',
      'Hello Nova. The password of your account was changed, and your other devices were signed out.',
      'When: March 2, 2026 at 12:00 PM UTC',
      'Passkeys removed: Laptop, Phone',
      'It was not you? Take your account back at once:',
      'Set a New Password https://gauntlet.example/forgot-password',
    ],
    'Se cambió tu contraseña de Gauntlet',
  ],
  [
    { kind: 'after-reset', username, at: AT, things: [] },
    [
      'Your Gauntlet password was reset',
      'Hello Nova. Your password was reset by email on March 2, 2026 at 12:00 PM UTC. In case somebody else was in your account, we have gone through all that works without a password.',
      'What was yours you can set up again at any time:',
      'See All of It https://gauntlet.example/after-reset',
      'You did not reset it? Then somebody reads your email. Secure your mailbox first, and then write to us: https://gauntlet.example/contact',
    ],
    'Se restableció tu contraseña de Gauntlet',
  ],
  [
    { kind: 'new-device', username, device: 'Chrome on Windows', address: '203.0.113.7', at: AT },
    [
      'New sign-in to your Gauntlet account',
      'Hello Nova. Your account was opened on a device that we have not seen before.',
      'Device: Chrome on Windows',
      'Address: 203.0.113.7',
      'When: March 2, 2026 at 12:00 PM UTC',
      'It was you? Then there is nothing to do. If not, end that session and change your password:',
      'Open Settings https://gauntlet.example/settings',
    ],
    'Nuevo inicio de sesión en tu cuenta de Gauntlet',
  ],
  [
    { kind: 'new-device', username, device: 'Unknown device', address: '203.0.113.7', at: AT },
    [
      'New sign-in to your Gauntlet account',
      'Hello Nova. Your account was opened on a device that we have not seen before.',
      'Device: Unknown device',
      'Address: 203.0.113.7',
      'When: March 2, 2026 at 12:00 PM UTC',
      'It was you? Then there is nothing to do. If not, end that session and change your password:',
      'Open Settings https://gauntlet.example/settings',
    ],
    'Nuevo inicio de sesión en tu cuenta de Gauntlet',
  ],
  [
    { kind: 'two-factor-changed', username, isOn: true, at: AT },
    [
      'Two-factor authentication is on',
      'Hello Nova. Two-factor authentication of your account was switched on. From now on signing in also asks for a code. Keep your recovery codes in a safe place.',
      'When: March 2, 2026 at 12:00 PM UTC',
      'It was not you? Act at once:',
      'Open Settings https://gauntlet.example/settings',
    ],
    'La verificación en dos pasos está activada',
  ],
  [
    { kind: 'two-factor-changed', username, isOn: false, at: AT },
    [
      'Two-factor authentication is off',
      'Hello Nova. Two-factor authentication of your account was switched off. From now on the password alone opens it.',
      'When: March 2, 2026 at 12:00 PM UTC',
      'It was not you? Act at once:',
      'Set a New Password https://gauntlet.example/forgot-password',
    ],
    'La verificación en dos pasos está desactivada',
  ],
  [
    { kind: 'passkey-changed', username, name: 'My <laptop>', isAdded: true, at: AT },
    [
      'A passkey was added to your Gauntlet account',
      'Hello Nova. A passkey was added to your account. From now on it signs in, without your password.',
      'Passkey: My <laptop>',
      'When: March 2, 2026 at 12:00 PM UTC',
      'It was not you? Act at once:',
      'Open Settings https://gauntlet.example/settings',
    ],
    'Se agregó una llave de acceso a tu cuenta de Gauntlet',
  ],
  [
    { kind: 'passkey-changed', username, name: 'My laptop', isAdded: false, at: AT },
    [
      'A passkey of your Gauntlet account was removed',
      'Hello Nova. A passkey was removed from your account. It opens nothing any more.',
      'Passkey: My laptop',
      'When: March 2, 2026 at 12:00 PM UTC',
      'It was not you? Act at once:',
      'Set a New Password https://gauntlet.example/forgot-password',
    ],
    'Se eliminó una llave de acceso de tu cuenta de Gauntlet',
  ],
  [
    { kind: 'api-key-made', username, name: 'Bot', scopes: API_SCOPES, isFirst: true, at: AT },
    [
      'An API key was made for your Gauntlet account',
      'Hello Nova. A key was made with which a program acts for you, without your password.',
      'Key: Bot',
      'It may: see your name, picture and role; see your battles, invites and results; see your bets; see what you have won and earned; see your friends and who is online; see your notifications; see your balance and its history; start, cancel and report battles, and decline invites; put your money at stake in battles, up to a limit a day; show your wallet on an overlay; show the bets on your streams on an overlay; show your latest wins on an overlay; show how much it is on an overlay',
      'When: March 2, 2026 at 12:00 PM UTC',
      'It was not you? Revoke it at once, and set a new password:',
      'Review Your Keys https://gauntlet.example/developers',
    ],
    'Se creó una clave de API para tu cuenta de Gauntlet',
  ],
  [
    { kind: 'api-key-made', username, name: 'Bot', scopes: ['account:read'], isFirst: false, at: AT },
    [
      'An API key of your Gauntlet account was replaced',
      'Hello Nova. A key took the place of another with which a program acts for you, without your password.',
      'Key: Bot',
      'It may: see your name, picture and role',
      'When: March 2, 2026 at 12:00 PM UTC',
      'It was not you? Revoke it at once, and set a new password:',
      'Review Your Keys https://gauntlet.example/developers',
    ],
    'Se reemplazó una clave de API de tu cuenta de Gauntlet',
  ],
  [
    { kind: 'application-connected', username, name: 'Stats', scopes: ['account:read', 'bets:read'], at: AT },
    [
      'Stats was connected with your Gauntlet account',
      'Hello Nova. An application of somebody else can now act for you, without your password.',
      'Application: Stats',
      'It may: see your name, picture and role; see your bets',
      'When: March 2, 2026 at 12:00 PM UTC',
      'It was not you? Disconnect it at once, and set a new password:',
      'Review Your Applications https://gauntlet.example/settings?section=security',
    ],
    'Stats se conectó con tu cuenta de Gauntlet',
  ],
  [
    { kind: 'recovery-codes-replaced', username, at: AT },
    [
      'Your Gauntlet recovery codes were replaced',
      'Hello Nova. Your account has new recovery codes, and the earlier ones have stopped working.',
      'When: March 2, 2026 at 12:00 PM UTC',
      'It was not you? Act at once:',
      'Set a New Password https://gauntlet.example/forgot-password',
    ],
    'Se reemplazaron tus códigos de recuperación de Gauntlet',
  ],
  [
    { kind: 'data-ready', username, url: URL, expiresAt: AT },
    [
      'Your Gauntlet data is ready',
      'Hello Nova. The archive with everything that we keep about you is ready. Sign in to download it:',
      'Download the Archive https://gauntlet.example/x?token=abc',
      'It can be fetched until March 2, 2026 at 12:00 PM UTC; then it is deleted.',
      'You have not asked for it? Change your password: somebody else may have been in your account.',
    ],
    'Tus datos de Gauntlet están listos',
  ],
  [
    { kind: 'report-ready', username, title: 'Revenue', period: 'Nov 1, 2026 to Nov 30, 2026 (UTC)', url: URL },
    [
      'Revenue: Nov 1, 2026 to Nov 30, 2026 (UTC)',
      "Hello Nova. The report 'Revenue' for Nov 1, 2026 to Nov 30, 2026 (UTC) is complete. Sign in to read it or to download it:",
      'Open the Report https://gauntlet.example/x?token=abc',
      'An administrator has put you on the list of this report. Ask them to take you off it.',
    ],
    'Revenue: Nov 1, 2026 to Nov 30, 2026 (UTC)',
  ],
  [
    { kind: 'account-closed', username },
    [
      'Your Gauntlet account is closed',
      'Goodbye Nova. Your account is closed, and your personal data was deleted with it.',
      'What the books need stays, without your name: every movement of money remains provable for as long as the law asks for it.',
      'It was not you? Contact us right away.',
    ],
    'Tu cuenta de Gauntlet está cerrada',
  ],
  [
    { kind: 'gift', from: 'Rex', name: 'Starter Pack', url: URL, expiresAt: AT },
    [
      'Rex has a gift for you on Gauntlet',
      'Rex has bought you the Starter Pack. It is yours once you claim it; whoever has this link can do so, once.',
      'Open the Gift https://gauntlet.example/x?token=abc',
      'You can claim it until March 2, 2026 at 12:00 PM UTC; then it goes back.',
      'You know nobody of that name? Then do nothing: we keep your address no longer than the gift waits.',
    ],
    'Rex tiene un regalo para ti en Gauntlet',
  ],
  [
    { kind: 'ticket-opened', number: 'GT-123', url: URL },
    [
      'We have your request GT-123',
      'Somebody of our staff will read it. We answer to this address, and on the page of the request:',
      'Open the Request https://gauntlet.example/x?token=abc',
      'Whoever has this link can read the request and answer it. Keep it to yourself. You have not written to us? Then ignore this message: nothing else will come of it.',
    ],
    'Recibimos tu solicitud GT-123',
  ],
  [
    { kind: 'ticket-answered', number: 'GT-123', words: 'Hi.\n\nLook.', url: URL },
    [
      'An answer to your request GT-123',
      'Hi.',
      'Look.',
      'Read and Answer https://gauntlet.example/x?token=abc',
      'Whoever has this link can read the request and answer it. Keep it to yourself. An answer to this e-mail reaches nobody.',
    ],
    'Una respuesta a tu solicitud GT-123',
  ],
  [
    { kind: 'ticket-solved', number: 'GT-123', words: 'Hi.', url: URL },
    [
      'Your request GT-123 is solved',
      'Hi.',
      'We have closed the request. If something is still open, write on its page and it opens again:',
      'Open the Request https://gauntlet.example/x?token=abc',
      'Whoever has this link can read the request and answer it. Keep it to yourself.',
    ],
    'Tu solicitud GT-123 está resuelta',
  ],
  [
    { kind: 'notification', username, ...ITEM },
    [
      'You won',
      'Hello Nova. You won $20.',
      'Open Gauntlet https://gauntlet.example/x?token=abc',
      'Too many e-mails? Choose what we send you https://gauntlet.example/settings?section=notifications or switch e-mails off there.',
    ],
    'You won',
  ],
  [
    { kind: 'digest', username, items: [ITEM], more: 0 },
    [
      'You won',
      'Hello Nova. This has happened since you were last here:',
      'You won https://gauntlet.example/x?token=abc',
      'You won $20.',
      'Open Notifications https://gauntlet.example/notifications',
      'Too many e-mails? Choose what we send you https://gauntlet.example/settings?section=notifications or switch e-mails off there.',
    ],
    'You won',
  ],
  [
    { kind: 'digest', username, items: [ITEM, ITEM], more: 3 },
    [
      '5 new notifications',
      'Hello Nova. This has happened since you were last here:',
      'You won https://gauntlet.example/x?token=abc',
      'You won $20.',
      'You won https://gauntlet.example/x?token=abc',
      'You won $20.',
      'And 3 more.',
      'Open Notifications https://gauntlet.example/notifications',
      'Too many e-mails? Choose what we send you https://gauntlet.example/settings?section=notifications or switch e-mails off there.',
    ],
    '5 notificaciones nuevas',
  ],
  [
    { kind: 'standing-changed', username, status: 'active', reason: 'Appeal' },
    [
      'Your Gauntlet account is open again',
      'Hello Nova. Your account is open again: you can sign in and play.',
      'Reason: Appeal',
      'Sign In https://gauntlet.example/login',
    ],
    'Tu cuenta de Gauntlet está abierta de nuevo',
  ],
  [
    { kind: 'standing-changed', username, status: 'suspended', reason: 'Two & more' },
    [
      'Your Gauntlet account is suspended',
      'Hello Nova. Your account is suspended. You cannot sign in until that is lifted; your money stays yours.',
      'Reason: Two & more',
      'Contact Us https://gauntlet.example/contact',
    ],
    'Tu cuenta de Gauntlet está suspendida',
  ],
  [
    { kind: 'standing-changed', username, status: 'banned', reason: 'Cheating' },
    [
      'Your Gauntlet account is banned',
      'Hello Nova. Your account is banned. You cannot sign in any more; contact us about the money on it.',
      'Reason: Cheating',
      'Contact Us https://gauntlet.example/contact',
    ],
    'Tu cuenta de Gauntlet fue expulsada',
  ],
];

/** What is said between the heading and the line at the foot; the time stands behind a narrow space. */
const saidIn = (text: string): string[] =>
  text
    .replaceAll('\u202F', ' ')
    .split(/\n{2,}/)
    .slice(2, -2);
const linksIn = (html: string): string[] => [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? '');
/** What comes from elsewhere is the same in every language: codes, and what is told or answered. */
const GIVEN = new Set(['042917', 'Hi.', 'Look.', ITEM.message, `${ITEM.title} ${ITEM.url}`]);

describe.each(MAILS)('%j', (mail, english, spanish) => {
  it('says in English what it says, to the letter', async () => {
    const { subject, text, html } = await writeMessage(mail, 'en', PUBLIC_URL);
    expect([subject, ...saidIn(text)]).toEqual(english);
    expect(html).toContain('<html dir="ltr" lang="en">');
  });

  it('says all of it in Spanish, with the same code and the same links', async () => {
    const written = await writeMessage(mail, 'en', PUBLIC_URL);
    const { subject, text, html, code, url } = await writeMessage(mail, 'es', PUBLIC_URL);
    expect(subject).toBe(spanish);
    const [, ...before] = english;
    expect(saidIn(text)).toHaveLength(before.length);
    expect(saidIn(text).filter((line) => before.includes(line) && !GIVEN.has(line))).toEqual([]);
    expect(text).toMatch(/Recibes este mensaje porque .+ Gauntlet .+ ¿Preguntas\? Escríbenos/);
    expect(text).not.toMatch(/undefined|\bHello\b|\bYour\b|It was not you/);
    expect({ code, url }).toEqual({ code: written.code, url: written.url });
    expect(linksIn(html)).toEqual(linksIn(written.html));
    expect(html).toContain('<html dir="ltr" lang="es">');
    expect(html).toContain(code === null ? `>${subject}<` : `>Tu código es ${code}<`);
  });
});

it('one of each kind is here', () => {
  // As many as `Mail` has: what is not in this table is not held to anything.
  const kinds = {
    'verify-email': 1,
    'already-registered': 1,
    'reset-password': 1,
    'password-changed': 1,
    'after-reset': 1,
    'new-device': 1,
    'two-factor-changed': 1,
    'passkey-changed': 1,
    'api-key-made': 1,
    'application-connected': 1,
    'recovery-codes-replaced': 1,
    'data-ready': 1,
    'report-ready': 1,
    'account-closed': 1,
    gift: 1,
    'ticket-opened': 1,
    'ticket-answered': 1,
    'ticket-solved': 1,
    notification: 1,
    digest: 1,
    'standing-changed': 1,
  } satisfies Record<Mail['kind'], 1>;
  expect(new Set(MAILS.map(([{ kind }]) => kind))).toEqual(new Set(Object.keys(kinds)));
});
