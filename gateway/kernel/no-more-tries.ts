/** A job that failed for good: it ends, since no other try would come to anything else. */
export class NoMoreTries extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NoMoreTries';
  }
}
