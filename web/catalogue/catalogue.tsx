import { css } from '@emotion/react';
import { Brand } from '../ui/face/brand.tsx';
import { Heading, Text } from '../ui/layout/text.tsx';
import { SkipLink } from '../ui/layout/skip-link.tsx';
import { below } from '../ui/tokens.ts';
import { type Section, sections } from './sections.ts';

const frame = css({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  minHeight: '100dvh',
  [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const side = css({
  position: 'sticky',
  insetBlockStart: 0,
  alignSelf: 'start',
  height: '100dvh',
  overflowY: 'auto',
  padding: 'var(--space-6) var(--space-4)',
  borderInlineEnd: '1px solid var(--line)',
  background: 'var(--bg-1)',
  '& ul': { marginBlockStart: 'var(--space-5)' },
  '& li > a': {
    display: 'block',
    padding: 'var(--space-1) var(--space-2)',
    borderRadius: 'var(--radius-s)',
    color: 'var(--text-dim)',
    fontSize: 'var(--size-14)',
    textDecoration: 'none',
    ':hover': { background: 'var(--bg-3)', color: 'var(--text)' },
  },
  [below.medium]: {
    position: 'static',
    height: 'auto',
    border: 0,
    '& ul': { display: 'flex', flexWrap: 'wrap' },
    '& li > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'var(--target-touch)' },
  },
});

const content = css({
  maxWidth: 1080,
  padding: 'var(--space-8)',
  outline: 'none',
  [below.medium]: { padding: 'var(--space-5) var(--space-4)' },
});
const sectionStyle = css({ paddingBlock: 'var(--space-6)', scrollMarginTop: 'var(--space-4)' });
const example = css({ marginBlockStart: 'var(--space-4)' });
const stage = css({
  marginBlockStart: 'var(--space-2)',
  padding: 'var(--space-5)',
  border: '1px dashed var(--line)',
  borderRadius: 'var(--radius-m)',
  [below.medium]: { padding: 'var(--space-3)' },
});

function SectionView({ id, title, examples }: Section) {
  return (
    <section css={sectionStyle} id={id} aria-labelledby={`${id}-title`}>
      <Heading level={2} size={28} id={`${id}-title`}>
        {title}
      </Heading>
      {examples.map(({ name, Component }) => (
        <div key={name} css={example}>
          <Text size={12} tone="dim" weight={600}>
            {name}
          </Text>
          <div css={stage}>
            <Component />
          </div>
        </div>
      ))}
    </section>
  );
}

/** Every part of the design system in its states, with an index at the side. */
export function Catalogue() {
  return (
    <>
      <SkipLink />
      <div css={frame}>
        <nav css={side} aria-label="Parts">
          <Brand />
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main css={content} id="main" tabIndex={-1}>
          <Heading level={1} size={40}>
            Catalogue
          </Heading>
          <Text tone="dim">The parts that every screen of Gauntlet is made of.</Text>
          {sections.map((section) => (
            <SectionView key={section.id} {...section} />
          ))}
        </main>
      </div>
    </>
  );
}
