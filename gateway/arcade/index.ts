/** What other rooms may use of this one. */
export { courseSecretOf } from './course-secret.ts';
