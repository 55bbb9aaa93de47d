/** A juror was drawn for a case, whose players are not named. */
export interface JurorDrawn {
  readonly jurorId: string;
  /** The game as people read it. */
  readonly gameTitle: string;
  readonly answerBy: number;
}

declare module '../shared/events.ts' {
  interface EventPayloads {
    'juror.drawn': JurorDrawn;
    /** The last vote of a jury came: there is advice for whoever decides the case. */
    'jury.heard': object;
  }
}
