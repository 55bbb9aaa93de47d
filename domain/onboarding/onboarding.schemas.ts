import * as z from 'zod/mini';
import { between } from '../shared/schema.ts';
import { refusalsOf } from './registration.ts';

/** 'Create Account' (RG-01). */
export const registration = z
  .object({
    username: z.string(),
    email: z.string(),
    password: z.string(),
    confirmPassword: z.string(),
    referralCode: z.string(),
    agreeToTerms: z.boolean(),
  })
  .check(between(refusalsOf));
