import { MINUTE } from '../../../domain/shared/time.ts';
import { Aside, Code, type Letter, Words, type Writing } from './letter.tsx';

/** Says nothing that the registrant has entered: the address may be a stranger's. */
export const verifyEmail = ({ code, lifeMs }: { code: string; lifeMs: number }, { t }: Writing): Letter => ({
  subject: t.yourCodeForGauntlet(),
  code,
  body: (
    <>
      <Words>{t.welcomeEnterThisCode()}</Words>
      <Code>{code}</Code>
      <Words>{t.itWorksOnceNobodyWillAsk({ minutes: lifeMs / MINUTE })}</Words>
      <Aside>{t.youHaveNotSignedUp()}</Aside>
    </>
  ),
});
