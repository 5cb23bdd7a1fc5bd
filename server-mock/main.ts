import { serveUntilStopped } from './serve-until-stopped.ts';

// The server alone, with its log on standard output.
await serveUntilStopped(process.env);
