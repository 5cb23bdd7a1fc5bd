import { useState } from 'react';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog, Sheet } from '#src/ui/kit/dialog.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { Group } from './group.tsx';

const sides = ['left', 'right', 'bottom'] as const;

export function OverlaySamples() {
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <Group name="Dialog, Sheet, toast">
      <Button onPress={() => setOpen('dialog')}>Dialog</Button>
      {sides.map((side) => (
        <Button key={side} onPress={() => setOpen(side)}>
          Sheet {side}
        </Button>
      ))}
      <Button onPress={() => toast('Kept for later')}>Toast</Button>
      <Button onPress={() => toast('Removed', { kind: 'success', action: { label: 'Undo', run: close } })}>
        Toast with action
      </Button>
      <Button onPress={() => toast('Did not work', { kind: 'error' })}>Toast, error</Button>
      <Dialog
        title="A question"
        isOpen={open === 'dialog'}
        onOpenChange={close}
        actions={
          <>
            <Button kind="quiet" onPress={close}>
              No
            </Button>
            <Button kind="primary" onPress={close}>
              Yes
            </Button>
          </>
        }
      >
        What it is about.
      </Dialog>
      {sides.map((side) => (
        <Sheet key={side} side={side} title={`From the ${side}`} isOpen={open === side} onOpenChange={close}>
          What is in it.
        </Sheet>
      ))}
    </Group>
  );
}
