import { Bookmark } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { MARKER_LABEL_MAX } from '../../../domain/chat/slash-commands.ts';
import { markerForm } from '../../../domain/streams/streams.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { MarkStreamDocument } from '../operations/__generated__/marker.gql.ts';
import type { StreamDetailFragment } from '../operations/__generated__/stream.gql.ts';
import { MarkerList } from './marker-list.tsx';
import * as t from '../__generated__/messages.ts';

/** Where a streamer keeps moments of the own stream while it is live. */
export function MarkerPanel({ stream }: { readonly stream: StreamDetailFragment }) {
  const toast = useToast();
  const mark = useAction(MarkStreamDocument, { changes: ['ReadStream'] });
  const form = useForm({
    schema: markerForm,
    initial: { label: '' },
    sending: mark,
    send: async ({ label }) => {
      if (!(await mark.run({ streamId: stream.id, label }))) return;
      form.reset();
      toast({ title: t.thisMomentIsMarked() });
    },
  });
  // Wherever on the page one is: a moment does not wait.
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.code !== 'KeyM' || event.repeat) return;
    event.preventDefault();
    void form.wires.onSubmit();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  return (
    <Panel title={t.markers()}>
      <Stack gap={4}>
        <Form gap={3} {...form.wires}>
          <TextField
            label={t.whatHappensOptional()}
            maxLength={MARKER_LABEL_MAX}
            hint={t.aMarkerKeepsThisMomentSo()}
            {...form.field('label')}
          />
          <Failed failure={form.notice} />
          <Button
            type="submit"
            icon={<Bookmark size={18} aria-hidden />}
            busy={form.isSending}
            aria-keyshortcuts="Alt+M"
          >
            {t.markThisMomentAltM()}
          </Button>
        </Form>
        {stream.markers.length === 0 ? (
          <Text size={14} tone="dim">
            {t.nothingIsMarkedYet()}
          </Text>
        ) : (
          <MarkerList markers={stream.markers} stream={stream} isOwn onSeek={null} />
        )}
      </Stack>
    </Panel>
  );
}
