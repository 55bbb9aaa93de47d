import { Action, Aside, type Letter, Words, momentOf } from './letter.tsx';

interface Given {
  readonly from: string;
  readonly name: string;
  readonly url: string;
  readonly expiresAt: number;
}

export const gift = ({ from, name, url, expiresAt }: Given): Letter => ({
  subject: `${from} has a gift for you on Gauntlet`,
  url,
  body: (
    <>
      <Words>
        {from} has bought you the {name}. It is yours once you claim it; whoever has this link can do so, once.
      </Words>
      <Action url={url}>Open the Gift</Action>
      <Words>You can claim it until {momentOf(expiresAt)}; then it goes back.</Words>
      <Aside>You know nobody of that name? Then do nothing: we keep your address no longer than the gift waits.</Aside>
    </>
  ),
});
