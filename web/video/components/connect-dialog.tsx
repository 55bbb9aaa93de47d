import * as z from 'zod/mini';
import { SIMULCAST_ADDRESS_MAX, SIMULCAST_KEY_MAX } from '../../../domain/video/simulcast.ts';
import { simulcastTerms } from '../../../domain/video/video.schemas.ts';
import type { SimulcastPlatform } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ConnectPlatformDocument } from '../operations/__generated__/connect-platform.gql.ts';

interface ConnectDialogProps {
  readonly platform: SimulcastPlatform;
  readonly title: string;
  /** Where the player's streams go there already, or where the platform usually takes them. */
  readonly address: string;
  readonly onClose: () => void;
}

const connectForm = z.omit(simulcastTerms, { platform: true });

/** The player's own address and key at a platform (GL-11). */
export function ConnectDialog({ platform, title, address, onClose }: ConnectDialogProps) {
  const toast = useToast();
  const connect = useAction(ConnectPlatformDocument, { changes: ['ReadSimulcast'] });
  const form = useForm({
    schema: connectForm,
    initial: { address, streamKey: '' },
    words: { address: 'Enter the server address.', streamKey: 'Enter the stream key as you copied it.' },
    sending: connect,
    send: async (input) => {
      if (!(await connect.run({ input: { platform, ...input } }))) return;
      toast({ title: `${title} is connected`, tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={`Connect ${title}`}
      description={`Copy both from the stream settings of ${title}. Your key is kept sealed and never shown again.`}
      size="small"
      submitLabel="Connect"
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField
        label="Server address"
        hint="It begins with rtmp:// or rtmps://."
        maxLength={SIMULCAST_ADDRESS_MAX}
        autoComplete="off"
        spellCheck={false}
        {...form.field('address')}
      />
      <PasswordField
        label="Stream key"
        maxLength={SIMULCAST_KEY_MAX}
        autoComplete="off"
        spellCheck={false}
        {...form.field('streamKey')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
