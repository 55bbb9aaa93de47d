import { useState } from 'react';
import { ACCESS_MARK, KEY_MARK, patternOf } from '../../../domain/platform/api-key.ts';
import { type TriedCall, tryCall } from '../../data/try-call.ts';
import { useTask } from '../../data/use-task.ts';
import { formatCount } from '../../format/format.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { ScrollArea } from '../../ui/list/scroll-area.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type RestField, type RestPath, type Trial, addressOf } from '../rest-paths.ts';
import { SentText } from './sent-text.tsx';
import * as t from '../__generated__/messages.ts';

const KEYS = [patternOf(KEY_MARK), patternOf(ACCESS_MARK)];
const isKey = (text: string): boolean => KEYS.some((pattern) => pattern.test(text.trim()));

const SENDERS = [
  { value: 'session', label: t.asYourself(), hint: t.withTheSignInOfThisBrowser() },
  { value: 'key', label: t.withAKey(), hint: t.asAProgramOfYoursDoes() },
] as const;

/** More is not drawn: the document of all paths alone is some hundred thousand. */
const SHOWN_LETTERS = 20_000;

interface TryPathDialogProps {
  readonly tried: RestPath & { readonly trial: Trial };
  readonly onClose: () => void;
}

type Values = Readonly<Record<string, string>>;

/** Sends one call of the REST API from the page, and shows what came back. */
export function TryPathDialog({ tried, onClose }: TryPathDialogProps) {
  const { call, summary, trial } = tried;
  const task = useTask();
  const [answer, setAnswer] = useState<(TriedCall & { readonly address: string }) | null>(null);
  const form = useForm<Values>({
    initial: {
      sender: 'session',
      key: '',
      ...Object.fromEntries(trial.fields.map(({ key, initial }) => [key, initial])),
    },
    check: (values) => ({
      ...Object.fromEntries(
        trial.fields.map(({ key, required }) => [key, required && values[key]?.trim() === '' ? t.fillThis() : null]),
      ),
      key: values['sender'] === 'key' && !isKey(values['key'] ?? '') ? t.aKeyBeginsWith({ mark: KEY_MARK }) : null,
    }),
    sending: task,
    send: (values) =>
      task.run(async () => {
        const address = addressOf(trial, values);
        const key = values['sender'] === 'key' ? (values['key'] ?? '').trim() : null;
        setAnswer({ ...(await tryCall(address, key)), address });
      }),
  });
  return (
    <FormDialog
      {...form.wires}
      title={t.tryCall({ call })}
      description={`${summary}.`}
      size="large"
      submitLabel={t.send()}
      cancelLabel={t.close()}
      busy={form.isSending}
      onClose={onClose}
    >
      {trial.fields.map((field) => (
        <Parameter key={field.key} field={field} wires={form.field(field.key)} />
      ))}
      {trial.takesKey ? (
        <RadioGroup label={t.sendIt()} options={SENDERS} {...form.field('sender')} />
      ) : (
        <Text tone="dim">{t.itGoesWithTheSign()}</Text>
      )}
      {form.values['sender'] === 'key' && (
        <PasswordField label={t.key()} hint={t.itGoesWithThisCall()} autoComplete="off" {...form.field('key')} />
      )}
      <Failed failure={form.notice} />
      {answer !== null && task.failure === null && <Answer answer={answer} />}
    </FormDialog>
  );
}

type Wires = ReturnType<ReturnType<typeof useForm<Values>>['field']>;

function Parameter({ field, wires }: { readonly field: RestField; readonly wires: Wires }) {
  const { name, required, description, options, initial } = field;
  const label = required ? name : t.nameOptional({ name });
  if (options === null) return <TextField label={label} hint={description} autoComplete="off" {...wires} />;
  const values = initial === '' ? ['', ...options.filter((option) => option !== '')] : options;
  return (
    <Select
      label={label}
      hint={description}
      options={values.map((value) => ({ value, label: value === '' ? t.notGiven() : value }))}
      {...wires}
    />
  );
}

function Answer({ answer }: { readonly answer: TriedCall & { readonly address: string } }) {
  const { address, status, statusText, headers, millis } = answer;
  const text = indented(answer.text);
  return (
    <Stack gap={3}>
      <div role="status">
        <Row gap={2}>
          <Badge tone={status < 400 ? 'win' : 'loss'}>{`${status} ${statusText}`.trim()}</Badge>
          <Text size={14} tone="dim">
            {t.inMillisMs({ code: <code css={{ overflowWrap: 'anywhere' }}>{address}</code>, millis })}
          </Text>
        </Row>
      </div>
      {headers.length > 0 && <SentText>{headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</SentText>}
      <ScrollArea label={t.answer()} maxHeight={360}>
        <SentText>{text.slice(0, SHOWN_LETTERS)}</SentText>
      </ScrollArea>
      {text.length > SHOWN_LETTERS && (
        <Text size={14} tone="dim">
          {t.theFirstOfCharacters({
            shown: formatCount(SHOWN_LETTERS),
            total: formatCount(text.length),
          })}
        </Text>
      )}
    </Stack>
  );
}

/** What is no JSON stays as it came. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
