import { meetingTerms } from '../../../domain/battles/battles.schemas.ts';
import { MEETING_TEXT_MAX } from '../../../domain/battles/meeting.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { viewerIdOf } from '../battle-state.ts';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import { SetMeetingDocument } from '../operations/__generated__/meeting.gql.ts';
import * as t from '../__generated__/messages.ts';

interface MeetingDialogProps {
  readonly battle: BattleDetailFragment;
  readonly meeting: NonNullable<BattleDetailFragment['meeting']>;
  readonly onClose: () => void;
}

const TYPED = {
  translate: 'no',
  dir: 'auto',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: MEETING_TEXT_MAX,
} as const;

/** 'I host', with whatever the other has to type to come in. */
export function MeetingDialog({ battle, meeting, onClose }: MeetingDialogProps) {
  const set = useAction(SetMeetingDocument);
  // What the other wrote is of another lobby, but not where and on what the two play.
  const code = meeting.hostId === viewerIdOf(battle) ? meeting.code : '';
  const form = useForm({
    schema: meetingTerms,
    initial: { code, region: meeting.region, map: meeting.map },
    sending: set,
    send: async (terms) => {
      if (await set.run({ input: { battleId: battle.id, isHost: true, ...terms } })) onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      size="small"
      title={t.hostTheMatch()}
      description={t.theOtherSeesItAtOnce()}
      submitLabel={t.tellThem()}
      busy={form.isSending}
    >
      <TextField label={t.lobbyOrPartyCode()} {...TYPED} {...form.field('code')} />
      <TextField label={t.serverRegion()} {...TYPED} {...form.field('region')} />
      <TextField label={t.map()} {...TYPED} {...form.field('map')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
