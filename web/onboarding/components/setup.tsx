import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DISPLAY_NAME_MAX, ruleOnDisplayName } from '../../../domain/accounts/display-name.ts';
import { sayRefusal } from '../../data/sentences.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import type { Viewer } from '../../session/use-viewer.ts';
import { useLeaveWarning } from '../../forms/use-leave-warning.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { SETUP_STEPS } from '../../../domain/onboarding/onboarding.ts';
import { ONBOARDING_PATHS } from '../../../domain/onboarding/onboarding.paths.ts';
import {
  CompleteSetupDocument,
  type ProfileSetupQuery,
  SaveSetupDocument,
} from '../operations/__generated__/onboarding.gql.ts';
import { LeaveDialog } from '../../forms/leave-dialog.tsx';
import { Actions } from './actions.tsx';
import { Part } from '../../parts/part.tsx';
import { OnboardingGames } from './games.tsx';
import { Steps } from './steps.tsx';
import * as t from '../__generated__/messages.ts';

const STEPS = [t.avatarDisplayName(), t.favoriteGames(), t.notifications()] as const;
const CHANNELS = [
  ['email', t.email(), t.resultsPayoutsAndSecurityInYourInbox()],
  ['chat', t.chat(), t.messagesAndMentionsWhile()],
  ['missions', t.missions(), t.newMissionsAndThoseYouAreAbout()],
] as const;
const NO_GAME = t.chooseAtLeastOneGame();

type Stored = ProfileSetupQuery['profileSetup'];
type Channel = (typeof CHANNELS)[number][0];

interface Answers extends Readonly<Record<Channel, boolean>> {
  readonly displayName: string;
  /** `YYYY-MM-DD`; empty where it is told later. */
  readonly bornOn: string;
  /** Ids of the catalogue. */
  readonly favoriteGames: readonly string[];
}

const hasName = ({ displayName }: Answers): boolean => ruleOnDisplayName(displayName).ok;

/** An earlier step that is not complete comes before the one that was asked for. */
const stepOf = (answers: Answers, requested: number): number =>
  Math.min(requested, hasName(answers) ? (answers.favoriteGames.length > 0 ? 3 : 2) : 1);

interface SetupProps {
  readonly viewer: Viewer;
  readonly stored: Stored;
  readonly isBirthDateAsked: boolean;
}

/** The first step that was not gone on from yet; of a setup that is done, the first. */
const firstOpen = ({ setupCompletedAt, stepsDone }: Viewer['onboarding']): number =>
  setupCompletedAt === null ? Math.min(stepsDone + 1, SETUP_STEPS) : 1;

/**
 * The three steps. Each is stored as it is gone on from, and an address that names none leads to the first that was not;
 * otherwise the address holds which one. An earlier one that is not complete comes first.
 */
