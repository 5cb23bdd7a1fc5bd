import { afterAll, vi } from 'vitest';

// The files of a project share their workers, with the installed packages that are loaded there. The project's own
// modules are loaded anew for each file, so that none finds the state or the replaced globals of another.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();

// A probe that repeats would otherwise go on in the next files, and call their `fetch`.
const real = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval };
const started = new Set<ReturnType<typeof setTimeout>>();
const recorded =
  <Given extends unknown[]>(start: (...given: Given) => ReturnType<typeof setTimeout>) =>
  (...given: Given) => {
    const timer = start(...given);
    started.add(timer);
    return timer;
  };
for (const name of ['setTimeout', 'setInterval'] as const)
  Object.defineProperty(globalThis, name, {
    ...{ value: Object.assign(recorded(real[name]), real[name]), configurable: true, writable: true },
  });
afterAll(() => {
  for (const timer of started) clearTimeout(timer);
  Object.assign(globalThis, real);
});
