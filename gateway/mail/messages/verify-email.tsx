import { MINUTE } from '../../../domain/shared/time.ts';
import { Action, Aside, Code, type Letter, Words, type Writing } from './letter.tsx';

interface VerifyEmail {
  readonly code: string;
  readonly url: string | null;
  readonly lifeMs: number;
}

/** Says nothing that the registrant has entered: the address may be a stranger's. */
export const verifyEmail = ({ code, url, lifeMs }: VerifyEmail, { t }: Writing): Letter => ({
  subject: t.yourCodeForGauntlet(),
  code,
  ...(url !== null && { url }),
  body: (
    <>
      <Words>{url === null ? t.welcomeEnterThisCode() : t.yourRegistrationWaitsForThisCode()}</Words>
      <Code>{code}</Code>
      {url !== null && <Action url={url}>{t.enterTheCode()}</Action>}
      <Words>{t.itWorksOnceNobodyWillAsk({ minutes: lifeMs / MINUTE })}</Words>
      <Aside>{url === null ? t.youHaveNotSignedUp() : t.youHaveNotAskedIgnore()}</Aside>
    </>
  ),
});
