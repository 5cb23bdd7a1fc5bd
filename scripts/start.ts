import { startWithMemorySettings } from './start/memory-settings.ts';

// `npm start` builds the app if necessary and runs the server. For its settings see docs/operations.md.

startWithMemorySettings();
// Imported afterwards, because the program may have started again.
const { startServer } = await import('./start/start-server.ts');
await startServer();
