import { Action, Aside, type Letter, Words, type Writing, momentOf } from './letter.tsx';

interface DataReady {
  readonly username: string;
  readonly url: string;
  readonly expiresAt: number;
}

export const dataReady = ({ username, url, expiresAt }: DataReady, { t, language }: Writing): Letter => ({
  subject: t.yourDataIsReady(),
  url,
  body: (
    <>
      <Words>{t.helloTheArchiveIsReady({ username })}</Words>
      <Action url={url}>{t.downloadTheArchive()}</Action>
      <Words>{t.itCanBeFetchedUntil({ moment: momentOf(language, expiresAt) })}</Words>
      <Aside>{t.youHaveNotAskedChangeYourPassword()}</Aside>
    </>
  ),
});
