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
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FieldSet } from '../../ui/form/field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { OVERLAY_LABELS } from '../overlay-data.ts';
import { talkToObs } from '../talk-to-obs.ts';
import * as t from '../__generated__/messages.ts';

const schema = z.object({
  address: z.string().check(z.refine(isObsAddress)),
  password: z.string(),
  kinds: z.array(z.custom<OverlayKind>()).check(z.minLength(1)),
});

const REFUSALS: Readonly<Record<ObsRefusal, string>> = {
  absent: t.obsDoesNotAnswerStartItTurn(),
  wrongPassword: t.obsDoesNotTakeThisPasswordCopy(),
  otherVersion: t.whatAnswersThereIsNotOBS28(),
  lost: t.obsEndedTheConnectionTryAgain(),
  refused: t.obsRefused(),
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
      address: t.enterTheAddressOfAnOBS(),
      kinds: t.chooseAtLeastOne(),
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
      title={t.setUpInOBS()}
      description={t.makesASceneWithYourOverlays()}
      size="small"
      submitLabel={t.setUpInOBS2()}
      busy={form.isSending}
      onClose={onClose}
    >
      <Text tone="dim">{t.inOBSOpenToolsWebSocketServerSettings()}</Text>
      <TextField label={t.address()} inputMode="url" autoComplete="off" spellCheck={false} {...form.field('address')} />
      <PasswordField label={t.serverPassword()} autoComplete="off" hint={t.onlyOBSGets()} {...form.field('password')} />
      {looks.length > 1 && (
        <FieldSet label={t.overlays()} error={form.problem('kinds')}>
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
      title={t.obsIsSetUp()}
      description={t.yourOverlaysAreInAScene()}
      size="small"
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.done()}
        </Button>
      }
    >
      <Stack gap={4}>
        {made.length > 0 && (
          <Notice tone="win" title={t.made()}>
            {made.join(', ')}
          </Notice>
        )}
        {found.length > 0 && (
          <Notice title={t.thereAlreadyLeft()}>{t.anOverlayThatSaysItHasEnded({ names: found.join(', ') })}</Notice>
        )}
      </Stack>
    </Dialog>
  );
}
