import { Aside, type Letter, Words, type Writing } from './letter.tsx';

export const accountClosed = ({ username }: { username: string }, { t }: Writing): Letter => ({
  subject: t.yourAccountIsClosed(),
  body: (
    <>
      <Words>{t.goodbye({ username })}</Words>
      <Words>{t.whatTheBooksNeedStays()}</Words>
      <Aside>{t.itWasNotYouContactUs()}</Aside>
    </>
  ),
});
