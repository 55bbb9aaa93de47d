export interface Faq {
  /** What the address of the entry says. */
  readonly slug: string;
  readonly question: string;
  readonly answer: string;
  /** The page that the answer speaks of, where it stands in no menu. */
  readonly page?: { readonly to: string; readonly label: string };
}

/** What a room adds to /help, in `web/<room>/faqs.ts`. */
export interface RoomFaq extends Faq {
  /** The entry, of a room that every product has, behind which it stands. */
  readonly after: string;
}
