import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { centsOf } from '../../../domain/shared/money.ts';
import { SETTING_VALUE_MAX, changeSettings, isLoosening, isMoneySetting } from '../../../domain/shared/settings.ts';
import { useAction } from '../../data/use-action.ts';
import { usePages } from '../../data/use-pages.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ApprovalsDocument } from '../operations/__generated__/approval.gql.ts';
import { AuditTrailDocument } from '../operations/__generated__/account-standing.gql.ts';
import {
  ListSettingsDocument,
  type SettingRowFragment,
  SetSettingsDocument,
} from '../operations/__generated__/admin.gql.ts';
import { rangeWords, unusableWords } from '../setting-range.ts';
import { settingHint } from '../setting-words.ts';
import { ReasonDialog } from '../../desk/reason-dialog.tsx';
import * as t from '../__generated__/messages.ts';

type Change = Pick<SettingRowFragment, 'key' | 'value'>;

/** Whether two values of one key mean the same: an amount may be stored without its cents. */
function isSame(key: string, one: string, other: string): boolean {
  if (one.trim() === other) return true;
  const cents = isMoneySetting(key) ? centsOf(one) : null;
  return cents !== null && cents === centsOf(other);
}

/** AS-13, AS-14: what was changed is shown before it is saved, and can be set back from its history. */
export function SettingForm() {
  const query = useQuery(ListSettingsDocument, { fetchPolicy: 'cache-and-network' });
  const action = useAction(SetSettingsDocument, {
    changes: [ListSettingsDocument, AuditTrailDocument, ApprovalsDocument],
  });
  const toast = useToast();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState<readonly Change[] | null>(null);
  const settings = query.data?.systemSettings;
  const valueOf = (key: string): string => settings?.find((one) => one.key === key)?.value ?? '';
  const changes = Object.entries(typed)
    .filter(([key, value]) => !isSame(key, value, valueOf(key)))
    .map(([key, value]) => ({ key, value }));
  const ruling = changeSettings(
    Object.fromEntries((settings ?? []).map(({ key, value }) => [key, value])),
    Object.fromEntries(changes.map(({ key, value }) => [key, value])),
  );
  // One that is not known here is for the server to judge.
  const refusal = ruling.ok || ruling.refusal.code !== 'SETTING_UNUSABLE' ? null : ruling.refusal;
  const problemOf = (key: string) => (refusal?.field === key ? unusableWords(refusal.data ?? {}) : undefined);
  return (
    <Stack gap={6}>
      <Panel
        title={t.systemConfiguration()}
        aside={
          <Button
            variant="primary"
            disabled={changes.length === 0 || refusal !== null}
            onClick={() => setAsked(changes)}
          >
            {t.saveConfiguration()}
          </Button>
        }
      >
        <Loaded query={{ ...query, data: settings }} what={t.theConfiguration()} skeleton={[4, 64]}>
          {(rows) => (
            <Stack gap={4}>
              {rows.map(({ key, value, description, category, type, ...range }) => (
                <Stack key={key} gap={1}>
                  <SettingField
                    name={key}
                    type={type}
                    hint={`${settingHint(key, description)}. ${rangeWords(range)}`}
                    error={problemOf(key)}
                    value={typed[key] ?? value}
                    onChange={(next) => setTyped({ ...typed, [key]: next })}
                  />
                  <Row>
                    <Badge>{t.settingCategory({ category })}</Badge>
                  </Row>
                </Stack>
              ))}
            </Stack>
          )}
        </Loaded>
      </Panel>
      <Part of="proof.bench" />
      <Panel title={t.history()}>
        <SettingHistory valueOf={valueOf} onUndo={(change) => setAsked([change])} />
      </Panel>
      {asked && (
        <ReasonDialog
          title={t.saveConfiguration()}
          description={t.itHoldsFromTheNextCall()}
          submitLabel={t.saveConfiguration()}
          sending={action}
          asksProof={asked.some(({ key, value }) => isLoosening(key, valueOf(key), value.trim()))}
          onSend={async (reason, proof) => {
            const answer = await action.run({ input: { changes: [...asked], reason, proof } });
            const stands = new Map(answer?.setSettings.map(({ key, value }) => [key, value]));
            if (answer && asked.some(({ key }) => stands.get(key) === valueOf(key)))
              toast({ title: t.waitsForASecondAdministrator(), description: t.nothingHasChangedYet(), tone: 'info' });
            // What else was typed is still to be saved.
            const saved = new Set(asked.map(({ key }) => key));
            if (answer) setTyped(Object.fromEntries(Object.entries(typed).filter(([key]) => !saved.has(key))));
            return answer;
          }}
          onClose={() => {
            action.reset();
            setAsked(null);
          }}
        >
          <DescriptionList
            items={asked.map(({ key, value }) => ({
              term: key,
              detail: `${valueOf(key) || t.empty()} → ${value || t.empty()}`,
            }))}
          />
        </ReasonDialog>
      )}
    </Stack>
  );
}

interface SettingFieldProps {
  readonly name: string;
  readonly type: SettingRowFragment['type'];
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An amount is typed as everywhere; what else there is, as it is stored: its numbers are whole. */
function SettingField({ name, type, onChange, ...field }: SettingFieldProps) {
  if (isMoneySetting(name)) return <MoneyField label={name} onChange={onChange} {...field} />;
  return (
    <TextField
      label={name}
      inputMode={type === 'NUMBER' ? 'numeric' : 'text'}
      maxLength={SETTING_VALUE_MAX}
      onChange={({ target }) => onChange(target.value)}
      {...field}
    />
  );
}

interface SettingHistoryProps {
  /** Of a setting as it stands; what is so already is not offered. */
  readonly valueOf: (key: string) => string;
  readonly onUndo: (change: Change) => void;
}

/** What was changed, newest first, each with a way back. */
function SettingHistory({ valueOf, onUndo }: SettingHistoryProps) {
  const read = usePages(AuditTrailDocument, 'auditLog', {
    variables: { subject: null, subjectId: null, actorName: null, action: 'setting.changed' },
    first: 10,
  });
  return (
    <PagedList
      read={read}
      what={t.theHistory()}
      skeleton={[2, 56]}
      empty={<EmptyState title={t.nothingWasChangedYet()}>{t.everyChangeStaysHereWithItsReason()}</EmptyState>}
      moreLabel={t.showEarlier()}
    >
      {(rows) => (
        <List label={t.history()}>
          {rows.map(({ id, subjectId, from, to, reason, actorName, at }) => (
            <ListRow
              key={id}
              title={`${subjectId}: ${from ?? ''} → ${to ?? ''}`}
              detail={
                <>
                  {reason} · {actorName} · <RelativeTime at={at} now={serverNow} />
                </>
              }
              trailing={
                from !== null &&
                from !== valueOf(subjectId) && (
                  <Button
                    size="small"
                    aria-label={t.setSubjectIdBack({ subjectId, from })}
                    onClick={() => onUndo({ key: subjectId, value: from })}
                  >
                    {t.undo()}
                  </Button>
                )
              }
            />
          ))}
        </List>
      )}
    </PagedList>
  );
}
