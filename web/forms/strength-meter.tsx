import { css } from '@emotion/react';
import { type PasswordStrength, STRENGTH_MAX, strengthOf } from '../../domain/security/password.ts';
import { Text } from '../ui/layout/text.tsx';
import * as t from './__generated__/messages.ts';

const bars = css({ display: 'flex', gap: 'var(--space-1)', marginBlock: 'var(--space-2) var(--space-1)' });
const bar = css({ flex: 1, height: 4, borderRadius: 'var(--radius-full)', background: 'var(--bg-3)' });

const LABELS: Readonly<Record<PasswordStrength['label'], string>> = {
  Weak: t.weak(),
  Fair: t.fair(),
  Good: t.good(),
  Strong: t.strong(),
  'Very Strong': t.veryStrong(),
};

/** By what the rules call them. */
const HINTS: Readonly<Record<string, string>> = {
  'At least 8 characters': t.atLeast8Characters(),
  'Include lowercase letters': t.includeLowercaseLetters(),
  'Include uppercase letters': t.includeUppercaseLetters(),
  'Include numbers': t.includeNumbers(),
  'Include special characters': t.includeSpecialCharacters(),
};

const TONES = ['loss', 'loss', 'warn', 'info', 'win', 'win'] as const;

/** How hard a password is to guess, and what would make it harder (RG-08 to RG-10). It advises and refuses nothing. */
export function StrengthMeter({ password }: { readonly password: string }) {
  const { score, label, missing } = strengthOf(password);
  const tone = TONES[score] ?? 'loss';
  return (
    <div>
      <div css={bars} aria-hidden="true">
        {Array.from({ length: STRENGTH_MAX }, (_, point) => (
          <span key={point} css={bar} style={point < score ? { background: `var(--${tone})` } : undefined} />
        ))}
      </div>
      <div role="status">
        <Text as="span" size={14}>
          {t.strength({
            level: (
              <Text as="strong" size={14} tone={tone}>
                {LABELS[label]}
              </Text>
            ),
          })}
        </Text>
        {missing.length > 0 && (
          <Text size={14} tone="dim">
            {t.missing({ hints: missing.map((hint) => HINTS[hint] ?? hint).join(', ') })}
          </Text>
        )}
      </div>
    </div>
  );
}
