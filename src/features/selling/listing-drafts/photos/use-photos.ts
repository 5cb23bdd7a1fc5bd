import { useEffect, useState } from 'react';
import { draftPhotoService } from '#src/data/photos/draft-photo-service.ts';
import type { PhotoTask } from '#src/data/photos/photo-task.ts';

/** The photos of a draft that are being prepared or sent on this device. */
export function usePhotoTasks(draftId: string): readonly PhotoTask[] {
  const [tasks, setTasks] = useState<readonly PhotoTask[]>([]);
  useEffect(() => {
    const subscription = draftPhotoService.tasks$(draftId).subscribe(setTasks);
    return () => {
      subscription.unsubscribe();
      setTasks([]);
    };
  }, [draftId]);
  return tasks;
}
