import { contactPath } from '../../../domain/support/support.paths.ts';
import { settingsSectionPath } from '../../../domain/accounts/accounts.paths.ts';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';
import { apart } from '../../../domain/shared/apart.ts';
import { DIRECTIONS, LOCALES, type Language } from '../../../domain/shared/languages.ts';
import type { Texts } from '../__generated__/texts.ts';

/** The product's colours as mail programs know them; they read neither oklch nor custom properties. */
const colours = {
  page: '#0b0d13',
  card: '#12151b',
  raised: '#191d25',
  line: '#2a2e37',
  text: '#f3f5f9',
  dim: '#aaaeb6',
  ember: '#fa6e1d',
} as const;

const font = "Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const words: CSSProperties = { margin: '0 0 16px', color: colours.text, fontSize: 16, lineHeight: '24px' };
const small: CSSProperties = { ...words, color: colours.dim, fontSize: 14, lineHeight: '20px' };

/** For whom an e-mail is written: in the reader's language, with links that start with `publicUrl`. */
export interface Writing {
  readonly t: Texts;
  readonly language: Language;
  readonly publicUrl: string;
}

/** The words of an e-mail before they are dressed. */
export interface Letter {
  readonly subject: string;
  readonly body: ReactNode;
  readonly code?: string;
  readonly url?: string;
}

export const Words = ({ children }: { readonly children: ReactNode }) => <Text style={words}>{children}</Text>;

/** What stands below the matter: what to do when one has not asked for it. */
export const Aside = ({ children }: { readonly children: ReactNode }) => <Text style={small}>{children}</Text>;

/** A code to be typed, in one piece so that it can be marked with a double click. */
export const Code = ({ children }: { readonly children: string }) => (
  <Section
    style={{ margin: '0 0 16px', padding: '16px 0', background: colours.raised, borderRadius: 10, textAlign: 'center' }}
  >
    <Text
      style={{
        margin: 0,
        color: colours.ember,
        fontFamily: "'SF Mono', Consolas, 'Courier New', monospace",
        fontSize: 36,
        fontWeight: 700,
        letterSpacing: 8,
        lineHeight: '44px',
      }}
    >
      {children}
    </Text>
  </Section>
);

/** The one thing to press, and its address for those whose mail program shows no buttons. */
export const Action = ({ url, children }: { readonly url: string; readonly children: string }) => (
  <Section style={{ margin: '0 0 16px' }}>
    <Button
      href={url}
      style={{
        padding: '12px 24px',
        background: colours.ember,
        borderRadius: 10,
        color: colours.page,
        fontSize: 16,
        fontWeight: 700,
        textDecoration: 'none',
      }}
    >
      {children}
    </Button>
    <Text data-skip-in-text="true" style={{ ...small, margin: '12px 0 0', wordBreak: 'break-all' }}>
      <Link href={url} style={{ color: colours.dim }}>
        {url}
      </Link>
    </Text>
  </Section>
);

/** Where e-mails about what happens are switched off. */
export const Unsubscribe = ({ t, publicUrl }: Pick<Writing, 't' | 'publicUrl'>) => (
  <Aside>
    {t.tooManyEmails()}{' '}
    <Link href={`${publicUrl}${settingsSectionPath('notifications')}`} style={{ color: colours.dim }}>
      {t.chooseWhatWeSendYou()}
    </Link>{' '}
    {t.orSwitchEmailsOff()}
  </Aside>
);

/** One of several things that happened, with where it leads. */
export const Told = ({
  title,
  url,
  children,
}: {
  readonly title: string;
  readonly url: string;
  readonly children: string;
}) => (
  <Section style={{ margin: '0 0 12px', padding: '12px 16px', background: colours.raised, borderRadius: 10 }}>
    <Text style={{ ...words, margin: 0, fontWeight: 700 }}>
      <Link href={url} style={{ color: colours.text }}>
        {title}
      </Link>
    </Text>
    <Text style={{ ...small, margin: 0 }}>{children}</Text>
  </Section>
);

/** When, where and from what: what the reader compares with what they remember. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) => (
  <Section style={{ margin: '0 0 16px', padding: '12px 16px', background: colours.raised, borderRadius: 10 }}>
    {facts.map(([name, value]) => (
      <Text key={`${name} ${value}`} style={{ ...small, margin: 0 }}>
        {name}: <span style={{ color: colours.text }}>{apart(value)}</span>
      </Text>
    ))}
  </Section>
);

interface FrameProps {
  readonly title: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly writing: Writing;
  readonly children: ReactNode;
}

/** Around every e-mail. */
export const Frame = ({ title, preview, writing: { t, language, publicUrl }, children }: FrameProps) => (
  <Html lang={language} dir={DIRECTIONS[language]}>
    <Head>
      <meta name="color-scheme" content="dark" />
      <meta name="supported-color-schemes" content="dark" />
      <title>{title}</title>
    </Head>
    <Preview>{preview}</Preview>
    <Body style={{ margin: 0, padding: '32px 12px', background: colours.page, color: colours.text, fontFamily: font }}>
      <Container style={{ maxWidth: 520 }}>
        <Text style={{ margin: '0 0 16px', color: colours.text, fontSize: 20, fontWeight: 700, letterSpacing: 1 }}>
          <span style={{ color: colours.ember }}>◆</span> Gauntlet
        </Text>
        <Section
          style={{ padding: 28, background: colours.card, border: `1px solid ${colours.line}`, borderRadius: 16 }}
        >
          <Heading as="h1" style={{ margin: '0 0 16px', color: colours.text, fontSize: 24, lineHeight: '32px' }}>
            {title}
          </Heading>
          {children}
        </Section>
        <Hr style={{ margin: '24px 0 16px', borderColor: colours.line }} />
        <Text style={{ ...small, fontSize: 12, lineHeight: '18px' }}>
          {t.youGetThisMessage()}{' '}
          <Link href={publicUrl} style={{ color: colours.dim }}>
            Gauntlet
          </Link>{' '}
          {t.orWasEnteredThere()}{' '}
          <Link href={`${publicUrl}${contactPath}`} style={{ color: colours.dim }}>
            {t.contactUs()}
          </Link>
          .
        </Text>
      </Container>
    </Body>
  </Html>
);

/** A moment, wherever its reader is. */
export function momentOf(language: Language, at: number): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(at)} UTC`;
}
