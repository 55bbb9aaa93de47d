import { css } from '@emotion/react';
import { GAME_CATALOGUE } from '../../../domain/onboarding/games.ts';
import { FieldSet } from '../../ui/form/field.tsx';
import { GameArt } from '../../ui/face/game-art.tsx';
import * as t from '../__generated__/messages.ts';

/** By what the catalogue of games calls them. */
const CATEGORY_WORDS: Readonly<Record<(typeof GAME_CATALOGUE)[number]['category'], string>> = {
  'Battle Royale': t.battleRoyale(),
  FPS: t.fps(),
  MOBA: t.moba(),
  Sandbox: t.sandbox(),
  Sports: t.sports(),
  'Card Game': t.cardGame(),
  Social: t.social(),
};

interface GamesProps {
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onToggle: (id: string) => void;
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 'var(--space-3)',
});
const card = css({
  position: 'relative',
  display: 'grid',
  gap: 'var(--space-2)',
  padding: 'var(--space-2)',
  border: '1.5px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-1)',
  cursor: 'pointer',
  transition: 'background var(--duration-fast), border-color var(--duration-fast)',
  ':hover': { background: 'var(--bg-2)', borderColor: 'var(--line-strong)' },
  ':has(:checked)': { borderColor: 'var(--ember)', background: 'var(--ember-soft)' },
  ':has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});
/** Over the whole card, so that it is pressed wherever the card is. */
const cover = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
const words = css({ display: 'grid', fontSize: 'var(--size-14)' });
const tick = css({
  position: 'absolute',
  top: 'var(--space-3)',
  insetInlineEnd: 'var(--space-3)',
  padding: '2px var(--space-2)',
  borderRadius: 'var(--radius-full)',
  background: 'var(--ember)',
  color: 'var(--on-accent)',
  fontSize: 'var(--size-12)',
  fontWeight: 600,
});

/** ON-06: favourites out of the catalogue (EN-17), at least one. */
export const OnboardingGames = ({ chosen, error, onToggle }: GamesProps) => (
  <FieldSet label={t.whichGamesDoYouPlay()} hint={t.atLeastOneYouCanChange()} error={error}>
    {(wiring) => (
      <div css={grid}>
        {GAME_CATALOGUE.map(({ id, name, category }) => (
          <label key={id} css={card}>
            <input
              type="checkbox"
              css={cover}
              checked={chosen.includes(id)}
              aria-invalid={wiring['aria-invalid']}
              onChange={() => onToggle(id)}
            />
            <GameArt gameId={id} ratio={2} />
            <span css={words}>
              <strong>{name}</strong>
              <span css={{ color: 'var(--text-dim)' }}>{CATEGORY_WORDS[category]}</span>
            </span>
            {chosen.includes(id) && (
              <span css={tick} aria-hidden>
                {t.chosen()}
              </span>
            )}
          </label>
        ))}
      </div>
    )}
  </FieldSet>
);
