import { useState } from 'react';
import * as z from 'zod/mini';
import {
  APPLICATION_LOGO_BYTES_MAX,
  APPLICATION_NAME_MAX,
  APPLICATION_TEXT_MAX,
  REDIRECTS_MAX,
  isRedirect,
} from '../../../domain/platform/application.ts';
import { optionalText, requiredText } from '../../../domain/shared/schema.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { formatSizeLimit } from '../../format/file-size.ts';
import { Failed } from '../../parts/failed.tsx';
import { PictureChoice } from '../../parts/picture-choice.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  type ApplicationRowFragment,
  ApplicationsDocument,
  ChangeApplicationDocument,
  RegisterApplicationDocument,
} from '../operations/__generated__/application.gql.ts';
import { type LogoChange, LOGO_TERMS, changeLogo } from '../upload-logo.ts';
import { ApplicationLogo } from './application-logo.tsx';
import { ShownSecret } from './shown-secret.tsx';
import * as t from '../__generated__/messages.ts';

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

const schema = z.object({
  name: requiredText(APPLICATION_NAME_MAX),
  description: optionalText(APPLICATION_TEXT_MAX),
  redirects: z
    .string()
    .check(z.refine((text) => linesOf(text).every(isRedirect) && linesOf(text).length <= REDIRECTS_MAX)),
  isConfidential: z.boolean(),
});

interface ApplicationDialogProps {
  /** Null for a new one. */
  readonly application: ApplicationRowFragment | null;
  /** The logo is another than the one that was read. */
  readonly onLogo: () => void;
  readonly onClose: () => void;
}

/** What players read of an application, and where they are sent back to. */
export function ApplicationDialog({ application, onLogo, onClose }: ApplicationDialogProps) {
  const toast = useToast();
  const register = useAction(RegisterApplicationDocument, { changes: [ApplicationsDocument] });
  const change = useAction(ChangeApplicationDocument);
  const [secret, setSecret] = useState<string | null>(null);
  const [logo, setLogo] = useState<LogoChange>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  /** Answers null, or why the logo was not taken. */
  const sendLogo = async (id: string): Promise<string | null> => {
    const refused = await changeLogo(id, logo);
    if (logo !== null && refused === null) onLogo();
    return refused;
  };
  const form = useForm({
    schema,
    initial: {
      name: application?.name ?? '',
      description: application?.description ?? '',
      redirects: application?.redirects.join('\n') ?? '',
      isConfidential: application?.isConfidential ?? false,
    },
    words: {
      name: t.giveTheApplicationAName(),
      redirects: t.enterUpToRedirectsMaxAddressesOne({ redirectsMax: REDIRECTS_MAX }),
    },
    sending: application === null ? register : change,
    send: async ({ name, description, redirects, isConfidential }) => {
      const input = { name, description, redirects: linesOf(redirects) };
      if (application !== null) {
        if (!(await change.run({ id: application.id, input }))) return;
        const refused = await sendLogo(application.id);
        setComplaint(refused);
        if (refused !== null) return;
        toast({ title: t.applicationChanged(), tone: 'win' });
        return onClose();
      }
      const registered = await register.run({ input, isConfidential });
      if (!registered) return;
      const { application: made, secret: shown } = registered.registerApplication;
      const refused = await sendLogo(made.id);
      if (refused !== null) toast({ title: t.registeredWithoutTheLogo(), description: refused, tone: 'warn' });
      else if (shown === null) toast({ title: t.applicationRegistered(), tone: 'win' });
      if (shown !== null) return setSecret(shown);
      onClose();
    },
  });

  if (secret !== null) return <ShownSecret what="clientSecret" secret={secret} overlap={null} onClose={onClose} />;
  const { isConfidential } = form.values;
  return (
    <FormDialog
      {...form.wires}
      title={application === null ? t.registerAnApplication() : t.changeThisApplication()}
      description={t.playersSeeItsNameWhatItDoes()}
      submitLabel={application === null ? t.register() : t.save()}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField label={t.name()} maxLength={APPLICATION_NAME_MAX} autoComplete="off" {...form.field('name')} />
      <PictureChoice
        what={t.applicationLogo()}
        draw={(src) => <ApplicationLogo src={src} size={72} />}
        src={logo === 'none' ? null : (application?.logoUrl ?? null)}
        terms={LOGO_TERMS}
        note={t.aSquarePNGJPGOrWebPUpTo({ size: formatSizeLimit(APPLICATION_LOGO_BYTES_MAX) })}
        onChoose={setLogo}
        onRemove={() => setLogo(application?.logoUrl ? 'none' : null)}
        failure={complaint}
      />
      <TextArea
        label={t.whatItDoesOptional()}
        rows={2}
        maxLength={APPLICATION_TEXT_MAX}
        {...form.field('description')}
      />
      <TextArea
        label={t.redirectAddresses()}
        hint={t.wherePlayersAreSentBackToOne()}
        rows={3}
        spellCheck={false}
        {...form.field('redirects')}
      />
      {application === null && (
        <Checkbox
          name="isConfidential"
          label={t.itCanKeepASecretItRuns()}
          checked={isConfidential}
          onChange={({ target }) => form.set({ isConfidential: target.checked })}
        />
      )}
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
