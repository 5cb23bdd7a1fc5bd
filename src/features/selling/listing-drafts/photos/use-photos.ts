import { startTransition, useEffect, useMemo, useState } from 'react';
import { BehaviorSubject, distinctUntilChanged, map } from 'rxjs';
import { draftPhotoService } from '#src/data/photos/draft-photo-service.ts';
import type { PhotoTask } from '#src/data/photos/photo-task.ts';
import { sameValue } from '../model/draft-fields.ts';
import type { ValueSource } from '../model/use-selected.ts';

export interface PhotoTasks {
  /** Without the amounts of their progress: only whether there is any. */
  readonly tasks: readonly PhotoTask[];
  /** With the amounts, and always up to date: `tasks` may be rendered a moment later. */
  readonly tasks$: ValueSource<readonly PhotoTask[]>;
}

const none: readonly PhotoTask[] = [];

/**
 * The photos of a draft that are being prepared or sent on this device. Somebody may be typing meanwhile, so changes of
 * their states are rendered as a transition, which a keystroke interrupts. A new photo is rendered at once: the draft
 * has it already, and without its task it would be one of another device.
 */
export function usePhotoTasks(draftId: string): PhotoTasks {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each draft has tasks of its own
  const tasks$ = useMemo(() => new BehaviorSubject(none), [draftId]);
  const [tasks, setTasks] = useState(none);
  useEffect(() => {
    let before = none;
    const shown = tasks$
      .pipe(map(withoutAmounts), distinctUntilChanged<readonly PhotoTask[]>(sameValue))
      .subscribe((next) => {
        if (sameValue(before.map(idOf), next.map(idOf))) startTransition(() => setTasks(next));
        else setTasks(next);
        before = next;
      });
    shown.add(draftPhotoService.tasks$(draftId).subscribe((next) => tasks$.next(next)));
    return () => {
      shown.unsubscribe();
      setTasks(none);
    };
  }, [draftId, tasks$]);
  return { tasks, tasks$ };
}

const idOf = ({ id }: PhotoTask) => id;

function withoutAmounts(tasks: readonly PhotoTask[]): readonly PhotoTask[] {
  return tasks.map((task) => (task.progress === null ? task : { ...task, progress: 0 }));
}
