import { css } from '@emotion/react';
import { Copy, MonitorPlay } from 'lucide-react';
import { useState } from 'react';
import { type OverlayLook, embedCodeOf, overlayBox, overlayUrl } from '../../../domain/creators/overlay.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { OVERLAY_LABELS } from '../overlay-data.ts';
import { copyText } from '../../parts/take-text.ts';
import * as t from '../__generated__/messages.ts';

const ObsDialog = lazyDialog(async () => (await import('./obs-dialog.tsx')).ObsDialog);

const codeStyle = css({
  display: 'block',
  padding: 'var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-0)',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 'var(--size-14)',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  WebkitUserSelect: 'all',
});

const COPIED = {
  code: t.theEmbedCodeIsCopied(),
  address: t.theAddressIsCopied(),
} as const;

/** What shows an overlay elsewhere, with the key in it: this once. */
export function EmbedCode({ look, secret }: { readonly look: OverlayLook; readonly secret: string }) {
  const [copied, setCopied] = useState<keyof typeof COPIED | 'failed' | null>(null);
  const [isSettingUp, setSettingUp] = useState(false);
  const url = overlayUrl(window.location.origin, look, secret);
  const code = embedCodeOf(OVERLAY_LABELS[look.kind], url, look);
  const { width, height } = overlayBox(look);
  const copy = async (what: keyof typeof COPIED): Promise<void> => {
    if (await copyText(what === 'code' ? code : url)) setCopied(what);
    else setCopied('failed');
  };
  return (
    <Stack gap={3}>
      <Notice tone="warn">{t.copyItNowTheKey()}</Notice>
      <code css={codeStyle} aria-label={t.embedCode()} translate="no">
        {code}
      </code>
      <Row gap={2}>
        <Button variant="primary" icon={<Copy aria-hidden="true" />} onClick={() => void copy('code')}>
          {t.copyEmbedCode()}
        </Button>
        <Button onClick={() => void copy('address')}>{t.copyAddress()}</Button>
        <Button icon={<MonitorPlay aria-hidden="true" />} onClick={() => setSettingUp(true)}>
          {t.setUpInOBS()}
        </Button>
      </Row>
      <Text tone="dim">{t.byHandYouAddABrowserSource({ width, height })}</Text>
      <div role="status">
        {copied === 'failed' && <Notice tone="warn">{t.theBrowserRefusedToCopyTheCode()}</Notice>}
        {copied !== null && copied !== 'failed' && <Notice tone="win">{COPIED[copied]}</Notice>}
      </div>
      {isSettingUp && <ObsDialog looks={[look]} secret={secret} onClose={() => setSettingUp(false)} />}
    </Stack>
  );
}
