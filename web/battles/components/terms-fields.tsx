import { css } from '@emotion/react';
import { useMemo } from 'react';
import type { BattleGame } from '../../data/__generated__/schema-types.ts';
import { gameOptionsOf, modeOptionsOf } from '../../forms/battle-options.ts';
import type { FormState } from '../../forms/use-form.ts';
import { DESCRIPTION_MAX, TITLE_MAX } from '../../../domain/battles/create-battle.ts';
import { decimalOf } from '../../../domain/shared/money.ts';
import { formatCents, parseDollars } from '../../format/format.ts';
import { Button } from '../../ui/form/button.tsx';
import { GameArt } from '../../ui/face/game-art.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TileGroup } from '../../ui/list/tile-group.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { below } from '../../ui/tokens.ts';
import type { BattleRulesQuery } from '../operations/__generated__/battle.gql.ts';
import { PRIVACY_OPTIONS } from '../privacy-words.ts';
import type { TermsForm } from '../terms-form.ts';
import * as t from '../__generated__/messages.ts';

/** What most battles are played for. */
const QUICK_CENTS = [5_00, 10_00, 25_00, 50_00, 100_00] as const;
const formatWholeDollars = (cents: number): string => formatCents(cents).replace(/\.00$/, '');

const tilesOf = (offered: readonly BattleGame[] | null) =>
  gameOptionsOf(offered).map((option) => ({
    ...option,
    picture: <GameArt gameId={option.value.toLowerCase()} ratio={2} flush />,
  }));

const onPhones = css({ display: 'none', [below.medium]: { display: 'inline' } });
/** Of what is on its way. */
const BLANK = '\u00A0';

interface TermsFieldsProps {
  readonly form: FormState<TermsForm>;
  /** Null while they are not known. */
  readonly rules: BattleRulesQuery['battleRules'] | null;
  readonly availableCents: number | null;
}

/** The fields of the Create Battle form (BG-13 to BG-17). */
export function TermsFields({ form, rules, availableCents }: TermsFieldsProps) {
  const tiles = useMemo(() => tilesOf(rules?.games ?? null), [rules]);
  const bounds =
    rules &&
    t.betweenMinStakeAndMaxStake({
      minStake: formatCents(rules.minStakeCents),
      maxStake: formatCents(rules.maxStakeCents),
    });
  const available =
    availableCents === null ? null : t.availableAvailableToBet({ available: formatCents(availableCents) });
  // Two lines on phones, also before they are known: what is below keeps its place.
  const hint = (
    <>
      {bounds ?? BLANK}
      {bounds !== null && available !== null && '; '}
      <br css={onPhones} />
      {available ?? BLANK}
    </>
  );
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <MoneyField label={t.stakeAmount()} required hero hint={hint} {...form.field('stake')} />
        <Row gap={2} role="group" aria-label={t.quickAmounts()}>
          {QUICK_CENTS.map((cents) => (
            <Button
              key={cents}
              size="small"
              aria-pressed={parseDollars(form.values.stake) === cents}
              onClick={() => form.set({ stake: decimalOf(cents) })}
            >
              {formatWholeDollars(cents)}
            </Button>
          ))}
        </Row>
      </Stack>
      <TileGroup label={t.game()} options={tiles} {...form.field('game')} />
      <Select label={t.gameMode()} options={modeOptionsOf(form.values.game)} {...form.field('mode')} />
      {form.values.game === 'CHESS' && (
        <Text tone="dim" size={14}>
          {t.playedOnLichess()}
        </Text>
      )}
      <TextField
        label={t.battleTitle()}
        hint={t.leftEmptyTheBattleIsCalledAfter()}
        maxLength={TITLE_MAX}
        autoComplete="off"
        {...form.field('title')}
      />
      <TextArea label={t.description()} maxLength={DESCRIPTION_MAX} {...form.field('description')} />
      <RadioGroup label={t.privacy()} options={PRIVACY_OPTIONS} {...form.field('privacy')} />
    </Stack>
  );
}
