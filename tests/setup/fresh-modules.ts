import { vi } from 'vitest';

// The files of a project share their workers, with the installed packages that are loaded there. The project's own
// modules are loaded anew for each file, so that none finds the state or the replaced globals of another.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
