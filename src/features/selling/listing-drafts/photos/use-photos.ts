import { useEffect, useMemo } from 'react';
import { BehaviorSubject } from 'rxjs';
import { draftPhotoService } from '#src/data/photos/draft-photo-service.ts';
import type { PhotoTask } from '#src/data/photos/photo-task.ts';
import { useSelected } from '../model/use-selected.ts';
import type { PhotoProgress$ } from './photo-tiles.ts';

export interface PhotoTasks {
  /** Without the amounts of their progress: only whether there is any. */
  readonly tasks: readonly PhotoTask[];
  readonly progress$: PhotoProgress$;
}

/** The photos of a draft that are being prepared or sent on this device. */
export function usePhotoTasks(draftId: string): PhotoTasks {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each draft has tasks of its own
  const tasks$ = useMemo(() => new BehaviorSubject<readonly PhotoTask[]>([]), [draftId]);
  useEffect(() => {
    const subscription = draftPhotoService.tasks$(draftId).subscribe((tasks) => tasks$.next(tasks));
    return () => subscription.unsubscribe();
  }, [draftId, tasks$]);
  return { tasks: useSelected(tasks$, withoutAmounts), progress$: tasks$ };
}

function withoutAmounts(tasks: readonly PhotoTask[]): readonly PhotoTask[] {
  return tasks.map((task) => (task.progress === null ? task : { ...task, progress: 0 }));
}
