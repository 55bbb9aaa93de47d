import { render, toPlainText } from '@react-email/render';
import type { Mail } from '../mail.ts';
import type { Message } from '../../kernel/mailer.ts';
import { accountClosed } from './account-closed.tsx';
import { alreadyRegistered } from './already-registered.tsx';
import { dataReady } from './data-ready.tsx';
import { digest } from './digest.tsx';
import { gift } from './gift.tsx';
import { Frame, type Letter } from './letter.tsx';
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

function letterOf(mail: Mail, publicUrl: string): Letter {
  switch (mail.kind) {
    case 'verify-email':
      return verifyEmail(mail);
    case 'already-registered':
      return alreadyRegistered(mail, publicUrl);
    case 'reset-password':
      return resetPassword(mail);
    case 'password-changed':
      return passwordChanged(mail, publicUrl);
    case 'new-device':
      return newDevice(mail, publicUrl);
    case 'two-factor-changed':
      return twoFactorChanged(mail, publicUrl);
    case 'passkey-changed':
      return passkeyChanged(mail, publicUrl);
    case 'api-key-made':
      return apiKeyMade(mail, publicUrl);
    case 'application-connected':
      return applicationConnected(mail, publicUrl);
    case 'recovery-codes-replaced':
      return recoveryCodesReplaced(mail, publicUrl);
    case 'data-ready':
      return dataReady(mail);
    case 'report-ready':
      return reportReady(mail);
    case 'account-closed':
      return accountClosed(mail);
    case 'gift':
      return gift(mail);
    case 'ticket-opened':
      return ticketOpened(mail);
    case 'ticket-answered':
      return ticketAnswered(mail);
    case 'ticket-solved':
      return ticketSolved(mail);
    case 'notification':
      return notification(mail, publicUrl);
    case 'digest':
      return digest(mail, publicUrl);
    case 'standing-changed':
      return standingChanged(mail, publicUrl);
  }
}

/** An e-mail as HTML and as plain text. `publicUrl` is what its links start with. */
export async function writeMessage(mail: Mail, publicUrl: string): Promise<Omit<Message, 'id' | 'to'>> {
  const { subject, body, code = null, url = null } = letterOf(mail, publicUrl);
  const html = await render(
    <Frame title={subject} preview={code === null ? subject : `Your code is ${code}`} publicUrl={publicUrl}>
      {body}
    </Frame>,
  );
  return { subject, html, text: toPlainText(html), code, url };
}
