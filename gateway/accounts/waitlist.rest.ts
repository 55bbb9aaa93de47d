import { z } from 'zod';
import { FormText } from '../kernel/http/rest-schemas.ts';
import { type RestRoute, route } from '../kernel/http/route.ts';
import { joinWaitlist } from './join-waitlist.ts';

export const waitlistRoutes: readonly RestRoute[] = [
  route({
    // RE-05; the timestamp that the client sends is not trusted, the server's own is stored
    method: 'POST',
    path: '/api/waitlist',
    operation: 'joinWaitlist',
    summary: 'Joins the waitlist',
    access: 'anyone',
    body: z.object({ email: FormText.describe('Where news are sent to.') }),
    answers: z.strictObject({ message: z.string() }),
    refusals: ['BAD_INPUT', 'RATE_LIMITED'],
    async answer({ deps, caller }, { body }) {
      await joinWaitlist(deps, caller, body.email);
      return { message: 'Watch your inbox for updates.' };
    },
  }),
];
