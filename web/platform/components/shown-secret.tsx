import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { SecretCode } from './secret-code.tsx';

interface ShownSecretProps {
  /** What it is called: a key, what a webhook is signed with, or what an application shows. */
  readonly what: 'key' | 'secret' | 'client secret';
  readonly secret: string;
  /** Until when what it has replaced goes on; null where it has replaced nothing. */
  readonly overlap: string | null;
  readonly onClose: () => void;
}

const WARNINGS: Readonly<Record<ShownSecretProps['what'], string>> = {
  key: 'We keep no copy that could be read again. Whoever has the key can do what it may do: keep it out of code that you publish.',
  secret: 'With it your program checks that a delivery is from us. Whoever has it can pretend to be us.',
  'client secret':
    'Your server shows it whenever it asks for tokens. Whoever has it can pretend to be your application.',
};
const LABELS: Readonly<Record<ShownSecretProps['what'], string>> = {
  key: 'API key',
  secret: 'Signing secret',
  'client secret': 'Client secret',
};

/** A key or a secret itself, this once. */
export function ShownSecret({ what, secret, overlap, onClose }: ShownSecretProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(`The ${what} is copied.`);
    } catch {
      // Without a secure connection browsers refuse the clipboard; it can be selected by hand.
      setCopied('Your browser does not let us copy. Select it and copy it by hand.');
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      modalOnly
      title={`Your new ${what}`}
      description="Copy it now to where your program reads it."
      footer={
        <>
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {what === 'key' ? 'Copy Key' : 'Copy Secret'}
          </Button>
          <Button variant="primary" onClick={onClose}>
            I Have Saved It
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Notice tone="warn" title="Shown this once">
          {WARNINGS[what]}
        </Notice>
        <SecretCode label={LABELS[what]} secret={secret} />
        <div role="status">{copied !== null && <Text>{copied}</Text>}</div>
        {overlap !== null && (
          <Text tone="dim">
            The earlier {what} works until {overlap}, so nothing has to stand still.
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
