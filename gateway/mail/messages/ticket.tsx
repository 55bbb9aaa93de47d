import { Action, Aside, type Letter, Words } from './letter.tsx';

interface Ticket {
  readonly number: string;
  readonly url: string;
}

const KEEP = 'Whoever has this link can read the request and answer it. Keep it to yourself.';

const paragraphs = (words: string) =>
  [...words.matchAll(/.*\S.*/g)].map(({ 0: line, index: place }) => <Words key={place}>{line}</Words>);

/** Says nothing that a stranger has typed: the address was not proven to be the writer's. */
export const ticketOpened = ({ number, url }: Ticket): Letter => ({
  subject: `We have your request ${number}`,
  url,
  body: (
    <>
      <Words>Somebody of our staff will read it. We answer to this address, and on the page of the request:</Words>
      <Action url={url}>Open the Request</Action>
      <Aside>{KEEP} You have not written to us? Then ignore this message: nothing else will come of it.</Aside>
    </>
  ),
});

export const ticketAnswered = ({ number, words, url }: Ticket & { words: string }): Letter => ({
  subject: `An answer to your request ${number}`,
  url,
  body: (
    <>
      {paragraphs(words)}
      <Action url={url}>Read and Answer</Action>
      <Aside>{KEEP} An answer to this e-mail reaches nobody.</Aside>
    </>
  ),
});

export const ticketSolved = ({ number, words, url }: Ticket & { words: string }): Letter => ({
  subject: `Your request ${number} is solved`,
  url,
  body: (
    <>
      {paragraphs(words)}
      <Words>We have closed the request. If something is still open, write on its page and it opens again:</Words>
      <Action url={url}>Open the Request</Action>
      <Aside>{KEEP}</Aside>
    </>
  ),
});
