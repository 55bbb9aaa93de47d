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
      'Welcome to Gauntlet. Enter this code to confirm your address and open your account:',
      '042917',
      'It works once, for 10 minutes. Nobody at Gauntlet will ever ask you for it.',
      'Didn’t sign up? Then someone mistyped their address, and you can ignore this message.',
    ],
    'Tu código de Gauntlet',
  ],
  [
    { kind: 'already-registered', username },
    [
      'You already have a Gauntlet account',
      'Someone, probably you, just tried to sign up with this address. It already has an account, with the username Nova. Nothing has changed.',
      'Forgot your password? Set a new one:',
      'Set a New Password https://gauntlet.example/forgot-password',
      'Wasn’t you? Your account is safe, and you can ignore this message.',
    ],
    'Ya tienes una cuenta en Gauntlet',
  ],
  [
    { kind: 'reset-password', username, url: URL, lifeMs: 10 * MINUTE },
    [
      'Set a new Gauntlet password',
      'Hello Nova. Use this link to set a new password for your account:',
      'Set a New Password https://gauntlet.example/x?token=abc',
      'It works once, for 10 minutes. It signs you out on all your devices.',
      'Didn’t ask for it? Ignore this message. Your password stays the same.',
    ],
    'Elige una contraseña nueva de Gauntlet',
  ],
  [
    { kind: 'password-changed', username, at: AT, ended: ['Laptop', 'Phone'] },
    [
      'Your Gauntlet password was changed',
      'Hello Nova. Your password was changed, and we signed you out on your other devices.',
      'When: March 2, 2026 at 12:00 PM UTC',
      'Passkeys removed: Laptop, Phone',
      'Wasn’t you? Take your account back right away:',
      'Set a New Password https://gauntlet.example/forgot-password',
    ],
    'Se cambió tu contraseña de Gauntlet',
  ],
  [
    { kind: 'after-reset', username, at: AT, things: [] },
    [
      'Your Gauntlet password was reset',
      'Hello Nova. Your password was reset by email on March 2, 2026 at 12:00 PM UTC. In case someone else was in your account, we checked everything that works without a password.',
      'You can set up what was yours again at any time:',
      'See All of It https://gauntlet.example/after-reset',
      'Didn’t reset it? Then someone can read your email. Secure your mailbox first, then contact us: https://gauntlet.example/contact',
    ],
    'Se restableció tu contraseña de Gauntlet',
  ],
  [
    { kind: 'new-device', username, device: 'Chrome on Windows', address: '203.0.113.7', at: AT },
    [
      'New sign-in to your Gauntlet account',
      'Hello Nova. Someone signed in to your account on a new device.',
      'Device: Chrome on Windows',
      'Address: 203.0.113.7',
      'When: March 2, 2026 at 12:00 PM UTC',
      'Was it you? Then you’re all set. If not, end that session and change your password:',
      'Open Settings https://gauntlet.example/settings',
    ],
    'Nuevo inicio de sesión en tu cuenta de Gauntlet',
  ],
  [
    { kind: 'new-device', username, device: 'Unknown device', address: '203.0.113.7', at: AT },
    [
      'New sign-in to your Gauntlet account',
      'Hello Nova. Someone signed in to your account on a new device.',
      'Device: Unknown device',
      'Address: 203.0.113.7',
      'When: March 2, 2026 at 12:00 PM UTC',
      'Was it you? Then you’re all set. If not, end that session and change your password:',
      'Open Settings https://gauntlet.example/settings',
    ],
    'Nuevo inicio de sesión en tu cuenta de Gauntlet',
  ],
  [
    { kind: 'two-factor-changed', username, isOn: true, at: AT },
    [
      'Two-factor authentication is on',
      'Hello Nova. Two-factor authentication is now on for your account. From now on you also need a code to sign in. Keep your recovery codes in a safe place.',
      'When: March 2, 2026 at 12:00 PM UTC',
      'Wasn’t you? Act right away:',
      'Open Settings https://gauntlet.example/settings',
    ],
    'La verificación en dos pasos está activada',
  ],
  [
    { kind: 'two-factor-changed', username, isOn: false, at: AT },
    [
      'Two-factor authentication is off',
      'Hello Nova. Two-factor authentication is now off for your account. You only need your password to sign in.',
      'When: March 2, 2026 at 12:00 PM UTC',
      'Wasn’t you? Act right away:',
      'Set a New Password https://gauntlet.example/forgot-password',
    ],
    'La verificación en dos pasos está desactivada',
  ],
  [
    { kind: 'passkey-changed', username, name: 'My <laptop>', isAdded: true, at: AT },
    [
      'A passkey was added to your Gauntlet account',
      'Hello Nova. A passkey was added to your account. You can now sign in with it instead of your password.',
      'Passkey: My <laptop>',
      'When: March 2, 2026 at 12:00 PM UTC',
      'Wasn’t you? Act right away:',
      'Open Settings https://gauntlet.example/settings',
    ],
    'Se agregó una llave de acceso a tu cuenta de Gauntlet',
  ],
  [
    { kind: 'passkey-changed', username, name: 'My laptop', isAdded: false, at: AT },
    [
      'A passkey was removed from your Gauntlet account',
      'Hello Nova. A passkey was removed from your account. It no longer works.',
      'Passkey: My laptop',
      'When: March 2, 2026 at 12:00 PM UTC',
      'Wasn’t you? Act right away:',
      'Set a New Password https://gauntlet.example/forgot-password',
    ],
    'Se eliminó una llave de acceso de tu cuenta de Gauntlet',
  ],
  [
    { kind: 'api-key-made', username, name: 'Bot', scopes: API_SCOPES, isFirst: true, at: AT },
    [
      'An API key was created for your Gauntlet account',
      'Hello Nova. A new key lets a program act for you without your password.',
      'Key: Bot',
      'It can: see your name, picture and role; see your battles, invites and results; see your bets; see what you have won and earned; see your friends and who is online; see your notifications; see your balance and its history; start, cancel and report battles, and decline invites; stake your money in battles, up to a daily limit; show your wallet on an overlay; show the bets on your streams on an overlay; show your latest wins on an overlay; show amounts on an overlay',
      'When: March 2, 2026 at 12:00 PM UTC',
      'Wasn’t you? Revoke it right away and set a new password:',
      'Review Your Keys https://gauntlet.example/programs',
    ],
    'Se creó una clave de API para tu cuenta de Gauntlet',
  ],
  [
    { kind: 'api-key-made', username, name: 'Bot', scopes: ['account:read'], isFirst: false, at: AT },
    [
      'An API key for your Gauntlet account was replaced',
      'Hello Nova. A new key replaced one that lets a program act for you without your password.',
      'Key: Bot',
      'It can: see your name, picture and role',
      'When: March 2, 2026 at 12:00 PM UTC',
      'Wasn’t you? Revoke it right away and set a new password:',
      'Review Your Keys https://gauntlet.example/programs',
    ],
    'Se reemplazó una clave de API de tu cuenta de Gauntlet',
  ],
  [
    { kind: 'application-connected', username, name: 'Stats', scopes: ['account:read', 'bets:read'], at: AT },
    [
      'Stats was connected to your Gauntlet account',
      'Hello Nova. An application can now act for you without your password.',
      'Application: Stats',
      'It can: see your name, picture and role; see your bets',
      'When: March 2, 2026 at 12:00 PM UTC',
      'Wasn’t you? Disconnect it right away and set a new password:',
      'Review Your Applications https://gauntlet.example/settings?section=security',
    ],
    'Stats se conectó con tu cuenta de Gauntlet',
  ],
  [
    { kind: 'recovery-codes-replaced', username, at: AT },
    [
      'Your Gauntlet recovery codes were replaced',
      'Hello Nova. Your account has new recovery codes, and the old ones no longer work.',
      'When: March 2, 2026 at 12:00 PM UTC',
      'Wasn’t you? Act right away:',
      'Set a New Password https://gauntlet.example/forgot-password',
    ],
    'Se reemplazaron tus códigos de recuperación de Gauntlet',
  ],
  [
    { kind: 'data-ready', username, url: URL, expiresAt: AT },
    [
      'Your Gauntlet data is ready',
      'Hello Nova. The archive with everything we keep about you is ready. Sign in to download it:',
      'Download the Archive https://gauntlet.example/x?token=abc',
      'You can download it until March 2, 2026 at 12:00 PM UTC. Then we delete it.',
      'Didn’t ask for it? Change your password, as someone else may have been in your account.',
    ],
    'Tus datos de Gauntlet están listos',
  ],
  [
    { kind: 'report-ready', username, title: 'Revenue', period: 'Nov 1, 2026 to Nov 30, 2026 (UTC)', url: URL },
    [
      'Revenue: Nov 1, 2026 to Nov 30, 2026 (UTC)',
      "Hello Nova. The report 'Revenue' for Nov 1, 2026 to Nov 30, 2026 (UTC) is complete. Sign in to read or download it:",
      'Open the Report https://gauntlet.example/x?token=abc',
      'An administrator added you to this report’s list. Ask them to take you off it.',
    ],
    'Revenue: Nov 1, 2026 to Nov 30, 2026 (UTC)',
  ],
  [
    { kind: 'account-closed', username },
    [
      'Your Gauntlet account is closed',
      'Goodbye Nova. Your account is closed, and we deleted your personal data with it.',
      'What our books need stays, without your name, so that every transfer of money can be proven for as long as the law requires.',
      'Wasn’t you? Contact us right away.',
    ],
    'Tu cuenta de Gauntlet está cerrada',
  ],
  [
    { kind: 'gift', from: 'Rex', name: 'Starter Pack', url: URL, expiresAt: AT },
    [
      'Rex has a gift for you on Gauntlet',
      'Rex bought you the Starter Pack. Claim it to make it yours. Anyone with this link can claim it, once.',
      'Open the Gift https://gauntlet.example/x?token=abc',
      'You can claim it until March 2, 2026 at 12:00 PM UTC. Then it goes back.',
      'Don’t know anyone by that name? You don’t have to do anything. We keep your address only while the gift waits.',
    ],
    'Rex tiene un regalo para ti en Gauntlet',
  ],
  [
    { kind: 'ticket-opened', number: 'GT-123', url: URL },
    [
      'We got your request GT-123',
      'Someone on our team will read it. We answer to this address and on the page of your request:',
      'Open the Request https://gauntlet.example/x?token=abc',
      'Anyone with this link can read and answer the request. Keep it to yourself. Didn’t write to us? Ignore this message. You won’t hear from us again about it.',
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
      'Anyone with this link can read and answer the request. Keep it to yourself. Nobody reads replies to this email.',
    ],
    'Una respuesta a tu solicitud GT-123',
  ],
  [
    { kind: 'ticket-solved', number: 'GT-123', words: 'Hi.', url: URL },
    [
      'Your request GT-123 is solved',
      'Hi.',
      'We closed your request. If something is still open, write on its page to open it again:',
      'Open the Request https://gauntlet.example/x?token=abc',
      'Anyone with this link can read and answer the request. Keep it to yourself.',
    ],
    'Tu solicitud GT-123 está resuelta',
  ],
  [
    { kind: 'notification', username, ...ITEM },
    [
      'You won',
      'Hello Nova. You won $20.',
      'Open Gauntlet https://gauntlet.example/x?token=abc',
      'Too many emails? Choose what we send you https://gauntlet.example/settings?section=notifications or turn emails off there.',
    ],
    'You won',
  ],
  [
    { kind: 'digest', username, items: [ITEM], more: 0 },
    [
      'You won',
      'Hello Nova. Here’s what happened since you were last here:',
      'You won https://gauntlet.example/x?token=abc',
      'You won $20.',
      'Open Notifications https://gauntlet.example/notifications',
      'Too many emails? Choose what we send you https://gauntlet.example/settings?section=notifications or turn emails off there.',
    ],
    'You won',
  ],
  [
    { kind: 'digest', username, items: [ITEM, ITEM], more: 3 },
    [
      '5 new notifications',
      'Hello Nova. Here’s what happened since you were last here:',
      'You won https://gauntlet.example/x?token=abc',
      'You won $20.',
      'You won https://gauntlet.example/x?token=abc',
      'You won $20.',
      'And 3 more.',
      'Open Notifications https://gauntlet.example/notifications',
      'Too many emails? Choose what we send you https://gauntlet.example/settings?section=notifications or turn emails off there.',
    ],
    '5 notificaciones nuevas',
  ],
  [
    { kind: 'standing-changed', username, status: 'active', reason: 'Appeal' },
    [
      'Your Gauntlet account is open again',
      'Hello Nova. Your account is open again. You can sign in and play.',
      'Reason: Appeal',
      'Sign In https://gauntlet.example/login',
    ],
    'Tu cuenta de Gauntlet está abierta de nuevo',
  ],
  [
    { kind: 'standing-changed', username, status: 'suspended', reason: 'Two & more' },
    [
      'Your Gauntlet account is suspended',
      'Hello Nova. Your account is suspended. You can’t sign in until that’s lifted. Your money stays yours.',
      'Reason: Two & more',
      'Contact Us https://gauntlet.example/contact',
    ],
    'Tu cuenta de Gauntlet está suspendida',
  ],
  [
    { kind: 'standing-changed', username, status: 'banned', reason: 'Cheating' },
    [
      'Your Gauntlet account is banned',
      'Hello Nova. Your account is banned. You can’t sign in any more. Contact us about the money in it.',
      'Reason: Cheating',
      'Contact Us https://gauntlet.example/contact',
    ],
    'Se te expulsó de Gauntlet',
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
    expect(text).not.toMatch(/undefined|\bHello\b|\bYour\b|Wasn’t you/);
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
