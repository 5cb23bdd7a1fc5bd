import type { Config } from '../../config.ts';
import type { BackgroundRemover } from './background-remover.ts';
import { createGrabCutRemover } from './grab-cut-remover.ts';
import { createRestRemover } from './rest-remover.ts';

/** Chooses the external service if a key is configured, otherwise removal on this server. */
export function chooseRemover({
  backgroundUrl,
  backgroundKey,
}: Pick<Config, 'backgroundUrl' | 'backgroundKey'>): BackgroundRemover {
  return backgroundKey === null
    ? createGrabCutRemover()
    : createRestRemover({ base: backgroundUrl, key: backgroundKey });
}
