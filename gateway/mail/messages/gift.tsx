import { Action, Aside, type Letter, Words, type Writing, momentOf } from './letter.tsx';

interface Given {
  readonly from: string;
  readonly name: string;
  readonly url: string;
  readonly expiresAt: number;
}

export const gift = ({ from, name, url, expiresAt }: Given, { t, language }: Writing): Letter => ({
  subject: t.fromHasAGiftForYou({ from }),
  url,
  body: (
    <>
      <Words>{t.fromHasBoughtYouTheName({ from, name })}</Words>
      <Action url={url}>{t.openTheGift()}</Action>
      <Words>{t.youCanClaimItUntil({ moment: momentOf(language, expiresAt) })}</Words>
      <Aside>{t.youKnowNobodyOfThatName()}</Aside>
    </>
  ),
});
