import { defineConfig } from 'vite';
import { appIn } from './vite.config.ts';

/** The app in Spanish. */
export default defineConfig(appIn('es'));
