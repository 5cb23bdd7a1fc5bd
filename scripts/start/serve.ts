import process from 'node:process';
import { serveUntilStopped } from '../../server-mock/serve-until-stopped.ts';
import { announce } from './announce.ts';

// What `npm start` runs, from the bundle: the server, for a person who reads the console.
await serveUntilStopped({ LOG_LEVEL: 'warn', ...process.env }, announce);
