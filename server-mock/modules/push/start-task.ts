import type { StartTask } from '../../start-task.ts';
import { ensureKey } from './vapid-keys.ts';

export const startPush: StartTask = async (deps) => {
  await ensureKey(deps);
  return undefined;
};
