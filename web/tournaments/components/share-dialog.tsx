import { css } from '@emotion/react';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { type EmbedLook, EMBED_THEMES, EMBED_VIEWS, embedCodeOf, embedUrl } from '../../../domain/tournaments/embed.ts';
import { tournamentPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament-detail.gql.ts';

const codeStyle = css({
  display: 'block',
  padding: 'var(--space-3)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-0)',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 'var(--size-14)',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  WebkitUserSelect: 'all',
});

const VIEWS = { bracket: 'Bracket', standings: 'Standings' } as const;
const THEMES = { dark: 'Dark', light: 'Light' } as const;

const optionsOf = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

interface ShareDialogProps {
  readonly tournament: TournamentDetailFragment;
  readonly onClose: () => void;
}

/** The link of a public tournament, and the code that shows it on a page of somebody's own. */
export function ShareDialog({ tournament: { id, title }, onClose }: ShareDialogProps) {
  const [look, setLook] = useState<EmbedLook>({ view: 'bracket', theme: 'dark' });
  const { origin } = window.location;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Share this tournament"
      description="Everybody can look at it, with an account or without one."
    >
      <Stack gap={6}>
        <Copied what="link" text={`${origin}${tournamentPath(id)}`} />
        <Stack gap={3}>
          <Heading level={3}>On a page of yours</Heading>
          <Text size={14} tone="dim">
            It follows what happens by itself, and leads to this page.
          </Text>
          <Grid min={160} gap={3}>
            <Select
              label="Shows"
              options={optionsOf(EMBED_VIEWS, VIEWS)}
              value={look.view}
              onChange={({ target }) => setLook({ ...look, view: target.value as EmbedLook['view'] })}
            />
            <Select
              label="Theme"
              options={optionsOf(EMBED_THEMES, THEMES)}
              value={look.theme}
              onChange={({ target }) => setLook({ ...look, theme: target.value as EmbedLook['theme'] })}
            />
          </Grid>
          <Copied what="embed code" text={embedCodeOf(title, embedUrl(origin, id, look))} />
        </Stack>
      </Stack>
    </Dialog>
  );
}

interface CopiedProps {
  readonly what: 'link' | 'embed code';
  readonly text: string;
}

/** A text to be copied, by hand where the browser does not let a button do it. */
function Copied({ what, text }: CopiedProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // Without a secure connection browsers refuse the clipboard, or have none.
      setFailed(true);
    }
  };
  return (
    <Stack gap={3}>
      <code css={codeStyle} aria-label={what === 'link' ? 'Link' : 'Embed code'}>
        {text}
      </code>
      <Row>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          Copy {what}
        </Button>
      </Row>
      <div role="status">
        {copied === text ? (
          <Notice tone="win">The {what} is copied.</Notice>
        ) : (
          hasFailed && <Notice tone="warn">The browser refused to copy. Select it and copy it by hand.</Notice>
        )}
      </div>
    </Stack>
  );
}
