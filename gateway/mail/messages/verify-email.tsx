import { MINUTE } from '../../../domain/shared/time.ts';
import { Aside, Code, type Letter, Words } from './letter.tsx';

/** Says nothing that the registrant has entered: the address may be a stranger's. */
export const verifyEmail = ({ code, lifeMs }: { code: string; lifeMs: number }): Letter => ({
  subject: 'Your code for Gauntlet',
  code,
  body: (
    <>
      <Words>Welcome to Gauntlet. Enter this code to prove that the address is yours and to open your account:</Words>
      <Code>{code}</Code>
      <Words>It works once, for {lifeMs / MINUTE} minutes. Nobody at Gauntlet will ever ask you for it.</Words>
      <Aside>You have not signed up? Then somebody mistyped their address, and you can ignore this message.</Aside>
    </>
  ),
});
