import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { KEY_STAKE_MAX } from '../../../domain/platform/api-key.ts';
import { failureOf } from '../../data/failure.ts';
import { useAction } from '../../data/use-action.ts';
import type { Send } from '../../data/use-send.ts';
import { useTask } from '../../data/use-task.ts';
import { formatCents, parseDollars } from '../../format/format.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Part } from '../../parts/part.tsx';
import { proofWaysIn } from '../../session/second-proof.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { scopeWordsOf } from '../key-words.ts';
import {
  AllowApplicationDocument,
  type AskedOfMeQuery,
  AskedOfMeDocument,
  DenyApplicationDocument,
} from '../operations/__generated__/application.gql.ts';
import { ApplicationLogo } from './application-logo.tsx';
import * as t from '../__generated__/messages.ts';

/** The question of a browser by its id, or that of a device by its code. */
type Ref = { readonly id: string } | { readonly code: string };

/** How it was answered, and where the browser goes on; null where it stays. */
interface Answered {
  readonly isAllowed: boolean;
  readonly goesOnAt: string | null;
}

interface ConnectQuestionProps {
  readonly of: Ref;
  /** What is said of a question that is not open (any more). */
  readonly gone: ReactNode;
  readonly onAnswered: (answered: Answered) => void;
}

/** Who asks for what, and of whom; answered with yes or no. */
export function ConnectQuestion({ of, gone, onAnswered }: ConnectQuestionProps) {
  // It belongs to this moment and this browser.
  const query = useQuery(AskedOfMeDocument, { variables: { ref: of }, fetchPolicy: 'no-cache' });
  if (query.error && failureOf(query.error).code === 'NOT_FOUND') return gone;
  return (
    <Loaded query={{ ...query, data: query.data?.askedOfMe }} what={t.whatTheApplicationAsks()} skeleton={[3, 72]}>
      {(asked) => <Question of={of} asked={asked} onAnswered={onAnswered} />}
    </Loaded>
  );
}

const schema = z.object({ cap: z.string(), password: z.string().check(z.minLength(1)) });

const CAP = t.enterAnAmountUpTo({ most: formatCents(KEY_STAKE_MAX) });

interface QuestionProps extends Pick<ConnectQuestionProps, 'of' | 'onAnswered'> {
  readonly asked: AskedOfMeQuery['askedOfMe'];
}

function Question({ of, asked, onAnswered }: QuestionProps) {
  const { application, description, logoUrl, ownerName, scopes, returnsTo } = asked;
  const viewer = useViewer();
  const task = useTask();
  const deny = useAction(DenyApplicationDocument);
  const mayStake = scopes.includes('BATTLES_STAKE');
  /** In cents; null while it is none. */
  const capOf = (text: string): number | null => {
    if (!mayStake) return 0;
    const cents = parseDollars(text);
    return cents !== null && cents > 0 && cents <= KEY_STAKE_MAX ? cents : null;
  };
  const form = useForm({
    schema,
    initial: { cap: '', password: '' },
    check: ({ cap }) => ({ cap: capOf(cap) === null ? CAP : null }),
    words: { password: t.enterYourCurrentPassword() },
    places: { dailyStakeCents: 'cap' },
    sending: task,
    send: () => task.run((send) => allow(null, send)),
  });
  const allow = async (proof: string | null, send: Send): Promise<void> => {
    const { cap, password } = form.values;
    const variables = { ref: of, owner: { password, proof }, dailyStakeCents: capOf(cap) ?? 0 };
    const { allowApplication } = await send(AllowApplicationDocument, variables);
    onAnswered({ isAllowed: true, goesOnAt: allowApplication.goesOnAt });
  };
  const sayNo = async (): Promise<void> => {
    const denied = await deny.run({ ref: of });
    if (denied) onAnswered({ isAllowed: false, goesOnAt: denied.denyApplication.goesOnAt });
  };

  return (
    <>
      <Form {...form.wires} gap={5}>
        <Stack gap={2}>
          <Row gap={3} align="center">
            <ApplicationLogo src={logoUrl} size={56} />
            <Heading level={2}>{t.applicationWantsToAct({ application })}</Heading>
          </Row>
          {description !== '' && <Text css={{ overflowWrap: 'anywhere' }}>{description}</Text>}
          <Text tone="dim">
            {t.madeByOwnerNameWhoIsAPlayer({ ownerName, strong: <strong>{viewer?.username}</strong> })}
          </Text>
        </Stack>
        <Stack gap={2}>
          <Heading level={3}>{t.itAsks()}</Heading>
          <ul
            css={{
              margin: 0,
              listStyle: 'disc',
              paddingInlineStart: 'var(--space-5)',
              display: 'grid',
              gap: 'var(--space-1)',
            }}
          >
            {scopeWordsOf(scopes).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <Text size={14} tone="dim">
            {t.itNeverGetsYourPasswordAndNever()}
          </Text>
        </Stack>
        {returnsTo === null ? (
          <Notice tone="warn" title={t.haveYouStartedThisYourself()}>
            {t.sayYesOnlyIfTheCode()}
          </Notice>
        ) : (
          <Text>
            {t.afterwardsYouAreSentBack({ strong: <strong css={{ overflowWrap: 'anywhere' }}>{returnsTo}</strong> })}
          </Text>
        )}
        {mayStake && <MoneyField label={t.atMostADay()} hint={t.whatItMayPutAtStakeCounted()} {...form.field('cap')} />}
        <PasswordField label={t.currentPassword()} hint={t.itWorksUntilYouDisconnect()} {...form.field('password')} />
        <Failed failure={form.notice ?? deny.failure} />
        <Stack gap={2}>
          <Button type="submit" variant="primary" size="large" wide busy={form.isSending} disabled={deny.isRunning}>
            {t.allow()}
          </Button>
          <Button size="large" wide busy={deny.isRunning} disabled={form.isSending} onClick={() => void sayNo()}>
            {t.deny()}
          </Button>
        </Stack>
      </Form>
      {task.failure?.code === 'TWO_FACTOR_REQUIRED' && (
        <Part
          of="security.proof"
          title={t.allowApplication({ application })}
          description={t.itActsForYouProveFirst()}
          confirmLabel={t.allow()}
          {...proofWaysIn(task.failure.data)}
          onClose={task.reset}
          onProof={allow}
        />
      )}
    </>
  );
}
