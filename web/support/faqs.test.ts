import { describe, expect, it } from 'vitest';
import { APPEAL_WINDOW } from '../../domain/disputes/appeal.ts';
import { DISPUTE_WINDOW_MS, WITHDRAWAL_CENTS_MIN } from '../../domain/wallet/payments.ts';
import { SECOND_FACTOR_ABOVE_CENTS } from '../../domain/security/second-factor.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { formatCents } from '../format/format.ts';
import { faqsOf, findFaqs, highlight } from './faqs.ts';

const BOUNDS = { minStakeCents: 7_00, maxStakeCents: 800_00 };
const groups = faqsOf(BOUNDS);
const answerOf = (slug: string): string =>
  groups.flatMap(({ entries }) => entries).find((one) => one.slug === slug)?.answer ?? '';

describe('the answers of /help', () => {
  it('stand in the three groups, each under an address of its own (HE-03)', () => {
    expect(groups.map(({ title }) => title)).toEqual([
      'Account & Security',
      'Battles & Streaming',
      'Payments & Rewards',
    ]);
    const slugs = groups.flatMap(({ entries }) => entries.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toHaveLength(17);
  });

  it('say the rules as they are kept, and bounds of a stake as they are set (HE-09, BC-02, BC-03, BC-11, BC-12, BC-13)', () => {
    expect([DISPUTE_WINDOW_MS, APPEAL_WINDOW]).toEqual([24 * HOUR, 48 * HOUR]);
    expect(answerOf('file-dispute')).toContain('within 24 hours of match completion');
    expect(answerOf('appeal')).toContain('Appeals must be filed within 48 hours');
    expect(answerOf('stake-limits')).toContain('Between $7.00 and $800.00.');
    expect(answerOf('minimum-withdrawal')).toContain(formatCents(WITHDRAWAL_CENTS_MIN));
    expect(answerOf('two-factor')).toContain(formatCents(SECOND_FACTOR_ABOVE_CENTS));
    expect(answerOf('winnings-locked')).toContain(`${DISPUTE_WINDOW_MS / HOUR} hours`);
  });

  it('of other rooms stand behind the entry that they follow', () => {
    const [, battles, payments] = groups.map(({ entries }) => entries.map(({ slug }) => slug));
    expect(battles?.slice(-3)).toEqual(['dispute-time', 'community-jury', 'evidence']);
    expect(payments?.slice(-2)).toEqual(['payment-limits', 'battlecoin']);
  });

  it('name no bound of a stake that is not known', () => {
    const [, battles] = faqsOf(null);
    expect(battles?.entries[0]?.answer).not.toContain('Between');
  });
});

describe('a search (HE-02)', () => {
  const found = (search: string) => findFaqs(groups, search).flatMap(({ entries }) => entries.map(({ slug }) => slug));

  it('finds the entries that hold all of its words, whatever their case and order', () => {
    expect(found('WITHDRAWAL smallest')).toEqual(['minimum-withdrawal']);
    expect(found('')).toHaveLength(groups.flatMap(({ entries }) => entries).length);
    expect(found('no such words here')).toEqual([]);
  });

  it('finds words with accents by the same without', () => {
    const pieces = highlight('¿Cuánto puedo apostar? Cuanto quieras.', 'cuanto');
    expect(pieces.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['Cuánto', 'Cuanto']);
    expect(highlight('¿Cuánto?', 'CUÁNTO').map(({ text }) => text)).toEqual(['¿', 'Cuánto', '?']);
  });

  it('marks what it found and loses nothing of the text', () => {
    const pieces = highlight('Between $7.00 and $800.00 (both)', '$7.00 (BOTH)');
    expect(pieces.map(({ text }) => text).join('')).toBe('Between $7.00 and $800.00 (both)');
    expect(pieces.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['$7.00', '(both)']);
  });
});
