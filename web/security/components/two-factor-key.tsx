import { css } from '@emotion/react';
import { Copy } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { inGroups } from '../key-groups.ts';
import { copyText } from '../../parts/take-text.ts';
import * as t from '../__generated__/messages.ts';

// Cameras read dark squares on white, in the dark theme too.
const paper = css({
  alignSelf: 'center',
  padding: 'var(--space-3)',
  borderRadius: 'var(--radius-m)',
  background: 'white',
  '& > svg': { display: 'block', width: 'min(220px, 60vw)', height: 'auto' },
});

const key = css({
  // Four groups a line.
  maxWidth: '20ch',
  overflowWrap: 'anywhere',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 'var(--size-16)',
});

interface TwoFactorKeyProps {
  readonly uri: string;
  readonly secret: string;
}

/** The account's secret as a QR code, and for typing (RG-19). */
export function TwoFactorKey({ uri, secret }: TwoFactorKeyProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    if (await copyText(secret)) setCopied(t.theKeyIsCopied());
    else setCopied(t.yourBrowserDoesNotCopyTheKey());
  };
  return (
    <Stack gap={4}>
      <div css={paper}>
        <QRCodeSVG value={uri} size={220} marginSize={2} title={t.qrCodeForYourAuthenticatorApp()} />
      </div>
      <Stack gap={1}>
        <Text size={14} tone="dim">
          {t.noCameraAtHandTypeThisKey()}
        </Text>
        <Row gap={3} justify="space-between">
          <span css={key} translate="no">
            {inGroups(secret)}
          </span>
          <Button size="small" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {t.copyKey()}
          </Button>
        </Row>
        <Text size={14} tone="dim" role="status">
          {copied}
        </Text>
      </Stack>
    </Stack>
  );
}