export function OnboardingSetup({ viewer, stored, isBirthDateAsked }: SetupProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const complete = useAction(CompleteSetupDocument);
  const saving = useAction(SaveSetupDocument);
  const [resumed] = useState(() => firstOpen(viewer.onboarding));
  const requested = Math.max(1, Math.trunc(Number(search.get('step') ?? resumed)) || 1);
  const form = useForm<Answers>({
    initial: {
      displayName: stored.displayName,
      bornOn: '',
      favoriteGames: stored.favoriteGames,
      ...stored.notifications,
    },
    // A later step is judged when it is gone on from.
    check: (answers) => ({
      displayName: hasName(answers) ? null : sayRefusal('DISPLAY_NAME_UNUSABLE'),
      favoriteGames: stepOf(answers, requested) === 1 || answers.favoriteGames.length > 0 ? null : NO_GAME,
    }),
    sending: requested < SETUP_STEPS ? saving : complete,
    send: () => (step === SETUP_STEPS ? finish(ONBOARDING_PATHS['tutorial-challenge']) : goOn()),
  });
  const { displayName, bornOn, favoriteGames, email, chat, missions } = form.values;

  const [kept, setKept] = useState<Answers>(form.values);
  const isDirty =
    displayName !== kept.displayName ||
    bornOn !== kept.bornOn ||
    favoriteGames.toSorted().join() !== kept.favoriteGames.toSorted().join() ||
    CHANNELS.some(([channel]) => form.values[channel] !== kept[channel]);
  const { blocker, letGo } = useLeaveWarning(isDirty, ({ pathname }) => pathname);

  const step = stepOf(form.values, requested);
  const heading = useArrivalAt(step);

  useEffect(() => {
    if (search.get('step') === null && step > 1) void navigate({ search: `?step=${step}` }, { replace: true });
  }, [navigate, search, step]);

  const goTo = async (next: number): Promise<void> => {
    // Back leads to the step that was gone on from, not to the first that is open by then.
    if (search.get('step') === null) await navigate({ search: `?step=${step}` }, { replace: true });
    await navigate({ search: `?step=${next}` });
  };
  const goOn = async (): Promise<void> => {
    const told = isBirthDateAsked && bornOn !== kept.bornOn && bornOn !== '' ? { bornOn } : {};
    const chosen = step === 1 ? { displayName, ...told } : { favoriteGames: [...favoriteGames] };
    if (!(await saving.run({ input: { step, ...chosen } }))) return;
    setKept(step === 1 ? { ...kept, displayName, bornOn } : { ...kept, favoriteGames });
    await goTo(step + 1);
  };
  const finish = async (path: string): Promise<void> => {
    const input = { displayName, favoriteGames: [...favoriteGames], notifications: { email, chat, missions } };
    if (!(await complete.run({ input }))) return;
    letGo();
    await navigate(path);
  };
  const toggle = (id: string): void =>
    form.set({
      favoriteGames: favoriteGames.includes(id) ? favoriteGames.filter((game) => game !== id) : [...favoriteGames, id],
    });

  return (
    <Stack gap={5}>
      <Progress label={t.profileSetup()} value={(100 * step) / SETUP_STEPS} valueText={t.stepOf3({ step })} showLabel />
      <Steps label={t.stepsOfTheProfileSetup()} names={STEPS} done={step - 1} />
      <Card padding={6}>
        <Form {...form.wires} gap={6}>
          <Heading level={2} size={28} ref={heading} tabIndex={-1} css={{ outline: 'none' }}>
            {STEPS[step - 1]}
          </Heading>
          {step === 1 && (
            <>
              <Part of="accounts.avatar" viewer={viewer} />
              <TextField
                label={t.displayName()}
                autoComplete="nickname"
                maxLength={DISPLAY_NAME_MAX}
                aria-required
                hint={t.whatOthersReadBesideYourPicture({ max: DISPLAY_NAME_MAX })}
                {...form.field('displayName')}
              />
              {isBirthDateAsked && (
                <TextField
                  label={t.dateOfBirth()}
                  type="date"
                  autoComplete="bday"
                  min="1900-01-01"
                  disabled={kept.bornOn !== ''}
                  hint={t.neededBeforeYourFirstStake()}
                  {...form.field('bornOn')}
                />
              )}
            </>
          )}
          {step === 2 && (
            <OnboardingGames chosen={favoriteGames} error={form.problem('favoriteGames')} onToggle={toggle} />
          )}
          {step === SETUP_STEPS && (
            <Stack gap={2}>
              {CHANNELS.map(([channel, label, hint]) => (
                <Switch key={channel} label={label} hint={hint} {...form.field(channel)} />
              ))}
            </Stack>
          )}
          <Failed failure={form.notice} />
          <Actions
            back={
              step > 1 && (
                <Button size="large" disabled={form.isSending} onClick={() => void goTo(step - 1)}>
                  {t.previous()}
                </Button>
              )
            }
          >
            {step === SETUP_STEPS && (
              <Button
                variant="ghost"
                size="large"
                disabled={form.isSending}
                onClick={() => void finish(ONBOARDING_PATHS.tour)}
              >
                {t.takeTheTourFirst()}
              </Button>
            )}
            <Button type="submit" variant="primary" size="large" busy={form.isSending}>
              {step === SETUP_STEPS ? t.finishSetup() : t.next()}
            </Button>
          </Actions>
        </Form>
      </Card>
      <LeaveDialog blocker={blocker} />
    </Stack>
  );
}

/** The focus goes to the heading of a step that was gone to, as it does for a page. */
function useArrivalAt(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) heading.current?.focus();
    last.current = step;
  }, [step]);
  return heading;
}
