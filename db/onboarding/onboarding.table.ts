import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, int, at, index } = kit;

const owner = () =>
  text()
    .notNull()
    .references(() => users.id);

/** How far a newcomer is (EN-15); kept here so that another browser goes on where the first one stopped (ON-02). */
export const onboardings = table('onboardings', {
  userId: owner().primaryKey(),
  /** How many steps of the profile setup were gone on from; where another visit goes on. */
  setupSteps: int().notNull().default(0),
  setupCompletedAt: at(),
  tourCompletedAt: at(),
  tutorialCompletedAt: at(),
  completedAt: at(),
});
export type Onboarding = typeof onboardings.$inferSelect;

/** A round of the tutorial's mini-game; the score is what the server found by playing the inputs again (ON-15). */
export const tutorialRuns = table(
  'tutorial_runs',
  {
    id: text().primaryKey(),
    userId: owner(),
    /** Decides the targets. */
    seed: int().notNull(),
    startedAt: at().notNull(),
    submittedAt: at(),
    /** Accuracy in whole per cent; null until submitted. */
    score: int(),
  },
  (t) => [index('tutorial_runs_user').on(t.userId, t.startedAt), index('tutorial_runs_submitted').on(t.submittedAt)],
);
