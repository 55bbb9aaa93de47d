import {
  BRAND_MAX,
  CAMPAIGN_TITLE_MAX,
  CAPACITY,
  CONDITIONS_MAX,
  campaignForm,
} from '../../../domain/sponsorships/sponsorships.schemas.ts';
import { battleGameOf } from '../../../domain/sponsorships/campaign.ts';
import { STREAM_GAMES, STREAM_GAME_TITLES } from '../../../domain/streams/stream.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Grid } from '../../ui/layout.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CreateCampaignDocument } from '../operations/__generated__/create-campaign.gql.ts';
import { StaffCampaignsDocument } from '../operations/__generated__/staff-campaigns.gql.ts';

const GAMES = STREAM_GAMES.map((value) => ({ value, label: STREAM_GAME_TITLES[value] }));

/** Staff write a sponsored challenge down; players see it once it is announced. */
export function CreateCampaignDialog({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast();
  const action = useAction(CreateCampaignDocument, { changes: [StaffCampaignsDocument] });
  const form = useForm({
    schema: campaignForm,
    initial: {
      brand: '',
      title: '',
      game: 'valorant',
      conditions: '',
      payoutCents: '',
      capacity: '1',
      winsNeeded: '',
      endsAt: '',
    },
    words: {
      brand: 'Name the brand.',
      title: 'Give it a title.',
      conditions: 'Say what has to be done.',
      payoutCents: 'Enter $1.00 to $10,000.00.',
      capacity: `Enter ${CAPACITY.min} to ${CAPACITY.max}.`,
      winsNeeded: 'Leave it empty, or enter 1 to 50.',
      endsAt: 'Choose a moment within the next year.',
    },
    sending: action,
    send: async (input) => {
      if (!(await action.run({ input }))) return;
      toast({ title: 'Written down', description: input.title, tone: 'win' });
      onClose();
    },
  });
  const isCountable = battleGameOf(STREAM_GAMES.find((one) => one === form.values.game) ?? 'chess') !== null;
  return (
    <FormDialog
      {...form.wires}
      title="New challenge"
      description="Players see it once the sponsor’s money is booked and another administrator has announced it."
      submitLabel="Write it down"
      cancelLabel="Back"
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField label="Brand" required autoComplete="off" maxLength={BRAND_MAX} {...form.field('brand')} />
      <TextField label="Title" required autoComplete="off" maxLength={CAMPAIGN_TITLE_MAX} {...form.field('title')} />
      <Select label="Game" options={GAMES} {...form.field('game')} />
      <TextArea
        label="Conditions"
        hint="What a creator has to do, as the brand says it."
        required
        maxLength={CONDITIONS_MAX}
        {...form.field('conditions')}
      />
      <Grid min={180} gap={4} align="start">
        <MoneyField label="Payout" hint="For each creator." {...form.field('payoutCents')} />
        <TextField label="Places" inputMode="numeric" {...form.field('capacity')} />
      </Grid>
      <Grid min={180} gap={4} align="start">
        <TextField
          label="Battles to win"
          hint={
            isCountable
              ? 'Against different players, counted by the server. Left empty, staff look at what is shown.'
              : 'No battles are played in this game: staff look at what is shown.'
          }
          inputMode="numeric"
          {...form.field('winsNeeded')}
        />
        <TextField label="Deadline" type="datetime-local" required {...form.field('endsAt')} />
      </Grid>
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
