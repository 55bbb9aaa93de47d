import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { DEVICE_CODE_TYPED_MAX, LIVES, deviceCodeOf } from '../../../domain/platform/application.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { settingsSectionPath } from '../../../domain/accounts/accounts.paths.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ConnectQuestion } from '../components/connect-question.tsx';

const dashed = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** /connect/device: the code that a device or a bot shows is entered, and its question answered. */
export function DeviceScreen() {
  const [params] = useSearchParams();
  const given = deviceCodeOf(params.get('code') ?? '');
  const [code, setCode] = useState<string | null>(null);
  const [isAllowed, setAllowed] = useState<boolean | null>(null);
  const another = (
    <Button
      onClick={() => {
        setCode(null);
        setAllowed(null);
      }}
    >
      Enter Another Code
    </Button>
  );
  return (
    <Page
      title="Connect a Device"
      subtitle={code === null ? 'Enter the code that your device or program shows.' : `Code ${dashed(code)}`}
      width="narrow"
    >
      <Card padding={6}>
        {code === null ? (
          <CodeForm given={given} onEntered={setCode} />
        ) : isAllowed === null ? (
          <ConnectQuestion
            of={{ code }}
            gone={
              <EmptyState title="This code is not open" action={another}>
                It was answered, has run out after {LIVES.request / MINUTE} minutes, or has a letter that is not right.
                Look at the device again.
              </EmptyState>
            }
            onAnswered={(answered) => setAllowed(answered.isAllowed)}
          />
        ) : isAllowed ? (
          <div role="status">
            <EmptyState
              title="Connected"
              action={
                <Button asChild>
                  <Link to={settingsSectionPath('security')}>Your Applications</Link>
                </Button>
              }
            >
              Go back to your device: it goes on within seconds.
            </EmptyState>
          </div>
        ) : (
          <div role="status">
            <EmptyState title="Nothing was connected" action={another}>
              You said no, and the device is told so.
            </EmptyState>
          </div>
        )}
      </Card>
    </Page>
  );
}

interface CodeFormProps {
  /** Out of the address, so that it only has to be compared; null without one. */
  readonly given: string | null;
  readonly onEntered: (code: string) => void;
}

function CodeForm({ given, onEntered }: CodeFormProps) {
  const form = useForm({
    initial: { code: given === null ? '' : dashed(given) },
    check: ({ code }) => ({ code: deviceCodeOf(code) === null ? 'Enter the eight letters of the code.' : null }),
    send: ({ code }) => {
      const entered = deviceCodeOf(code);
      if (entered !== null) onEntered(entered);
    },
  });
  return (
    <Form {...form.wires}>
      <TextField
        label="Code"
        hint="Eight letters, like BCDF-GHJK."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={DEVICE_CODE_TYPED_MAX}
        {...form.field('code')}
      />
      <Button type="submit" variant="primary" size="large" wide>
        Continue
      </Button>
    </Form>
  );
}
