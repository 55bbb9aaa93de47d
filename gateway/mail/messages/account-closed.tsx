import { Aside, type Letter, Words } from './letter.tsx';

export const accountClosed = ({ username }: { username: string }): Letter => ({
  subject: 'Your Gauntlet account is closed',
  body: (
    <>
      <Words>Goodbye {username}. Your account is closed, and your personal data was deleted with it.</Words>
      <Words>
        What the books need stays, without your name: every movement of money remains provable for as long as the law
        asks for it.
      </Words>
      <Aside>It was not you? Contact us right away.</Aside>
    </>
  ),
});
