import { render, toPlainText } from '@react-email/render';
import type { Language } from '../../../domain/shared/languages.ts';
import { tidySentence } from '../../../domain/shared/text.ts';
import { TEXTS } from '../__generated__/texts.ts';
import type { Mail } from '../mail.ts';
import type { Message } from '../../kernel/mailer.ts';
import { accountClosed } from './account-closed.tsx';
import { afterReset } from './after-reset.tsx';
import { alreadyRegistered } from './already-registered.tsx';
import { dataReady } from './data-ready.tsx';
import { digest } from './digest.tsx';
import { gift } from './gift.tsx';
import { Frame, type Letter, type Writing } from './letter.tsx';
import { newDevice } from './new-device.tsx';
import { notification } from './notification.tsx';
import { apiKeyMade } from './api-key-made.tsx';
import { applicationConnected } from './application-connected.tsx';
import { passkeyChanged } from './passkey-changed.tsx';
import { passwordChanged } from './password-changed.tsx';
import { recoveryCodesReplaced } from './recovery-codes-replaced.tsx';
import { reportReady } from './report-ready.tsx';
import { resetPassword } from './reset-password.tsx';
import { standingChanged } from './standing-changed.tsx';
import { ticketAnswered, ticketOpened, ticketSolved } from './ticket.tsx';
import { twoFactorChanged } from './two-factor-changed.tsx';
import { verifyEmail } from './verify-email.tsx';

function letterOf(mail: Mail, writing: Writing): Letter {
  switch (mail.kind) {
    case 'verify-email':
      return verifyEmail(mail, writing);
    case 'already-registered':
      return alreadyRegistered(mail, writing);
    case 'reset-password':
      return resetPassword(mail, writing);
    case 'password-changed':
      return passwordChanged(mail, writing);
    case 'after-reset':
      return afterReset(mail, writing);
    case 'new-device':
      return newDevice(mail, writing);
    case 'two-factor-changed':
      return twoFactorChanged(mail, writing);
    case 'passkey-changed':
      return passkeyChanged(mail, writing);
    case 'api-key-made':
      return apiKeyMade(mail, writing);
    case 'application-connected':
      return applicationConnected(mail, writing);
    case 'recovery-codes-replaced':
      return recoveryCodesReplaced(mail, writing);
    case 'data-ready':
      return dataReady(mail, writing);
    case 'report-ready':
      return reportReady(mail, writing);
    case 'account-closed':
      return accountClosed(mail, writing);
    case 'gift':
      return gift(mail, writing);
    case 'ticket-opened':
      return ticketOpened(mail, writing);
    case 'ticket-answered':
      return ticketAnswered(mail, writing);
    case 'ticket-solved':
      return ticketSolved(mail, writing);
    case 'notification':
      return notification(mail, writing);
    case 'digest':
      return digest(mail, writing);
    case 'standing-changed':
      return standingChanged(mail, writing);
  }
}

/** An e-mail as HTML and as plain text, in the language of whom it is written to. `publicUrl` is what its links start with. */
export async function writeMessage(
  mail: Mail,
  language: Language,
  publicUrl: string,
): Promise<Omit<Message, 'id' | 'to'>> {
  const t = TEXTS[language];
  const writing: Writing = { t, language, publicUrl };
  const { subject: told, body, code = null, url = null } = letterOf(mail, writing);
  // It is a header of the letter.
  const subject = tidySentence(told);
  const html = await render(
    <Frame title={subject} preview={code === null ? subject : t.yourCodeIs({ code })} writing={writing}>
      {body}
    </Frame>,
  );
  return { subject, html, text: toPlainText(html), code, url };
}
