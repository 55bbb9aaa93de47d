import { useMutation } from '@apollo/client/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DISPLAY_NAME_MAX, ruleOnDisplayName } from '../../../domain/accounts/display-name.ts';
import { failureOf } from '../../data/failure.ts';
import { REFUSAL_SENTENCES } from '../../data/refusals.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { useLeaveWarning } from '../../forms/use-leave-warning.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Heading } from '../../ui/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ONBOARDING_PATHS } from '../../../domain/onboarding/onboarding.paths.ts';
import { CompleteSetupDocument } from '../operations/__generated__/complete-setup.gql.ts';
import type { ProfileSetupQuery } from '../operations/__generated__/profile-setup.gql.ts';
import { LeaveDialog } from '../../forms/leave-dialog.tsx';
import { Actions } from './actions.tsx';
import { Part } from '../../parts/part.tsx';
import { OnboardingGames } from './games.tsx';
import { Steps } from './steps.tsx';

const STEPS = ['Avatar & Display Name', 'Favorite Games', 'Notifications'] as const;
const CHANNELS = [
  ['email', 'Email', 'Results, payouts and security, in your inbox.'],
  ['chat', 'Chat', 'Messages and mentions while you are here.'],
  ['missions', 'Missions', 'New missions, and those you are about to finish.'],
] as const;
const NO_NAME = REFUSAL_SENTENCES['DISPLAY_NAME_UNUSABLE']({});
const NO_GAME = 'Choose at least one game.';

type Stored = ProfileSetupQuery['profileSetup'];
type Channel = (typeof CHANNELS)[number][0];

interface SetupProps {
  readonly viewer: Viewer;
  readonly stored: Stored;
}

/** The three steps. The address holds which one; an earlier one that is not complete comes first. */
export function OnboardingSetup({ viewer, stored }: SetupProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [displayName, setDisplayName] = useState(stored.displayName);
  const [games, setGames] = useState<readonly string[]>(stored.favoriteGames);
  const [channels, setChannels] = useState<Readonly<Record<Channel, boolean>>>(stored.notifications);
  const [isChecked, setChecked] = useState(false);
  const [completeSetup, { loading, error }] = useMutation(CompleteSetupDocument);

  const isDirty =
    displayName !== stored.displayName ||
    games.toSorted().join() !== stored.favoriteGames.toSorted().join() ||
    CHANNELS.some(([channel]) => channels[channel] !== stored.notifications[channel]);
  const { blocker, letGo } = useLeaveWarning(isDirty, ({ pathname }) => pathname);

  const hasName = ruleOnDisplayName(displayName).ok;
  const reach = hasName ? (games.length > 0 ? 3 : 2) : 1;
  const step = Math.min(Math.max(1, Math.trunc(Number(search.get('step') ?? 1)) || 1), reach);
  const heading = useArrivalAt(step);
  const failure = error ? failureOf(error) : null;

  const goTo = (next: number): void => {
    setChecked(false);
    void navigate({ search: next === 1 ? '' : `?step=${next}` });
  };
  const finish = async (path: string): Promise<void> => {
    const { email, chat, missions } = channels;
    const input = { displayName, favoriteGames: [...games], notifications: { email, chat, missions } };
    const done = await completeSetup({ variables: { input } }).catch(() => null);
    if (!done?.data) return;
    letGo();
    await navigate(path);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (loading) return;
    setChecked(true);
    if (step === 3) void finish(ONBOARDING_PATHS['tutorial-challenge']);
    else if (reach > step) goTo(step + 1);
  };
  const toggle = (id: string): void =>
    setGames((before) => (before.includes(id) ? before.filter((game) => game !== id) : [...before, id]));

  return (
    <Stack gap={5}>
      <Progress label="Profile setup" value={(100 * step) / STEPS.length} valueText={`Step ${step} of 3`} showLabel />
      <Steps label="Steps of the profile setup" names={STEPS} done={step - 1} />
      <Card padding={6}>
        <Stack as="form" gap={6} onSubmit={submit}>
          <Heading level={2} size={28} ref={heading} tabIndex={-1} css={{ outline: 'none' }}>
            {STEPS[step - 1]}
          </Heading>
          {step === 1 && (
            <>
              <Part of="accounts.avatar" viewer={viewer} />
              <TextField
                label="Display name"
                name="displayName"
                autoComplete="nickname"
                maxLength={DISPLAY_NAME_MAX}
                aria-required
                hint="What others read beside your picture, 1 to 30 characters."
                value={displayName}
                error={isChecked && !hasName ? NO_NAME : undefined}
                onBlur={() => setChecked(!hasName)}
                onChange={(event) => setDisplayName(event.target.value)}
              />
            </>
          )}
          {step === 2 && (
            <OnboardingGames
              chosen={games}
              error={isChecked && games.length === 0 ? NO_GAME : undefined}
              onToggle={toggle}
            />
          )}
          {step === 3 && (
            <Stack gap={2}>
              {CHANNELS.map(([channel, label, hint]) => (
                <Switch
                  key={channel}
                  label={label}
                  hint={hint}
                  checked={channels[channel]}
                  onChange={(event) => setChannels({ ...channels, [channel]: event.target.checked })}
                />
              ))}
            </Stack>
          )}
          {failure && step === 3 && (
            <Notice tone="loss" live>
              {failure.sentence}
            </Notice>
          )}
          <Actions
            back={
              step > 1 && (
                <Button size="large" disabled={loading} onClick={() => goTo(step - 1)}>
                  Previous
                </Button>
              )
            }
          >
            {step === 3 && (
              <Button
                variant="ghost"
                size="large"
                disabled={loading}
                onClick={() => void finish(ONBOARDING_PATHS.tour)}
              >
                Take the Tour First
              </Button>
            )}
            <Button type="submit" variant="primary" size="large" busy={loading}>
              {step === 3 ? 'Finish Setup' : 'Next'}
            </Button>
          </Actions>
        </Stack>
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
