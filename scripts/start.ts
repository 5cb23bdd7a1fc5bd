import { startServer } from './start/start-server.ts';

// `npm start` builds the app if necessary and runs the server. For its settings see docs/operations.md.

await startServer();
