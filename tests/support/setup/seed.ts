import fc from 'fast-check';
import { SEED } from '../seed.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
