import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { decimalOf } from '../../../domain/shared/money.ts';
import { Failed } from '../../parts/failed.tsx';
import { failureOf } from '../../data/failure.ts';
import { formatCents, parseDollars } from '../../format/format.ts';
import type { PlayLimitKind, PlayLimitPeriod } from '../../data/__generated__/schema-types.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { Select } from '../../ui/select.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { PlayLimitsFieldsFragment } from '../operations/__generated__/play-limits-fields.gql.ts';
import { SetPlayLimitDocument } from '../operations/__generated__/set-play-limit.gql.ts';
import { KIND_HINTS, KIND_LABELS, PERIOD_LABELS, PERIOD_OPTIONS } from '../play-limit-words.ts';

const FORM_ID = 'play-limit';

type PlayLimit = PlayLimitsFieldsFragment['limits'][number];

interface LimitForm {
  readonly kind: PlayLimitKind;
  readonly period: PlayLimitPeriod;
  readonly amount: string;
}

interface LimitDialogProps {
  /** The limit to change; null for another one. */
  readonly limit: PlayLimit | null;
  readonly limits: readonly PlayLimit[];
  readonly onClose: () => void;
}

const optionsOf = <V extends string>(labels: Readonly<Record<V, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

/** What saving would do, in a sentence, before it is pressed. */
function effectOf(current: PlayLimit | undefined, cents: number | null): string {
  if (cents === null) return 'In dollars; 0 stops it altogether.';
  if (!current) return 'Holds as soon as you save it.';
  if (cents <= current.cents) return `Now ${formatCents(current.cents)}. The new limit holds as soon as you save it.`;
  return `Now ${formatCents(current.cents)}. A higher limit takes effect 24 hours after you save it.`;
}

/** Sets a limit on the own play. */
export function LimitDialog({ limit, limits, onClose }: LimitDialogProps) {
  const toast = useToast();
  const [setPlayLimit, { loading, error }] = useMutation(SetPlayLimitDocument);
  const { register, handleSubmit, formState, watch } = useForm<LimitForm>({
    mode: 'onTouched',
    defaultValues: {
      kind: limit?.kind ?? 'DEPOSIT',
      period: limit?.period ?? 'DAY',
      amount: limit ? decimalOf(limit.cents) : '',
    },
  });
  const { errors } = formState;
  const [kind, period] = [watch('kind'), watch('period')];
  const current = limits.find((other) => other.kind === kind && other.period === period);

  const submit = handleSubmit(async ({ amount, ...name }) => {
    const cents = parseDollars(amount);
    if (cents === null || loading) return;
    try {
      await setPlayLimit({ variables: { input: { ...name, cents } } });
    } catch {
      return; // Shown in the dialog.
    }
    const isLater = current !== undefined && cents > current.cents;
    toast({
      title: isLater ? 'Higher limit in 24 hours' : 'Limit set',
      description: `${KIND_LABELS[name.kind]}: ${formatCents(cents)} ${PERIOD_LABELS[name.period]}.`,
    });
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={limit ? 'Change limit' : 'Set a limit'}
      description="A first or lower limit holds at once, a higher one after 24 hours."
      size="small"
      modalOnly
      locked={loading}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" busy={loading}>
            Save limit
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          {/* A disabled field would have no value for the form, so a limit that is changed has its name in words. */}
          {limit === null && (
            <>
              <Select label="Limit" hint={KIND_HINTS[kind]} options={optionsOf(KIND_LABELS)} {...register('kind')} />
              <Select
                label="Period"
                hint="Days end at midnight UTC, weeks with Sunday, months with their last day."
                options={optionsOf(PERIOD_OPTIONS)}
                {...register('period')}
              />
            </>
          )}
          <MoneyField
            label={limit === null ? 'At most' : `${KIND_LABELS[kind]} ${PERIOD_LABELS[period]}, at most`}
            hint={effectOf(current, parseDollars(watch('amount')))}
            error={errors.amount?.message}
            {...register('amount', {
              validate: (text) => parseDollars(text) !== null || 'Enter an amount in dollars.',
            })}
          />
          <Failed failure={error ? failureOf(error) : null} />
        </Stack>
      </form>
    </Dialog>
  );
}
