import { css } from '@emotion/react';
import { useQuery } from '@apollo/client/react';
import { Check, Link2, Search } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SEARCH_MAX } from '../../../domain/shared/search.ts';
import { faqPath, helpTabPath } from '../../../domain/support/support.paths.ts';
import { useAddress } from '../../address/use-address.ts';
import { useSearchText } from '../../forms/use-search-text.ts';
import type { Faq } from '../../parts/faq.ts';
import { Button } from '../../ui/form/button.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { Link } from 'react-router-dom';
import { faqsOf, findFaqs, highlight } from '../faqs.ts';
import { HelpStakeBoundsDocument } from '../operations/__generated__/battle.gql.ts';
import { copyText } from '../../parts/take-text.ts';
import * as t from '../__generated__/messages.ts';

const entryStyle = css({
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-1)',
  scrollMarginTop: 'calc(var(--space-16) + var(--space-6))',
  '& > summary': {
    minHeight: 'var(--target-touch)',
    padding: 'var(--space-3) var(--space-4)',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& > div': { padding: '0 var(--space-4) var(--space-4)', lineHeight: 1.65, color: 'var(--text-dim)' },
  mark: { background: 'var(--coin)', color: 'var(--bg-0)', borderRadius: 2 },
});

/** What people ask, with a search, and each answer under an address of its own (HE-02, HE-03, HE-09). */
export function FaqPanel() {
  const [params, change] = useAddress();
  const search = params.get('search') ?? '';
  const wanted = params.get('entry');
  const [text, setText] = useSearchText(
    search,
    useCallback((typed: string) => change({ search: typed }), [change]),
  );
  const { data } = useQuery(HelpStakeBoundsDocument);
  const found = findFaqs(faqsOf(data?.battleRules ?? null), text);
  return (
    <Stack gap={5}>
      <search css={{ width: '100%', maxWidth: 480 }}>
        <TextField
          type="search"
          label={t.searchTheAnswers()}
          hideLabel
          placeholder={t.searchTheAnswers()}
          prefix={<Search />}
          maxLength={SEARCH_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </search>
      {found.length === 0 && (
        <EmptyState
          title={t.noAnswerFound()}
          action={
            <Button variant="primary" asChild>
              <Link to={helpTabPath('contact')}>{t.contactSupport()}</Link>
            </Button>
          }
        >
          {t.nothingHereHoldsTheseWords()}
        </EmptyState>
      )}
      <Grid min={440} gap={6} align="start">
        {found.map(({ title, entries }) => (
          <Stack as="section" key={title} gap={3} aria-label={title}>
            <Heading level={2}>{title}</Heading>
            {entries.map((entry) => (
              <Entry key={entry.slug} entry={entry} search={text} isWanted={entry.slug === wanted} />
            ))}
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

interface EntryProps {
  readonly entry: Faq;
  readonly search: string;
  readonly isWanted: boolean;
}

function Entry({ entry: { slug, question, answer, page }, search, isWanted }: EntryProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const [isOpened, setOpened] = useState(isWanted);
  useEffect(() => {
    if (isWanted) element.current?.scrollIntoView({ block: 'start' });
  }, [isWanted]);
  // What a search has found is shown without another press.
  const isOpen = isOpened || search.trim() !== '';
  return (
    <details
      ref={element}
      id={slug}
      css={entryStyle}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) setOpened(currentTarget.open);
      }}
    >
      <summary>
        <Marked text={question} search={search} />
      </summary>
      <Stack gap={3} align="flex-start">
        <p>
          <Marked text={answer} search={search} />
        </p>
        {page && <Link to={page.to}>{page.label}</Link>}
        <ShareButton slug={slug} question={question} />
      </Stack>
    </details>
  );
}

const Marked = ({ text, search }: { readonly text: string; readonly search: string }) =>
  highlight(text, search).map(({ from, text: part, isFound }) =>
    isFound ? <mark key={from}>{part}</mark> : <span key={from}>{part}</span>,
  );

function ShareButton({ slug, question }: { readonly slug: string; readonly question: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    if (await copyText(new URL(faqPath(slug), location.href).href)) setCopied(true);
  };
  return (
    <Button
      size="small"
      variant="ghost"
      aria-label={t.copyTheLinkToQuestion({ question })}
      icon={isCopied ? <Check size={16} aria-hidden /> : <Link2 size={16} aria-hidden />}
      onClick={() => void copy()}
    >
      {isCopied ? t.linkCopied() : t.copyLink()}
    </Button>
  );
}
