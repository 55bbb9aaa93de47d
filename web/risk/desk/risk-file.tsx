import { css } from '@emotion/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  adminAccountPath,
  adminAlertsPath,
  adminBattlesPath,
  adminFinancePath,
  adminRiskOfPath,
} from '../../../domain/shared/admin.paths.ts';
import { RISK_WORDS_MAX } from '../../../domain/risk/risk-case.ts';
import { withQuery } from '../../../domain/shared/path-to.ts';
import type { RiskAction } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { ALERT_TITLES } from '../../desk/alert-words.ts';
import { partText } from '../../desk/signal-words.ts';
import {
  HandleRiskCaseDocument,
  OpenRiskEvidenceDocument,
  type RiskCaseFieldsFragment,
  type RiskEvidenceRowFragment,
} from '../operations/__generated__/risk-case.gql.ts';
import { RISK_STATE_WORDS, evidencePath, evidenceText, evidenceTitle, isDecidedElsewhere } from './risk-words.ts';
import * as t from '../__generated__/messages.ts';

interface OfCase {
  readonly found: RiskCaseFieldsFragment;
}

/** Whom a case is about, what its place in the list is made of, and the ways to where staff can act. */
export function RiskSummary({ found }: OfCase) {
  const { state, score, parts, players, assigneeName, openedAt, lastSignalAt } = found;
  const points = parts.map((part) => `${partText(part)} ${part.points}`).join(' + ');
  return (
    <Panel title={t.about()} aside={<Badge tone={RISK_STATE_WORDS[state].tone}>{RISK_STATE_WORDS[state].word}</Badge>}>
      <DescriptionList
        items={[
          {
            term: t.playersOf({ count: players.length }),
            detail: (
              <Row as="span" gap={3} justify="flex-end">
                {players.map(({ id, username }) => (
                  <Link key={id} to={adminAccountPath(id)}>
                    {username}
                  </Link>
                ))}
              </Row>
            ),
          },
          { term: t.score(), detail: `${score} = ${points}` },
          { term: t.assignedTo(), detail: assigneeName ?? t.nobodyYet() },
          { term: t.opened(), detail: <RelativeTime at={openedAt} now={serverNow} /> },
          { term: t.lastSignal(), detail: <RelativeTime at={lastSignalAt} now={serverNow} /> },
        ]}
      />
      <Text size={14} tone="dim">
        {t.theScoreOnlyOrdersTheList()}
      </Text>
      <Row gap={2}>
        <Button size="small" asChild>
          <Link to={withQuery(adminFinancePath, { tab: 'withdrawals' })}>{t.withdrawals()}</Link>
        </Button>
        <Button size="small" asChild>
          <Link to={adminBattlesPath}>{t.battles()}</Link>
        </Button>
        {players.map(({ id, username }) => (
          <Button key={id} size="small" variant="ghost" asChild>
            <Link to={adminRiskOfPath(id)}>{t.casesOfUsername({ username })}</Link>
          </Button>
        ))}
      </Row>
    </Panel>
  );
}

const signal = css({
  padding: 'var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-1)',
});

