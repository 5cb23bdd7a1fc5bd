import { startTransition, useEffect, useMemo, useState } from 'react';
import { BehaviorSubject, distinctUntilChanged, map } from 'rxjs';
import { draftPhotoService } from '#src/data/photos/draft-photo-service.ts';
import type { PhotoTask } from '#src/data/photos/photo-task.ts';
import { sameValue } from '../model/draft-fields.ts';
import type { PhotoProgress$ } from './photo-tiles.ts';

export interface PhotoTasks {
  /** Without the amounts of their progress: only whether there is any. */
  readonly tasks: readonly PhotoTask[];
  readonly progress$: PhotoProgress$;
}

const none: readonly PhotoTask[] = [];

/**
 * The photos of a draft that are being prepared or sent on this device. Somebody may be typing meanwhile, so their changes
 * are rendered as a transition, which a key interrupts.
 */
export function usePhotoTasks(draftId: string): PhotoTasks {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each draft has tasks of its own
  const tasks$ = useMemo(() => new BehaviorSubject(none), [draftId]);
  const [tasks, setTasks] = useState(none);
  useEffect(() => {
    const shown = tasks$
      .pipe(map(withoutAmounts), distinctUntilChanged<readonly PhotoTask[]>(sameValue))
      .subscribe((next) => startTransition(() => setTasks(next)));
    shown.add(draftPhotoService.tasks$(draftId).subscribe((next) => tasks$.next(next)));
    return () => {
      shown.unsubscribe();
      setTasks(none);
    };
  }, [draftId, tasks$]);
  return { tasks, progress$: tasks$ };
}

function withoutAmounts(tasks: readonly PhotoTask[]): readonly PhotoTask[] {
  return tasks.map((task) => (task.progress === null ? task : { ...task, progress: 0 }));
}
