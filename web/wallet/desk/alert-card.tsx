import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Part } from '../../parts/part.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { ALERT_TITLES, apart, sideName, sideText } from '../../desk/alert-words.ts';
import type { StaffAlertRowFragment } from '../operations/__generated__/alert.gql.ts';
import * as t from '../__generated__/messages.ts';

interface AlertCardProps {
  readonly alert: StaffAlertRowFragment;
  /** Absent for whoever may not resolve it. */
  readonly onResolve?: (() => void) | undefined;
  /** The same, for a win of the arcade that waits to be decided. */
  readonly onDecide?: ((doRunsCount: boolean) => void) | undefined;
}

/** What no two sides tell: the sentence says it. */
const TOLD_WHOLE: ReadonlySet<StaffAlertRowFragment['kind']> = new Set([
  'ARCADE_HELD',
  'ARCADE_RUN',
  'AUDIT_LOG',
  'ODDS',
]);

/** One alert: what both sides say, how far they are apart, since when. */
export function AlertCard({ alert, onResolve, onDecide }: AlertCardProps) {
  const { kind, subject, currency, sides, at, seenAt, resolvedAt, resolvedBy, reason, message } = alert;
  const { awaitsDecision, arcadeRuns } = alert;
  const gap = apart(sides, currency);
  return (
    <Card as="li" {...(resolvedAt === null && { tone: 'warn' as const })}>
      <Stack gap={4}>
        <Row justify="space-between">
          <Row gap={2}>
            <Heading level={3}>{ALERT_TITLES[kind]}</Heading>
            <Badge tone={resolvedAt === null ? 'warn' : 'neutral'}>
              {resolvedAt === null ? t.open({ sense: 'alert' }) : t.resolved()}
            </Badge>
          </Row>
          <Row gap={2}>
            {awaitsDecision && onDecide && (
              <>
                <Button aria-label={t.payTheWinMessage({ message })} onClick={() => onDecide(true)}>
                  {t.payTheWin()}
                </Button>
                <Button
                  variant="danger"
                  aria-label={t.refuseTheRunMessage({ message })}
                  onClick={() => onDecide(false)}
                >
                  {t.refuseTheRun()}
                </Button>
              </>
            )}
            {!awaitsDecision && onResolve && (
              <Button aria-label={t.resolveMessage({ message })} onClick={onResolve}>
                {t.resolve()}
              </Button>
            )}
          </Row>
        </Row>
        <Text tone="dim" css={{ overflowWrap: 'anywhere' }}>
          {TOLD_WHOLE.has(kind) ? message : subject}
        </Text>
        {arcadeRuns.length > 0 && <Part of="desk.alert.runs" runs={arcadeRuns} />}
        <Grid min={260} gap={5}>
          <DescriptionList
            items={[
              ...sides.map((side) => ({ term: sideName(side), detail: sideText(side, currency) })),
              ...(gap === null ? [] : [{ term: t.difference(), detail: gap, total: true }]),
            ]}
          />
          <DescriptionList
            items={[
              { term: t.found(), detail: <RelativeTime at={at} now={serverNow} /> },
              { term: t.lastSeen(), detail: <RelativeTime at={seenAt} now={serverNow} /> },
              ...(resolvedAt === null
                ? []
                : [
                    { term: t.resolved(), detail: formatDateTime(resolvedAt) },
                    { term: t.by(), detail: resolvedBy ?? '' },
                    { term: t.reason(), detail: reason ?? '' },
                  ]),
            ]}
          />
        </Grid>
      </Stack>
    </Card>
  );
}
