import { pictureGate, ServerBusyError } from '../../picture-gate.ts';
import { BackgroundFailure, type BackgroundRemover } from './background-remover.ts';

/**
 * Wraps a remover so that it processes `atOnce` photos while `mostWaiting` others wait; further ones are rejected as
 * busy.
 */
export function gatedRemover(
  { atOnce, mostWaiting }: { readonly atOnce: number; readonly mostWaiting: number },
  remove: BackgroundRemover['remove'],
): BackgroundRemover {
  const gate = pictureGate(atOnce, mostWaiting);
  return {
    async remove(jpeg, signal) {
      try {
        return await gate(() => remove(jpeg, signal), signal);
      } catch (error) {
        if (error instanceof ServerBusyError) throw new BackgroundFailure('busy', 'too many photos wait');
        throw error;
      }
    },
  };
}
