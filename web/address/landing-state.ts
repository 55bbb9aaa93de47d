/** What a visit to the landing page may bring along. */
export interface LandingState {
  /** The visitor has just deleted an account. */
  readonly isClosed: boolean;
}
