/** What other rooms may use of this one. */
export { courseSecretOf } from './course-secret.ts';
export { playsIn } from './see-run.ts';
