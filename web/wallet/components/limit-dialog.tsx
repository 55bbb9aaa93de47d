import { decimalOf } from '../../../domain/shared/money.ts';
import { Failed } from '../../parts/failed.tsx';
import { useAction } from '../../data/use-action.ts';
import { NO_AMOUNT } from '../../forms/stake-problem.ts';
import { useForm } from '../../forms/use-form.ts';
import { formatCents, parseDollars } from '../../format/format.ts';
import type { PlayLimitKind, PlayLimitPeriod } from '../../data/__generated__/schema-types.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { optionsOf } from '../../ui/options.ts';
import { Select } from '../../ui/form/select.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { type PlayLimitsFieldsFragment, SetPlayLimitDocument } from '../operations/__generated__/play-limit.gql.ts';
import { KIND_HINTS, KIND_LABELS, PERIOD_OPTIONS } from '../play-limit-words.ts';
import * as t from '../__generated__/messages.ts';

type PlayLimit = PlayLimitsFieldsFragment['limits'][number];

interface LimitForm {
  readonly kind: PlayLimitKind;
  readonly period: PlayLimitPeriod;
  /** As typed, in dollars. */
  readonly amount: string;
}

interface LimitDialogProps {
  /** The limit to change; null for another one. */
  readonly limit: PlayLimit | null;
  readonly limits: readonly PlayLimit[];
  readonly onClose: () => void;
}

/** What saving would do, in a sentence, before it is pressed. */
function effectOf(current: PlayLimit | undefined, cents: number | null): string {
  if (cents === null) return t.inDollars0StopsItAltogether();
  if (!current) return t.holdsAsSoonAsYouSave();
  if (cents <= current.cents) return t.nowCentsTheNewLimitHolds({ amount: formatCents(current.cents) });
  return t.nowCentsAHigherLimitTakesEffect({ amount: formatCents(current.cents) });
}

/** Sets a limit on the own play. */
export function LimitDialog({ limit, limits, onClose }: LimitDialogProps) {
  const toast = useToast();
  const setting = useAction(SetPlayLimitDocument);
  const form = useForm<LimitForm>({
    initial: {
      kind: limit?.kind ?? 'DEPOSIT',
      period: limit?.period ?? 'DAY',
      amount: limit ? decimalOf(limit.cents) : '',
    },
    check: ({ amount }) => ({ amount: parseDollars(amount) === null ? NO_AMOUNT : null }),
    places: { cents: 'amount' },
    sending: setting,
    send: async ({ amount, ...name }) => {
      const cents = parseDollars(amount);
      if (cents === null || !(await setting.run({ input: { ...name, cents } }))) return;
      const isLater = current !== undefined && cents > current.cents;
      toast({
        title: isLater ? t.higherLimitIn24Hours() : t.limitSet(),
        description: t.limitOfAmount({ ...name, amount: formatCents(cents) }),
      });
      onClose();
    },
  });
  const { kind, period, amount } = form.values;
  const current = limits.find((other) => other.kind === kind && other.period === period);

  return (
    <FormDialog
      {...form.wires}
      title={limit ? t.changeLimit() : t.setALimit()}
      description={t.aFirstOrLowerLimitHolds()}
      size="small"
      submitLabel={t.saveLimit()}
      busy={form.isSending}
      onClose={onClose}
    >
      {limit === null && (
        <>
          <Select label={t.limit()} hint={KIND_HINTS[kind]} options={optionsOf(KIND_LABELS)} {...form.field('kind')} />
          <Select
            label={t.period()}
            hint={t.daysEndAtMidnightUTCWeeks()}
            options={optionsOf(PERIOD_OPTIONS)}
            {...form.field('period')}
          />
        </>
      )}
      <MoneyField
        label={limit === null ? t.atMost() : t.limitAtMost({ kind, period })}
        hint={effectOf(current, parseDollars(amount))}
        {...form.field('amount')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
