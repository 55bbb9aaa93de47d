import { css } from '@emotion/react';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { type EmbedLook, embedCodeOf, embedUrl } from '../../../domain/tournaments/embed.ts';
import { tournamentPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { optionsOf } from '../../ui/options.ts';
import { Select } from '../../ui/form/select.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { copyText } from '../../parts/take-text.ts';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament.gql.ts';
import * as t from '../__generated__/messages.ts';

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

const VIEWS = optionsOf<EmbedLook['view']>({ bracket: t.bracket(), standings: t.standings() });
const THEMES = optionsOf<EmbedLook['theme']>({ dark: t.dark(), light: t.light() });

interface ShareDialogProps {
  readonly tournament: TournamentDetailFragment;
  readonly onClose: () => void;
}

/** The link of a public tournament, and the code that shows it on a page of somebody's own. */
export function ShareDialog({ tournament: { id, title }, onClose }: ShareDialogProps) {
  const [look, setLook] = useState<EmbedLook>({ view: 'bracket', theme: 'dark' });
  const { origin } = window.location;
  return (
    <Dialog open onOpenChange={onClose} title={t.shareThisTournament()} description={t.everybodyCanLook()}>
      <Stack gap={6}>
        <Copied what="link" text={`${origin}${tournamentPath(id)}`} />
        <Stack gap={3}>
          <Heading level={3}>{t.onAPageOfYours()}</Heading>
          <Text size={14} tone="dim">
            {t.itFollowsWhatHappensByItself()}
          </Text>
          <Grid min={160} gap={3}>
            <Select
              label={t.shows()}
              options={VIEWS}
              value={look.view}
              onChange={({ target }) => setLook({ ...look, view: target.value as EmbedLook['view'] })}
            />
            <Select
              label={t.theme()}
              options={THEMES}
              value={look.theme}
              onChange={({ target }) => setLook({ ...look, theme: target.value as EmbedLook['theme'] })}
            />
          </Grid>
          <Copied what="embedCode" text={embedCodeOf(title, embedUrl(origin, id, look))} />
        </Stack>
      </Stack>
    </Dialog>
  );
}

interface CopiedProps {
  readonly what: 'link' | 'embedCode';
  readonly text: string;
}

/** A text to be copied, by hand where the browser does not let a button do it. */
function Copied({ what, text }: CopiedProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const copy = async (): Promise<void> => {
    if (await copyText(text)) setCopied(text);
    else setFailed(true);
  };
  return (
    <Stack gap={3}>
      <code css={codeStyle} aria-label={what === 'link' ? t.link() : t.embedCode()}>
        {text}
      </code>
      <Row>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {what === 'link' ? t.copyLink() : t.copyEmbedCode()}
        </Button>
      </Row>
      <div role="status">
        {copied === text ? (
          <Notice tone="win">{what === 'link' ? t.theLinkIsCopied() : t.theEmbedCodeIsCopied()}</Notice>
        ) : (
          hasFailed && <Notice tone="warn">{t.theBrowserRefusedToCopySelect()}</Notice>
        )}
      </div>
    </Stack>
  );
}
