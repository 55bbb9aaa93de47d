import { useState } from 'react';
import * as z from 'zod/mini';
import { obsSources } from '../../../domain/creators/obs-scenes.ts';
import {
  OBS_ADDRESS,
  type ObsRefusal,
  ObsRefused,
  type ObsSetUp,
  isObsAddress,
} from '../../../domain/creators/obs-websocket.ts';
import type { OverlayKind, OverlayLook } from '../../../domain/creators/overlay.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldSet } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Text } from '../../ui/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OVERLAY_LABELS } from '../overlay-data.ts';
import { talkToObs } from '../talk-to-obs.ts';

const schema = z.object({
  address: z.string().check(z.refine(isObsAddress)),
  password: z.string(),
  kinds: z.array(z.custom<OverlayKind>()).check(z.minLength(1)),
});

const REFUSALS: Readonly<Record<ObsRefusal, string>> = {
  absent:
    'OBS does not answer. Start it, turn on its WebSocket server, and compare the port. If your browser asks whether this page may reach other apps on this device, allow it.',
  wrongPassword: 'OBS does not take this password. Copy it from Show Connect Info in its WebSocket Server Settings.',
  otherVersion:
    'What answers there is not OBS 28 or newer. Update OBS and try again, or download the scene collection.',
  lost: 'OBS ended the connection. Try again: what was made stays as it is.',
  refused: 'OBS refused:',
};

export interface ObsDialogProps {
  /** What may be shown with the key. */
  readonly looks: readonly OverlayLook[];
  readonly secret: string;
  readonly onClose: () => void;
}

/** Makes scene and sources in the OBS of this computer (CR-21). What is typed here goes to OBS and nowhere else. */
export function ObsDialog({ looks, secret, onClose }: ObsDialogProps) {
  const [done, setDone] = useState<ObsSetUp | null>(null);
  const [refused, setRefused] = useState<ObsRefused | null>(null);
  const form = useForm({
    schema,
    initial: { address: OBS_ADDRESS, password: '', kinds: looks.map(({ kind }) => kind) },
    words: {
      address: 'Enter the address of an OBS on this computer, like ws://localhost:4455.',
      kinds: 'Choose at least one.',
    },
    send: async ({ address, password, kinds }) => {
      setRefused(null);
      const chosen = looks.filter(({ kind }) => kinds.includes(kind));
      try {
        setDone(
          await talkToObs(address, password, (width) => obsSources(window.location.origin, secret, chosen, width)),
        );
      } catch (err) {
        setRefused(err instanceof ObsRefused ? err : new ObsRefused('absent'));
      }
    },
  });
  if (done !== null) return <ObsDone {...done} onClose={onClose} />;

  const { kinds } = form.values;
  const tick = (kind: OverlayKind, isOn: boolean): void =>
    form.set({ kinds: isOn ? [...kinds, kind] : kinds.filter((other) => other !== kind) });
  return (
    <FormDialog
      {...form.wires}
      title="Set up in OBS"
      description="Makes a scene with your overlays in the OBS on this computer. What is there already stays as it is."
      size="small"
      submitLabel="Set Up in OBS"
      busy={form.isSending}
      onClose={onClose}
    >
      <Text tone="dim">
        In OBS, open Tools, WebSocket Server Settings, and turn on the server. Show Connect Info there has port and
        password.
      </Text>
      <TextField label="Address" inputMode="url" autoComplete="off" spellCheck={false} {...form.field('address')} />
      <PasswordField
        label="Server password"
        autoComplete="off"
        hint="Only OBS gets it, and it is kept nowhere. Leave it empty if OBS asks for none."
        {...form.field('password')}
      />
      {looks.length > 1 && (
        <FieldSet label="Overlays" error={form.problem('kinds')}>
          {() => (
            <Stack gap={2}>
              {looks.map(({ kind }) => (
                <Checkbox
                  key={kind}
                  name="kinds"
                  label={OVERLAY_LABELS[kind]}
                  checked={kinds.includes(kind)}
                  onChange={({ target }) => tick(kind, target.checked)}
                />
              ))}
            </Stack>
          )}
        </FieldSet>
      )}
      <div role="alert">
        {refused !== null && (
          <Notice tone="loss">
            {REFUSALS[refused.reason]} {refused.said}
          </Notice>
        )}
      </div>
    </FormDialog>
  );
}

function ObsDone({ made, found, onClose }: ObsSetUp & { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="OBS is set up"
      description="Your overlays are in a scene of their own. Copy them into the scenes that you stream."
      size="small"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack gap={4}>
        {made.length > 0 && (
          <Notice tone="win" title="Made">
            {made.join(', ')}
          </Notice>
        )}
        {found.length > 0 && (
          <Notice title="There already, left as it was">
            {found.join(', ')}. An overlay that says it has ended has an old key: delete it in OBS and set up again.
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
