import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { LEGAL_TEXTS, type LegalText } from '../../../domain/accounts/legal.ts';
import { entryBounds, GAME_IDS } from '../../../domain/arcade/games.ts';
import { APPEAL_WINDOW } from '../../../domain/disputes/appeal.ts';
import { EVIDENCE_KEPT } from '../../../domain/disputes/evidence.ts';
import { FRIEND_CENTS, PLAYER_CENTS } from '../../../domain/markets/market.ts';
import { MARKET_SHARES } from '../../../domain/markets/odds.ts';
import { SEASON_LENGTH } from '../../../domain/missions/season.ts';
import { DAY, HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { PASS_TIERS } from '../../../domain/store/battle-pass.ts';
import { GIFT_LIFE } from '../../../domain/store/gift.ts';
import { oddsPath } from '../../../domain/store/store.paths.ts';
import { GAME_WINDOW } from '../../../domain/tournaments/match-life.ts';
import { CLIP_LONGEST } from '../../../domain/streams/clip.ts';
import { RECORDING_KEPT } from '../../../domain/video/recording.ts';
import { DISPUTE_WINDOW_MS } from '../../../domain/wallet/payments.ts';
import { formatCents } from '../../format/format.ts';
import { versionWords } from '../legal.ts';
import { AntiCheatScreen } from './anti-cheat-screen.tsx';
import { PaymentTermsScreen } from './payment-terms-screen.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';
import { ResponsibleGamingScreen } from './responsible-gaming-screen.tsx';
import { TermsScreen } from './terms-screen.tsx';

const SCREENS: Readonly<Record<LegalText, ReactNode>> = {
  terms: <TermsScreen />,
  privacy: <PrivacyScreen />,
  'responsible-gaming': <ResponsibleGamingScreen />,
  'anti-cheat': <AntiCheatScreen />,
  'payment-terms': <PaymentTermsScreen />,
};

afterEach(cleanup);

const open = (text: LegalText): string =>
  render(<MemoryRouter>{SCREENS[text]}</MemoryRouter>).container.textContent ?? '';
/** What stands under a heading. */
const sectionOf = (title: string): string =>
  screen.getByRole('heading', { level: 2, name: new RegExp(String.raw`^\d+\. ${title}$`) }).parentElement
    ?.textContent ?? '';

it.each(LEGAL_TEXTS)('%s says its version and day, and its contents lead to each of its parts (HE-10)', (text) => {
  expect(open(text)).toContain(versionWords(text));
  const parts = screen.getAllByRole('heading', { level: 2 });
  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(parts.map(({ id }) => `#${id}`));
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
});

it('the terms say what holds in the store, for crates and the pass, with the figures that are kept (HE-10)', () => {
  open('terms');
  expect(sectionOf('BattleCoin')).toContain('no cash value');
  expect(sectionOf('The store')).toContain(`${GIFT_LIFE / DAY} days`);
  expect(sectionOf('Crates')).toContain('has no cash value');
  expect(screen.getByRole('link', { name: 'published' }).getAttribute('href')).toBe(oddsPath);
  for (const figure of [`${SEASON_LENGTH / DAY} days`, `${PASS_TIERS} tiers`])
    expect(sectionOf('The Battle Pass')).toContain(figure);
});

it('the terms say what holds in the arcade, in tournaments, for spectators and on streams, with the figures that are kept (HE-10)', () => {
  open('terms');
  const most = Math.max(...GAME_IDS.map((game) => entryBounds(game, 'skill', 'USD')?.most ?? 0));
  expect(sectionOf('The arcade')).toContain(`to ${formatCents(most)}`);
  expect(sectionOf('Tournaments')).toContain(`${GAME_WINDOW / MINUTE} minutes for each game`);
  for (const figure of [formatCents(PLAYER_CENTS), formatCents(FRIEND_CENTS), `${MARKET_SHARES.marginPpm / 10_000}%`])
    expect(sectionOf('Spectator stakes')).toContain(figure);
  expect(sectionOf('Streams and recordings')).toContain(`${RECORDING_KEPT / DAY} days`);
  expect(sectionOf('Streams and recordings')).toContain(`${CLIP_LONGEST} seconds`);
  const disputes = sectionOf('Disputes');
  for (const window of [DISPUTE_WINDOW_MS, APPEAL_WINDOW]) expect(disputes).toContain(`${window / HOUR} hours`);
});

it('the privacy policy says who is named to those without an account (HE-10)', () => {
  open('privacy');
  expect(sectionOf('What others see')).toContain('unless your profile is public');
});

it('the privacy policy says how long recordings and evidence stay (HE-10, SE-07)', () => {
  open('privacy');
  const kept = sectionOf('How long we keep it');
  for (const span of [RECORDING_KEPT, EVIDENCE_KEPT]) expect(kept).toContain(`${span / DAY} days`);
});
