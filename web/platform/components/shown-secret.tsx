import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SecretCode } from './secret-code.tsx';
import { copyText } from '../../parts/take-text.ts';
import * as t from '../__generated__/messages.ts';

interface ShownSecretProps {
  /** What it is called: a key, what a webhook is signed with, or what an application shows. */
  readonly what: 'key' | 'secret' | 'clientSecret';
  readonly secret: string;
  /** Until when what it has replaced goes on; null where it has replaced nothing. */
  readonly overlap: string | null;
  readonly onClose: () => void;
}

const WARNINGS: Readonly<Record<ShownSecretProps['what'], string>> = {
  key: t.weKeepNoCopyOfTheKey(),
  secret: t.withItYourProgramChecks(),
  clientSecret: t.yourServerShowsItWheneverItAsks(),
};
interface Words {
  readonly title: string;
  readonly label: string;
  readonly copy: string;
  readonly copied: string;
  readonly earlier: (until: string) => string;
}
const WORDS: Readonly<Record<ShownSecretProps['what'], Words>> = {
  key: {
    title: t.yourNewKey(),
    label: t.apiKey(),
    copy: t.copyKey(),
    copied: t.theKeyIsCopied(),
    earlier: (until) => t.theEarlierKeyWorks({ until }),
  },
  secret: {
    title: t.yourNewSecret(),
    label: t.signingSecret(),
    copy: t.copySecret(),
    copied: t.theSecretIsCopied(),
    earlier: (until) => t.theEarlierSecretWorksUntilUntilSo({ until }),
  },
  clientSecret: {
    title: t.yourNewClientSecret(),
    label: t.clientSecret(),
    copy: t.copySecret(),
    copied: t.theClientSecretIsCopied(),
    earlier: (until) => t.theEarlierClientSecretWorks({ until }),
  },
};

/** A key or a secret itself, this once. */
export function ShownSecret({ what, secret, overlap, onClose }: ShownSecretProps) {
  const words = WORDS[what];
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    if (await copyText(secret)) setCopied(words.copied);
    else setCopied(t.yourBrowserDoesNotLetUsCopy());
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      modalOnly
      title={words.title}
      description={t.copyItNowToWhereYourProgram()}
      footer={
        <>
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t.iHaveSaved()}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Notice tone="warn" title={t.shownThisOnce()}>
          {WARNINGS[what]}
        </Notice>
        <SecretCode label={words.label} secret={secret} />
        <div role="status">{copied !== null && <Text>{copied}</Text>}</div>
        {overlap !== null && <Text tone="dim">{words.earlier(overlap)}</Text>}
      </Stack>
    </Dialog>
  );
}
