import { css } from '@emotion/react';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { copyText, saveFile } from '../../parts/take-text.ts';
import * as t from '../__generated__/messages.ts';

const codesStyle = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-2) var(--space-4)',
  padding: 'var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-0)',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 'var(--size-16)',
  listStyle: 'none',
});

const FILE = 'gauntlet-recovery-codes.txt';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** The codes for the day the phone is gone. They are shown this once. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const text = `${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    if (await copyText(text)) setCopied(t.theCodesAreCopied());
    else setCopied(t.yourBrowserDoesNotCopyCodes());
  };
  return (
    <Stack gap={4}>
      <Notice tone="warn" title={t.keepTheseRecoveryCodes()}>
        {t.eachOfThemSignsYouInOnce()}
      </Notice>
      <ul css={codesStyle} aria-label={t.recoveryCodes()}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row gap={2}>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t.copyCodes()}
        </Button>
        <Button icon={<Download aria-hidden="true" />} onClick={() => saveFile(FILE, text)}>
          {t.download()}
        </Button>
        <span role="status" css={{ color: 'var(--text-dim)', fontSize: 'var(--size-14)' }}>
          {copied}
        </span>
      </Row>
      <Button variant="primary" size="large" wide onClick={onSaved}>
        {t.iHaveSavedThem()}
      </Button>
    </Stack>
  );
}
