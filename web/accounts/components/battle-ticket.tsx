import { css } from '@emotion/react';
import { feeOf, poolOf } from '../../../domain/battles/battle.ts';
import { formatCents } from '../../format/format.ts';
import { fromOklch } from '../../ui/colour.ts';
import { display, tabular } from '../../ui/theme.tsx';
import { colours } from '../../ui/tokens.ts';
import * as t from '../__generated__/messages.ts';

/** What the example stakes; every other figure follows from the rules. */
const STAKE_CENTS = 50_00;
const FEE_CENTS = feeOf(STAKE_CENTS);

const ticket = css({
  position: 'relative',
  width: '100%',
  maxWidth: 400,
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-l)',
  background: fromOklch(...colours['bg-1'], 0.88),
  backdropFilter: 'blur(10px)',
  WebkitBackdropFilter: 'blur(10px)',
  boxShadow: 'var(--shadow-float)',
});

const side = css({ display: 'grid', gap: 2, textAlign: 'center' });
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  paddingBlock: 'var(--space-2)',
});

const Stake = ({ name }: { readonly name: string }) => (
  <div css={side}>
    <span css={{ color: 'var(--text-dim)', fontSize: 'var(--size-14)' }}>{name}</span>
    <span css={[display, tabular, { fontSize: 'var(--size-28)' }]}>{formatCents(STAKE_CENTS)}</span>
    <span css={{ color: 'var(--text-dim)', fontSize: 'var(--size-12)' }}>{t.heldInEscrow()}</span>
  </div>
);

/** One battle as an example, with the figures that the product's own rules give. */
export const BattleTicket = () => (
  <figure css={ticket}>
    <figcaption
      css={{
        padding: 'var(--space-4) var(--space-5)',
        borderBottom: '1px dashed var(--line-strong)',
        color: 'var(--text-dim)',
        fontSize: 'var(--size-14)',
      }}
    >
      {t.exampleABattle({ stake: formatCents(STAKE_CENTS) })}
    </figcaption>
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: '1fr auto 1fr',
        alignItems: 'center',
        padding: 'var(--space-5)',
      }}
    >
      <Stake name={t.you()} />
      <span css={[display, { color: 'var(--ember)', fontSize: 'var(--size-20)' }]} aria-hidden>
        {t.vs()}
      </span>
      <Stake name={t.yourOpponent()} />
    </div>
    <dl css={[tabular, { padding: '0 var(--space-5) var(--space-4)', fontSize: 'var(--size-14)' }]}>
      <div css={row}>
        <dt css={{ color: 'var(--text-dim)' }}>{t.platformFeeEach()}</dt>
        <dd>{formatCents(FEE_CENTS)}</dd>
      </div>
      <div css={row}>
        <dt css={{ color: 'var(--text-dim)' }}>{t.heldFromEachWallet()}</dt>
        <dd>{formatCents(STAKE_CENTS + FEE_CENTS)}</dd>
      </div>
      <div css={[row, { alignItems: 'baseline', borderTop: '1px solid var(--line)', paddingTop: 'var(--space-3)' }]}>
        <dt css={{ fontWeight: 600 }}>{t.theWinnerIsPaid()}</dt>
        <dd css={[display, { color: 'var(--win)', fontSize: 'var(--size-28)' }]}>{formatCents(poolOf(STAKE_CENTS))}</dd>
      </div>
    </dl>
  </figure>
);
