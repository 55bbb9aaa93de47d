import { GAME_OPTIONS } from '../../forms/battle-options.ts';
import { useQuery } from '@apollo/client/react';
import { stakeProblem } from '../../forms/stake-problem.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { formatCents, parseDollars } from '../../format/format.ts';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import type { BattleGame, TeamPayer } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { Crest } from '../../ui/face/crest.tsx';
import {
  OfferTeamBattleDocument,
  ReadTeamDocument,
  type TeamRosterFragment,
} from '../operations/__generated__/team.gql.ts';
import { ANY_TEAM } from '../../../domain/teams/teams.paths.ts';
import { TeamStakeBoundsDocument } from '../operations/__generated__/battle.gql.ts';
import { optionsOf } from '../../ui/options.ts';
import { shareDetails } from '../share-figures.ts';
import { recordOf } from '../team-words.ts';
import { PickTeam } from './pick-team.tsx';
import * as t from '../__generated__/messages.ts';

const PAYER_HINTS: Readonly<Record<TeamPayer, string>> = {
  CAPTAIN: t.youPutInTheWholeStake(),
  MEMBERS: t.theStakeIsSplitEvenlyBetween(),
};
const PAYERS = optionsOf<TeamPayer>({
  CAPTAIN: t.theCaptainsPay(),
  MEMBERS: t.membersShare(),
}).map((option) => ({ ...option, hint: PAYER_HINTS[option.value] }));

interface OfferForm {
  readonly game: BattleGame;
  readonly stake: string;
  readonly payer: TeamPayer;
}

interface OfferDialogProps {
  /** The chosen team's id, or `ANY_TEAM`. */
  readonly teamId: string;
  readonly onPick: (teamId: string) => void;
  readonly onClose: () => void;
}

/** 'Challenge Team' (TE-03): whom, what, for how much and who pays. */
export function OfferDialog({ teamId, onPick, onClose }: OfferDialogProps) {
  const isChosen = teamId !== ANY_TEAM;
  const query = useQuery(ReadTeamDocument, { variables: { id: teamId }, skip: !isChosen });
  const team = query.data?.team;
  if (isChosen && team) return <TermsDialog team={team} onPick={onPick} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.challengeTeam()}
      description={t.chooseWhomToChallengeTheOtherCaptain()}
      footer={
        <Button variant="ghost" onClick={onClose}>
          {t.cancel()}
        </Button>
      }
    >
      {isChosen ? (
        <Loaded query={{ ...query, data: team }} what={t.theTeamToLoad()} skeleton={[1, 240]}>
          {() => null}
        </Loaded>
      ) : (
        <PickTeam onPick={onPick} />
      )}
    </Dialog>
  );
}

interface TermsDialogProps extends Omit<OfferDialogProps, 'teamId'> {
  readonly team: TeamRosterFragment;
}

function TermsDialog({ team, onPick, onClose }: TermsDialogProps) {
  const { data: wallet } = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' });
  const { data: rules } = useQuery(TeamStakeBoundsDocument);
  const offer = useAction(OfferTeamBattleDocument);
  const toast = useToast();
  const available = wallet?.wallet?.availableToBetCents;
  const form = useForm<OfferForm>({
    initial: { game: 'VALORANT', stake: '', payer: 'CAPTAIN' },
    // What is held of the captain depends on who is in.
    check: ({ stake }) => ({ stake: stakeProblem(stake, rules?.battleRules ?? null, null) }),
    places: { stakeCents: 'stake' },
    sending: offer,
    send: async ({ game, stake, payer }) => {
      const cents = parseDollars(stake);
      if (cents === null) return;
      if (!(await offer.run({ input: { teamId: team.id, game, stakeCents: cents, payer } }))) return;
      toast({ title: t.challengeSent(), description: t.theCaptainOfNameHasADay({ name: team.name }), tone: 'win' });
      onClose();
    },
  });
  const stakeCents = parseDollars(form.values.stake);

  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={t.challengeTeam()}
      description={t.againstNameNothingIsHeldBefore({ name: team.name })}
      submitLabel={t.challengeTeam()}
      busy={form.isSending}
    >
      <Row gap={3} justify="space-between">
        <Row gap={3}>
          <Crest id={team.id} src={team.logoUrl} size={40} />
          <Text>
            <strong>{team.name}</strong> · {recordOf(team)}
          </Text>
        </Row>
        <Button size="small" variant="ghost" onClick={() => onPick(ANY_TEAM)}>
          {t.changeTeam()}
        </Button>
      </Row>
      <Select label={t.game()} options={GAME_OPTIONS} {...form.field('game')} />
      <MoneyField
        label={t.stakeOfEachTeam()}
        required
        hint={available === undefined ? undefined : t.availableToBet({ amount: formatCents(available) })}
        {...form.field('stake')}
      />
      <RadioGroup label={t.whoPays()} options={PAYERS} {...form.field('payer')} />
      {stakeCents !== null && stakeCents > 0 && (
        <>
          <DescriptionList items={shareDetails(stakeCents, 1)} />
          {form.values.payer === 'MEMBERS' && (
            <Text size={14} tone="dim">
              {t.theseAreTheFiguresIfNobodyElse()}
            </Text>
          )}
        </>
      )}
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
