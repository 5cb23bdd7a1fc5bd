import { expect, test } from 'vitest';
import { ownTurns } from './own-turns.ts';

/** Counts the turns of the event loop until it is stopped. */
function countTurns(): { readonly now: () => number; readonly stop: () => void } {
  let turns = 0;
  let isOn = true;
  const next = () => {
    turns += 1;
    if (isOn) setImmediate(next);
  };
  setImmediate(next);
  return {
    now: () => turns,
    stop: () => {
      isOn = false;
    },
  };
}

test('tasks that arrive together run in order, each in its own turn', async () => {
  const turns = countTurns();
  const inTurn = ownTurns();
  const ran = await Promise.all([1, 2, 3, 4].map((task) => inTurn(() => ({ task, turn: turns.now() }))));
  turns.stop();
  expect(ran.map(({ task }) => task)).toEqual([1, 2, 3, 4]);
  expect(new Set(ran.map(({ turn }) => turn)).size).toBe(4);
});

test('work that fails fails for its caller alone', async () => {
  const inTurn = ownTurns();
  const failing = inTurn(() => {
    throw new Error('no');
  });
  const next = inTurn(() => 'yes');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});
