import { css } from '@emotion/react';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  antiCheatPath,
  contactPath,
  paymentTermsPath,
  privacyPath,
  responsibleGamingPath,
  termsPath,
} from '../../../domain/support/support.paths.ts';
import { developersPath } from '../../../domain/platform/platform.paths.ts';
import { homePath } from '../../../domain/streams/streams.paths.ts';
import { landingPath } from '../../../domain/accounts/accounts.paths.ts';
import { signInPath } from '../../../domain/security/security.paths.ts';
import { signInPathFrom } from '../../address/return-to.ts';
import { LANGUAGE_NAMES } from '../../../domain/shared/languages.ts';
import { LANGUAGE } from '../../format/locale.ts';
import { speak } from '../../format/speak.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Brand } from '../../ui/face/brand.tsx';
import { Button } from '../../ui/form/button.tsx';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { below } from '../../ui/tokens.ts';
import { MAIN_ID } from '../hooks/use-arrival.ts';
import * as t from '../__generated__/messages.ts';

const inner = css({
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  paddingInline: 'var(--space-6)',
  [below.medium]: { paddingInline: 'var(--space-4)' },
});

const bar = css({ borderBottom: '1px solid var(--line)', background: 'var(--bg-0)' });
const line = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 64 });

/** As high as the screen at least: the footer would be seen while the page is on its way, and be pushed off by it. */
const main = css({ flex: '1 0 auto', minHeight: 'calc(100dvh - 65px)', outline: 'none' });

const footer = css({
  borderTop: '1px solid var(--line)',
  background: 'var(--bg-1)',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-14)',
});

const columns = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  gap: 'var(--space-6) var(--space-16)',
  paddingBlock: 'var(--space-10)',
  [below.medium]: { gridTemplateColumns: '1fr 1fr', '& > div': { gridColumn: '1 / -1' } },
});

const list = css({
  display: 'grid',
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    textDecoration: 'none',
    [below.medium]: { minHeight: 'var(--target-touch)' },
    ':hover': { color: 'var(--text)', textDecoration: 'underline' },
  },
});

const heading = css({ marginBottom: 'var(--space-2)', color: 'var(--text)', fontSize: 'var(--size-16)' });

/** There is no official account anywhere yet: each name leads to the sentence that says so. */
const SOCIAL = ['Discord', 'X', 'Twitch', 'YouTube'] as const;

/** Around every page that needs no account. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  const viewer = useViewer();
  const location = useLocation();
  const isSigningIn = location.pathname === signInPath;
  const other = LANGUAGE === 'en' ? 'es' : 'en';
  return (
    <div css={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink targetId={MAIN_ID} />
      <header css={bar}>
        <div css={[inner, line]}>
          <Link to={landingPath} aria-label={t.gauntletFrontPage()} css={{ display: 'flex', textDecoration: 'none' }}>
            <Brand />
          </Link>
          {viewer ? (
            <Button asChild>
              <Link to={homePath}>{t.openGauntlet()}</Link>
            </Button>
          ) : (
            !isSigningIn && (
              <Button asChild>
                <Link to={signInPathFrom(location)}>{t.signIn()}</Link>
              </Button>
            )
          )}
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} css={main}>
        {children}
      </main>
      <footer css={footer}>
        <div css={[inner, columns]}>
          <div css={{ display: 'grid', gap: 'var(--space-2)', alignContent: 'start', maxWidth: 440 }}>
            <p css={{ color: 'var(--text)' }}>{t.battleCoinHoldsRealValuePlay()}</p>
            <p>{t.bcBuysEntriesAndItemsOnGauntlet()}</p>
            <div>
              <Button size="small" icon={<Languages aria-hidden="true" />} lang={other} onClick={() => speak(other)}>
                {LANGUAGE_NAMES[other]}
              </Button>
            </div>
          </div>
          <nav aria-labelledby="footer-legal">
            <h2 id="footer-legal" css={heading}>
              {t.legal()}
            </h2>
            <ul css={list}>
              <li>
                <Link to={termsPath}>{t.termsOfService()}</Link>
              </li>
              <li>
                <Link to={privacyPath}>{t.privacyPolicy()}</Link>
              </li>
              <li>
                <Link to={responsibleGamingPath}>{t.responsibleGamingPolicy()}</Link>
              </li>
              <li>
                <Link to={antiCheatPath}>{t.antiCheatPolicy()}</Link>
              </li>
              <li>
                <Link to={paymentTermsPath}>{t.paymentTerms()}</Link>
              </li>
              <li>
                <Link to={contactPath}>{t.contact()}</Link>
              </li>
              <li>
                <a href={developersPath}>{t.developers()}</a>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="footer-social">
            <h2 id="footer-social" css={heading}>
              {t.social()}
            </h2>
            <ul css={list}>
              {SOCIAL.map((name) => (
                <li key={name}>
                  <Link to={`${contactPath}#social`}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </footer>
    </div>
  );
}
