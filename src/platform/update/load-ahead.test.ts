import { afterEach, expect, test, vi } from 'vitest';
import { loadAhead } from './load-ahead.ts';

afterEach(() => vi.unstubAllGlobals());

function idleWith(connection: object | undefined) {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
}

test('code is loaded ahead in an idle moment, and a failure leaves it to the tap', async () => {
  idleWith({ saveData: false });
  const load = vi.fn(async () => {
    throw new Error('no network');
  });
  loadAhead(load);
  expect(load).toHaveBeenCalledOnce();
});

test('nothing is loaded ahead for people who save data', () => {
  idleWith({ saveData: true });
  const load = vi.fn(async () => undefined);
  loadAhead(load);
  expect(load).not.toHaveBeenCalled();
});
