import * as z from 'zod/mini';
import { SIMULCAST_ADDRESS_MAX, SIMULCAST_KEY_MAX } from '../../../domain/video/simulcast.ts';
import { simulcastTerms } from '../../../domain/video/video.schemas.ts';
import type { SimulcastPlatform } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ConnectPlatformDocument } from '../operations/__generated__/simulcast.gql.ts';
import * as t from '../__generated__/messages.ts';

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
    words: { address: t.enterTheServerAddress(), streamKey: t.enterTheStreamKeyAsYouCopied() },
    sending: connect,
    send: async (input) => {
      if (!(await connect.run({ input: { platform, ...input } }))) return;
      toast({ title: t.titleIsConnected({ title }), tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={t.connectTitle({ title })}
      description={t.copyBothFromTheStreamSettings({ title })}
      size="small"
      submitLabel={t.connect()}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField
        label={t.serverAddress()}
        hint={t.itBeginsWithRtmpOrRtmps()}
        maxLength={SIMULCAST_ADDRESS_MAX}
        autoComplete="off"
        spellCheck={false}
        {...form.field('address')}
      />
      <PasswordField
        label={t.streamKey()}
        maxLength={SIMULCAST_KEY_MAX}
        autoComplete="off"
        spellCheck={false}
        {...form.field('streamKey')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
