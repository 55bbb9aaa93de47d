import { ANNOUNCEMENT_MAX, announcementText } from '../../../domain/tournaments/tournaments.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { PostAnnouncementDocument } from '../operations/__generated__/tell-tournament.gql.ts';
import * as t from '../__generated__/messages.ts';

/** Where everybody who takes part is told something. */
export function AnnouncePanel({ id }: { readonly id: string }) {
  const post = useAction(PostAnnouncementDocument, { changes: TOURNAMENT_QUERIES });
  const toast = useToast();
  const form = useForm({
    schema: announcementText,
    initial: { text: '' },
    words: { text: t.writeWhatEverybodyIsToKnow() },
    sending: post,
    send: async ({ text }) => {
      if (!(await post.run({ id, text }))) return;
      toast({ title: t.announced(), tone: 'win' });
      form.reset();
    },
  });
  return (
    <Panel title={t.announcements()}>
      <Form {...form.wires}>
        <TextArea
          label={t.announcement()}
          hint={t.itStandsOnTopOfThePage()}
          required
          maxLength={ANNOUNCEMENT_MAX}
          {...form.field('text')}
        />
        <Failed failure={form.notice} />
        <Row>
          <Button type="submit" variant="primary" busy={form.isSending}>
            {t.post()}
          </Button>
        </Row>
      </Form>
    </Panel>
  );
}
