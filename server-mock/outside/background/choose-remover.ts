import type { Config } from '../../config.ts';
import type { BackgroundRemover } from './background-remover.ts';
import { createGrabCutRemover } from './grab-cut-remover.ts';
import { createRestRemover } from './rest-remover.ts';

/** The service that has a key; without one backgrounds are removed here. */
export function chooseRemover({
  backgroundUrl,
  backgroundKey,
}: Pick<Config, 'backgroundUrl' | 'backgroundKey'>): BackgroundRemover {
  return backgroundKey === null
    ? createGrabCutRemover()
    : createRestRemover({ base: backgroundUrl, key: backgroundKey });
}
