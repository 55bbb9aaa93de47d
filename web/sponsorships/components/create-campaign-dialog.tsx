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
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { CreateCampaignDocument, StaffCampaignsDocument } from '../operations/__generated__/campaign-desk.gql.ts';
import { gameWords } from '../../format/game-words.ts';
import * as t from '../__generated__/messages.ts';

const GAMES = STREAM_GAMES.map((value) => ({ value, label: gameWords(STREAM_GAME_TITLES[value]) }));

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
      brand: t.nameTheBrand(),
      title: t.giveItATitle(),
      conditions: t.sayWhatHasToBeDone(),
      payoutCents: t.enterAPayout(),
      capacity: t.enterMinToMax({ min: CAPACITY.min, max: CAPACITY.max }),
      winsNeeded: t.leaveItEmptyOrEnterACount(),
      endsAt: t.chooseAMomentWithinTheNextYear(),
    },
    sending: action,
    send: async (input) => {
      if (!(await action.run({ input }))) return;
      toast({ title: t.writtenDown(), description: input.title, tone: 'win' });
      onClose();
    },
  });
  const isCountable = battleGameOf(STREAM_GAMES.find((one) => one === form.values.game) ?? 'chess') !== null;
  return (
    <FormDialog
      {...form.wires}
      title={t.newChallenge()}
      description={t.playersSeeItOnceTheSponsorsMoney()}
      submitLabel={t.writeItDown()}
      cancelLabel={t.back()}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField label={t.brand()} required autoComplete="off" maxLength={BRAND_MAX} {...form.field('brand')} />
      <TextField
        label={t.title()}
        required
        autoComplete="off"
        maxLength={CAMPAIGN_TITLE_MAX}
        {...form.field('title')}
      />
      <Select label={t.game()} options={GAMES} {...form.field('game')} />
      <TextArea
        label={t.conditions()}
        hint={t.whatACreatorHasToDo()}
        required
        maxLength={CONDITIONS_MAX}
        {...form.field('conditions')}
      />
      <Grid min={180} gap={4} align="start">
        <MoneyField label={t.payout()} hint={t.forEachCreator()} {...form.field('payoutCents')} />
        <TextField label={t.places()} inputMode="numeric" {...form.field('capacity')} />
      </Grid>
      <Grid min={180} gap={4} align="start">
        <TextField
          label={t.battlesToWin()}
          hint={isCountable ? t.againstDifferentPlayersCounted() : t.noBattlesArePlayedInThisGame()}
          inputMode="numeric"
          {...form.field('winsNeeded')}
        />
        <TextField label={t.deadline()} type="datetime-local" required {...form.field('endsAt')} />
      </Grid>
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
