/** An e-mail as it goes out. */
export interface Message {
  /** The same for every try, so that mail programs show one that arrived twice once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** What the reader is to enter or to open, for the development mailbox; null when there is nothing. */
  readonly code: string | null;
  readonly url: string | null;
}

/** Takes messages to a mail server. */
export interface Mailer {
  /** Resolves once the server has taken the message. @throws NoMoreTries where it never will */
  send(message: Message): Promise<void>;
}
