import { css } from '@emotion/react';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';

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

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(address);
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** The codes for the day the phone is gone. They are shown this once. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const text = `${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('The codes are copied.');
    } catch {
      // Without a secure connection browsers refuse the clipboard; the codes can be selected by hand.
      setCopied('Your browser does not let us copy. Select the codes and copy them by hand.');
    }
  };
  return (
    <Stack gap={4}>
      <Notice tone="warn" title="Keep these recovery codes">
        Each of them signs you in once when your phone is not at hand. They are shown this once and cannot be read
        again.
      </Notice>
      <ul css={codesStyle} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row gap={2}>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          Copy Codes
        </Button>
        <Button icon={<Download aria-hidden="true" />} onClick={() => download(text)}>
          Download
        </Button>
        <span role="status" css={{ color: 'var(--text-dim)', fontSize: 'var(--size-14)' }}>
          {copied}
        </span>
      </Row>
      <Button variant="primary" size="large" wide onClick={onSaved}>
        I have saved them
      </Button>
    </Stack>
  );
}
