import { css } from '@emotion/react';
import Linkify from 'linkify-react';
import { Fragment } from 'react';
import { MENTION } from '../../../domain/chat/message-text.ts';
import { usernameKeyOf } from '../../../domain/accounts/username-key.ts';

const called = css({ color: 'var(--info)', fontWeight: 600 });
const calledOwn = css({
  padding: '0 3px',
  borderRadius: 4,
  background: 'var(--coin-soft)',
  color: 'var(--coin)',
  fontWeight: 600,
});

/** Web addresses only; what has another scheme, or is an e-mail address, stays text. */
const isWebAddress = (value: string, type: string): boolean =>
  type === 'url' && (/^https?:\/\//i.test(value) || !/^[a-z][a-z\d+.-]*:/i.test(value));

const LINKS = {
  defaultProtocol: 'https',
  target: '_blank',
  rel: 'noopener noreferrer nofollow ugc',
  validate: isWebAddress,
};

interface MessageTextProps {
  readonly text: string;
  /** Whose mention stands out. */
  readonly viewerName: string;
}

/** The words of a message: text, links as links and mentions marked; never markup. */
export function MessageText({ text, viewerName }: MessageTextProps) {
  const own = usernameKeyOf(viewerName);
  const parts: { readonly at: number; readonly words: string; readonly name: string | null }[] = [];
  let end = 0;
  for (const found of text.matchAll(MENTION)) {
    if (found.index > end) parts.push({ at: end, words: text.slice(end, found.index), name: null });
    parts.push({ at: found.index, words: found[0], name: usernameKeyOf((found[1] ?? '').replace(/[._-]+$/, '')) });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ at: end, words: text.slice(end), name: null });
  return parts.map(({ at, words, name }) => (
    <Fragment key={at}>
      {name === null ? (
        <Linkify options={LINKS}>{words}</Linkify>
      ) : (
        <span css={name === own ? calledOwn : called}>{words}</span>
      )}
    </Fragment>
  ));
}
