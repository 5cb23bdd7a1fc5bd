import path from 'node:path';
import process from 'node:process';
import { buildWhenStale } from './start/build-when-stale.ts';
import { continueAs } from './start/continue-as.ts';

// `npm start` builds the app and the server if necessary and becomes the built server. For its settings see
// docs/operations.md.

const root = path.resolve(import.meta.dirname, '..');
await buildWhenStale(root, path.resolve(process.env.APP_DIR || 'dist'));
await continueAs(path.join(root, 'dist-server/start.js'));
