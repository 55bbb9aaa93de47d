import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { DEVICE_CODE_TYPED_MAX, LIVES, deviceCodeOf } from '../../../domain/platform/application.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { settingsSectionPath } from '../../../domain/accounts/accounts.paths.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ConnectQuestion } from '../components/connect-question.tsx';
import * as t from '../__generated__/messages.ts';

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
      {t.enterAnotherCode()}
    </Button>
  );
  return (
    <Page
      title={t.connectADevice()}
      subtitle={code === null ? t.enterTheCodeThatYourDevice() : t.codeCode({ code: dashed(code) })}
      width="narrow"
    >
      <Card padding={6}>
        {code === null ? (
          <CodeForm given={given} onEntered={setCode} />
        ) : isAllowed === null ? (
          <ConnectQuestion
            of={{ code }}
            gone={
              <EmptyState title={t.thisCodeIsNotOpen()} action={another}>
                {t.itWasAnsweredOrMistyped({ minutes: LIVES.request / MINUTE })}
              </EmptyState>
            }
            onAnswered={(answered) => setAllowed(answered.isAllowed)}
          />
        ) : isAllowed ? (
          <div role="status">
            <EmptyState
              title={t.connected()}
              action={
                <Button asChild>
                  <Link to={settingsSectionPath('security')}>{t.yourApplications2()}</Link>
                </Button>
              }
            >
              {t.goBackToYourDeviceItGoes()}
            </EmptyState>
          </div>
        ) : (
          <div role="status">
            <EmptyState title={t.nothingWasConnected()} action={another}>
              {t.youSaidNoAndTheDevice()}
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
    check: ({ code }) => ({ code: deviceCodeOf(code) === null ? t.enterTheEightLetters() : null }),
    send: ({ code }) => {
      const entered = deviceCodeOf(code);
      if (entered !== null) onEntered(entered);
    },
  });
  return (
    <Form {...form.wires}>
      <TextField
        label={t.code()}
        hint={t.eightLettersLikeBCDFGHJK()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={DEVICE_CODE_TYPED_MAX}
        {...form.field('code')}
      />
      <Button type="submit" variant="primary" size="large" wide>
        {t.continue()}
      </Button>
    </Form>
  );
}
