import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { LegalText } from '../../../domain/accounts/legal.ts';
import { LANGUAGE } from '../../format/locale.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { LEGAL, versionWords } from '../legal.ts';
import * as t from '../__generated__/messages.ts';

export interface Section {
  readonly title: string;
  readonly content: ReactNode;
}

interface LegalPageProps {
  readonly text: LegalText;
  readonly sections: readonly Section[];
}

/** Without accents, so that an address stays readable in every language. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-');

const contents = css({
  columns: '2 260px',
  paddingInlineStart: 'var(--space-5)',
  listStyle: 'decimal',
  li: { paddingBlock: 4 },
});

const text = css({
  display: 'grid',
  gap: 'var(--space-3)',
  lineHeight: 1.65,
  color: 'var(--text-dim)',
  strong: { color: 'var(--text)' },
  ul: { display: 'grid', gap: 'var(--space-2)', paddingInlineStart: 'var(--space-5)', listStyle: 'disc' },
});

/** A long text that is meant to be read: narrow, numbered, with its contents in front. */
export const LegalPage = ({ text: name, sections }: LegalPageProps) => (
  <Page title={LEGAL[name].title} subtitle={LEGAL[name].summary} width="medium">
    <Text tone="dim" size={14}>
      {versionWords(name)}.
    </Text>
    {LANGUAGE !== 'en' && <Text size={14}>{t.theEnglishTextBinds()}</Text>}
    <nav aria-label={t.contents()}>
      <ol css={contents}>
        {sections.map((section) => (
          <li key={section.title}>
            <a href={`#${idOf(section.title)}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
    {sections.map((section, index) => (
      <section key={section.title} css={{ display: 'grid', gap: 'var(--space-3)' }}>
        <Heading level={2} id={idOf(section.title)} css={{ scrollMarginTop: 'var(--space-6)' }}>
          {index + 1}. {section.title}
        </Heading>
        <div css={text}>{section.content}</div>
      </section>
    ))}
  </Page>
);
