import { useState } from 'react';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Figure, Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { copyText } from '../../parts/take-text.ts';
import { RenewTeamCodeDocument } from '../operations/__generated__/team.gql.ts';
import * as t from '../__generated__/messages.ts';

/** The invite code, which only the captain sees (RO-06). */
export function CodeCard({ code }: { readonly code: string }) {
  const renew = useAction(RenewTeamCodeDocument);
  const toast = useToast();
  const [copied, setCopied] = useState<'code' | 'failed' | null>(null);
  const copy = async (): Promise<void> => {
    if (await copyText(code)) setCopied('code');
    else setCopied('failed');
  };
  const change = async (): Promise<void> => {
    setCopied(null);
    if (await renew.run({})) toast({ title: t.newInviteCode(), description: t.theEarlierOneOpensNothingAnyMore() });
  };
  return (
    <Panel title={t.inviteCode()}>
      <Text tone="dim">{t.whoeverEntersThisCodeAsksToJoin()}</Text>
      <Row gap={4}>
        <span css={{ userSelect: 'all', WebkitUserSelect: 'all', overflowWrap: 'anywhere' }} translate="no">
          <Figure>{code}</Figure>
        </span>
        <Button onClick={() => void copy()}>{t.copyCode()}</Button>
        <Button variant="ghost" busy={renew.isRunning} onClick={() => void change()}>
          {t.newCode()}
        </Button>
      </Row>
      <div role="status">
        {copied === 'failed' && <Notice tone="warn">{t.theBrowserRefusedToCopySelect()}</Notice>}
        {copied === 'code' && <Notice tone="win">{t.theCodeIsCopied()}</Notice>}
      </div>
      <Failed failure={renew.failure} />
    </Panel>
  );
}