/** The signals in the order of time; what they rest on is shown when somebody asks, because each look is written down. */
export function RiskSignals({ found }: OfCase) {
  const opening = useAction(OpenRiskEvidenceDocument);
  const [evidence, setEvidence] = useState<readonly RiskEvidenceRowFragment[] | null>(null);
  const open = async (): Promise<void> => {
    const data = await opening.run({ caseId: found.id });
    if (data) setEvidence(data.openRiskEvidence);
  };
  return (
    <Panel title={t.signals()}>
      <Text size={14} tone="dim">
        {t.eachLookAtTheEvidenceIsWritten()}
      </Text>
      <Row>
        <Button busy={opening.isRunning} onClick={() => void open()}>
          {evidence === null ? t.showEvidence() : t.showEvidenceAgain()}
        </Button>
      </Row>
      <Failed failure={opening.failure} />
      <Stack as="ol" gap={3} aria-label={t.signalsInTheOrderOfTime()}>
        {found.signals.map((one) => (
          <li key={one.id} css={signal}>
            <Stack gap={3}>
              <Row justify="space-between">
                <Heading level={3}>{ALERT_TITLES[one.kind]}</Heading>
                <Text as="span" size={14} tone="dim">
                  <RelativeTime at={one.at} now={serverNow} />
                </Text>
              </Row>
              <Text css={{ overflowWrap: 'anywhere' }}>{one.sentence}</Text>
              {isDecidedElsewhere(one.kind) && one.resolvedAt === null && (
                <Text size={14}>
                  {t.itIsDecidedAmongTheAlerts({ link: (inside) => <Link to={adminAlertsPath}>{inside}</Link> })}
                </Text>
              )}
              {evidence !== null && <EvidenceList items={evidence.filter(({ signalId }) => signalId === one.id)} />}
            </Stack>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

function EvidenceList({ items }: { readonly items: readonly RiskEvidenceRowFragment[] }) {
  if (items.length === 0)
    return (
      <Text size={14} tone="dim">
        {t.whatItRestedOnIsNotKept()}
      </Text>
    );
  return (
    <List label={t.evidence()}>
      {items.map((item) => {
        const path = evidencePath(item);
        return (
          <ListRow
            key={`${item.kind} ${item.id}`}
            title={evidenceTitle(item)}
            detail={evidenceText(item)}
            {...(item.at !== null && { trailing: <RelativeTime at={item.at} now={serverNow} /> })}
            {...(path !== null && { link: <Link to={path} /> })}
          />
        );
      })}
    </List>
  );
}

/** What staff wrote, in its order. */
export function RiskNotes({ found }: OfCase) {
  return (
    <Panel title={t.notes()}>
      {found.notes.length === 0 ? (
        <EmptyState title={t.nothingWrittenYet()} />
      ) : (
        <List label={t.notes()}>
          {found.notes.map(({ id, action, byName, words, at }) => (
            <ListRow
              key={id}
              title={`${byName} · ${t.noteAction({ action })}`}
              detail={<span css={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{words}</span>}
              trailing={<RelativeTime at={at} now={serverNow} />}
              isLong
            />
          ))}
        </List>
      )}
    </Panel>
  );
}

/** What can be done with a case; whatever sets it aside has a reason. */
export function RiskHandling({ found }: OfCase) {
  const viewer = useViewer();
  const handle = useAction(HandleRiskCaseDocument);
  const act = async (action: RiskAction, words = ''): Promise<boolean> =>
    (await handle.run({ input: { caseId: found.id, action, words, seenSignals: found.signals.length } }, action)) !==
    null;
  const form = useForm({
    initial: { words: '' },
    check: ({ words }) => ({ words: words.trim() === '' ? t.writeSomethingFirst() : null }),
    sending: handle,
    send: async ({ words }) => {
      if (await act('NOTE', words)) form.reset();
    },
  });
  const { words } = form.values;
  const isSilent = words.trim() === '';
  const say = async (action: RiskAction): Promise<void> => {
    if (await act(action, words)) form.reset();
  };
  const busy = (action: RiskAction): boolean => handle.runningId === action;
  return (
    <Panel title={t.decide()}>
      <Form {...form.wires} gap={4}>
        <TextArea
          label={t.noteOrReason()}
          hint={t.staffAloneReadItWatchingClosing()}
          rows={4}
          maxLength={RISK_WORDS_MAX}
          {...form.field('words')}
        />
        <Failed failure={form.notice} />
        <Row gap={2}>
          <Button type="submit" variant="primary" busy={busy('NOTE')}>
            {t.addNote2()}
          </Button>
          {found.state === 'OPEN' && (
            <Button disabled={isSilent} busy={busy('WATCH')} onClick={() => void say('WATCH')}>
              {t.watch({ sense: 'case' })}
            </Button>
          )}
          {found.state !== 'CLOSED' && viewer?.role === 'ADMINISTRATOR' && (
            <Button disabled={isSilent} busy={busy('CLOSE')} onClick={() => void say('CLOSE')}>
              {t.close()}
            </Button>
          )}
          {found.state !== 'OPEN' && (
            <Button disabled={isSilent} busy={busy('REOPEN')} onClick={() => void say('REOPEN')}>
              {t.openAgain()}
            </Button>
          )}
          {found.assigneeId === viewer?.id ? (
            <Button variant="ghost" busy={busy('RELEASE')} onClick={() => void act('RELEASE')}>
              {t.release()}
            </Button>
          ) : (
            <Button variant="ghost" busy={busy('TAKE')} onClick={() => void act('TAKE')}>
              {found.assigneeId === null ? t.assignToMe() : t.takeOver()}
            </Button>
          )}
        </Row>
      </Form>
    </Panel>
  );
}
