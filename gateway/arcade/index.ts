/** What other rooms may use of this one. */
export { courseSecretOf } from './runs/course-secret.ts';
export { playsIn } from './runs/see-run.ts';
