import type { ServerResponse } from 'node:http';
import { listMessages, readMessage } from '../../db/mail/mailbox.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import type { FileCall } from '../kernel/manifest/room.ts';
import { isSafeMethod } from '../kernel/http/origin.ts';
import { unseal } from '../kernel/sealed.ts';
import type { Message } from '../kernel/mailer.ts';

const PATH = '/dev/mailbox';
const SHOWN = 100;

/** Whether e-mails stay here: never in production, and not where a mail server takes them. */
const isOpen = ({ config, mailer }: Deps): boolean => !config.isProduction && mailer === null;

/**
 * Answers /dev/mailbox: the e-mails of an installation without a mail server, the newest first, and each by its id.
 * Anything else below /dev is not found.
 */
export async function answerMailbox({ deps, request, response, pathname }: FileCall): Promise<void> {
  const id = pathname.startsWith(`${PATH}/`) ? pathname.slice(PATH.length + 1) : '';
  if (!isOpen(deps) || (pathname !== PATH && id === '') || !isSafeMethod(request.method)) return notFound(response);
  if (id === '') return sendPage(deps, response, 'Development mailbox', await listPage(deps));
  const kept = /^[\w-]{1,64}$/.test(id) ? await readMessage(deps.db.read, id) : undefined;
  const message = kept ? open(deps, kept.sealed) : null;
  if (!message) return notFound(response);
  return sendPage(deps, response, message.subject, messagePage(message));
}

/** Null for a message that was sealed under another secret. */
function open(deps: Deps, sealed: string): Message | null {
  const text = unseal(deps, sealed);
  return text === null ? null : (JSON.parse(text) as Message);
}

function notFound(response: ServerResponse): void {
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('Not found');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

async function listPage(deps: Deps): Promise<string> {
  const rows = (await listMessages(deps.db.read, SHOWN)).flatMap(({ id, at, sealed }) => {
    const message = open(deps, sealed);
    if (!message) return [];
    const { subject, to } = message;
    return `<li><a href="${PATH}/${escape(id)}">${escape(subject)}</a><small>to ${escape(to)} · ${new Date(at).toISOString()}</small></li>`;
  });
  const list =
    rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No messages yet. What Gauntlet would send appears here.</p>';
  return `<h1>Development mailbox</h1>${list}<p><a href="${PATH}">Look again</a></p>`;
}

function messagePage({ to, subject, html, code, url }: Message): string {
  const parts = [
    code !== null &&
      `<p><output id="code">${escape(code)}</output> <button type="button" data-copy="${escape(code)}">Copy code</button></p>`,
    url !== null &&
      `<p><a id="link" href="${escape(url)}">Open the link</a> <button type="button" data-copy="${escape(url)}">Copy link</button></p>`,
  ];
  return `<p><a href="${PATH}">All messages</a></p><h1>${escape(subject)}</h1><p>to ${escape(to)}</p>${parts.filter(Boolean).join('')}
<iframe title="The message" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escape(html)}"></iframe>`;
}

const STYLE = `:root{color-scheme:dark}body{margin:0 auto;max-width:760px;padding:24px 16px;background:#0b0d13;color:#f3f5f9;font:16px/1.5 system-ui,sans-serif}
h1{font-size:28px}a{color:#fa6e1d}small{display:block;color:#aaaeb6}ul{list-style:none;padding:0}li{padding:12px 0;border-top:1px solid #2a2e37}
output{font:700 28px/1 monospace;letter-spacing:4px}button{margin-inline-start:12px;padding:8px 14px;border:1px solid #7a7f89;border-radius:10px;background:#191d25;color:inherit;font:inherit;cursor:pointer}
iframe{width:100%;height:720px;border:1px solid #2a2e37;border-radius:10px;background:#0b0d13}`;

const SCRIPT = `for (const button of document.querySelectorAll('[data-copy]'))
  button.addEventListener('click', () => navigator.clipboard.writeText(button.dataset.copy).then(() => { button.textContent = 'Copied'; }));`;

/** Nothing runs but the page's own script, and nothing comes from elsewhere; mails carry their styles in attributes. */
function sendPage(deps: Deps, response: ServerResponse, title: string, body: string): void {
  const nonce = deps.randomBytes(16).toString('base64url');
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.end(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main>${body}</main><script nonce="${nonce}">${SCRIPT}</script></body></html>`,
  );
}
