import { Action, Aside, type Letter, Words, type Writing } from './letter.tsx';

interface Ticket {
  readonly number: string;
  readonly url: string;
}

const paragraphs = (words: string) =>
  [...words.matchAll(/.*\S.*/g)].map(({ 0: line, index: place }) => <Words key={place}>{line}</Words>);

/** Says nothing that a stranger has typed: the address was not proven to be the writer's. */
export const ticketOpened = ({ number, url }: Ticket, { t }: Writing): Letter => ({
  subject: t.weHaveYourRequest({ number }),
  url,
  body: (
    <>
      <Words>{t.somebodyOfOurStaffWillReadIt()}</Words>
      <Action url={url}>{t.openTheRequest()}</Action>
      <Aside>{`${t.whoeverHasThisLink()} ${t.youHaveNotWrittenToUs()}`}</Aside>
    </>
  ),
});

export const ticketAnswered = ({ number, words, url }: Ticket & { words: string }, { t }: Writing): Letter => ({
  subject: t.anAnswerToYourRequest({ number }),
  url,
  body: (
    <>
      {paragraphs(words)}
      <Action url={url}>{t.readAndAnswer()}</Action>
      <Aside>{`${t.whoeverHasThisLink()} ${t.anAnswerToThisEmail()}`}</Aside>
    </>
  ),
});

export const ticketSolved = ({ number, words, url }: Ticket & { words: string }, { t }: Writing): Letter => ({
  subject: t.yourRequestIsSolved({ number }),
  url,
  body: (
    <>
      {paragraphs(words)}
      <Words>{t.weHaveClosedTheRequest()}</Words>
      <Action url={url}>{t.openTheRequest()}</Action>
      <Aside>{t.whoeverHasThisLink()}</Aside>
    </>
  ),
});
