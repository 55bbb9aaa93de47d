import { Copy, Download, MonitorPlay } from 'lucide-react';
import { useState } from 'react';
import { OBS_LOOKS, obsScenes } from '../../../domain/creators/obs-scenes.ts';
import { Part } from '../../parts/part.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { PluginRowFragment } from '../operations/__generated__/plugin.gql.ts';
import { PLUGIN_WORDS } from '../plugin-words.ts';
import { SecretCode } from './secret-code.tsx';
import { copyText, saveFile } from '../../parts/take-text.ts';
import * as t from '../__generated__/messages.ts';

/** Hands the scene collection over as a file; the key in it goes nowhere else. */
function downloadScenes(secret: string): void {
  const text = JSON.stringify(obsScenes(window.location.origin, secret), null, 2);
  saveFile('gauntlet-obs.json', text, 'application/json');
}

interface ConnectedPluginProps {
  readonly plugin: PluginRowFragment;
  readonly secret: string;
  readonly webhookSecret: string | null;
  readonly onClose: () => void;
}

/** What a plugin that was just connected is run with, this once. */
export function ConnectedPlugin({ plugin: { plugin, name }, secret, webhookSecret, onClose }: ConnectedPluginProps) {
  const [said, setSaid] = useState<string | null>(null);
  const [isSettingUp, setSettingUp] = useState(false);
  const copy = async (copied: string, text: string): Promise<void> => {
    if (await copyText(text)) setSaid(copied);
    else setSaid(t.yourBrowserDoesNotLetUsCopy());
  };
  if (isSettingUp)
    return <Part of="creators.obs" looks={OBS_LOOKS} secret={secret} onClose={() => setSettingUp(false)} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      modalOnly
      title={t.nameConnected({ name })}
      description={PLUGIN_WORDS[plugin].next}
      footer={
        <Button variant={plugin === 'OBS' ? 'secondary' : 'primary'} onClick={onClose}>
          {t.iHaveSaved()}
        </Button>
      }
    >
      <Stack gap={4}>
        <Notice tone="warn" title={t.shownThisOnce()}>
          {t.weKeepNoCopyThatCould()}
        </Notice>
        {plugin === 'OBS' ? (
          <Row>
            <Button variant="primary" icon={<MonitorPlay aria-hidden="true" />} onClick={() => setSettingUp(true)}>
              {t.setUpInOBS()}
            </Button>
            <Button
              icon={<Download aria-hidden="true" />}
              onClick={() => {
                downloadScenes(secret);
                setSaid(t.theSceneCollectionIsSaved());
              }}
            >
              {t.downloadSceneCollection()}
            </Button>
          </Row>
        ) : (
          <>
            <SecretCode label={t.apiKey()} secret={secret} />
            <Row>
              <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy(t.theKeyIsCopied(), secret)}>
                {t.copyKey()}
              </Button>
            </Row>
          </>
        )}
        {webhookSecret !== null && (
          <>
            <Text>{t.theBotChecksWithThisAsGAUNTLET()}</Text>
            <SecretCode label={t.signingSecret()} secret={webhookSecret} />
            <Row>
              <Button
                icon={<Copy aria-hidden="true" />}
                onClick={() => void copy(t.theSecretIsCopied(), webhookSecret)}
              >
                {t.copySecret()}
              </Button>
            </Row>
          </>
        )}
        <div role="status">{said !== null && <Text>{said}</Text>}</div>
      </Stack>
    </Dialog>
  );
}
