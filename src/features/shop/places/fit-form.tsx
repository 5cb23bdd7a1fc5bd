import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type FitPlace, isFitSize, usualDoorHeight, usualDoorWidth } from '#domain/fit/fit-place.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { NumberField } from '#src/ui/kit/number-field.tsx';
import styles from './places.module.css';

export interface FitFormProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly place: FitPlace | null;
  readonly onSave: (place: FitPlace) => void;
}

const fields = ['width', 'depth', 'height', 'door', 'stairs'] as const;
type Field = (typeof fields)[number];
type Sizes = Readonly<Record<Field, number | null>>;
/** Doors and stairs are optional. */
const needed: ReadonlySet<Field> = new Set(['width', 'depth', 'height']);

/** The dimensions of the room, the narrowest door and the stairs, in whole cm; stored on this device. */
export function FitForm({ isOpen, onOpenChange, place, onSave }: FitFormProps) {
  const { t } = useLingui();
  const [sizes, setSizes] = useState<Sizes>(() => ({
    width: place?.room.width ?? null,
    depth: place?.room.depth ?? null,
    height: place?.room.height ?? null,
    door: place === null ? usualDoorWidth : place.door,
    stairs: place?.stairs ?? null,
  }));
  const [isChecked, setChecked] = useState(false);
  const names: Readonly<Record<Field, string>> = {
    width: t`Width of the spot`,
    depth: t`Depth of the spot`,
    height: t`Height of the room`,
    door: t`Narrowest door`,
    stairs: t`Stairs`,
  };
  const problemOf = (field: Field) => {
    const size = sizes[field];
    if (size === null) return needed.has(field) ? t`Enter a size in whole centimetres.` : undefined;
    return isFitSize(size) ? undefined : t`Enter a size from 1 to 1,000 cm.`;
  };
  const save = () => {
    setChecked(true);
    const { width, depth, height, door, stairs } = sizes;
    if (fields.some((field) => problemOf(field) !== undefined)) return;
    if (width === null || depth === null || height === null) return;
    onSave({ room: { width, depth, height }, door, stairs, doorHeight: usualDoorHeight });
    onOpenChange(false);
  };
  return (
    <Dialog
      title={<Trans>Does it fit my place?</Trans>}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <Button kind="primary" onPress={save}>
          <Trans>Save measurements</Trans>
        </Button>
      }
    >
      <p className={styles.formIntro}>
        <Trans>
          Measure once, and every product shows whether it fits through your door and in your room. The
          measurements are saved on this device. While you filter by them, they are also in the page address
          and are sent to us.
        </Trans>
      </p>
      <DataForm>
        <div className={styles.formFields}>
          {fields.map((field) => (
            <NumberField
              key={field}
              label={names[field]}
              suffix="cm"
              maxDigits={4}
              value={sizes[field]}
              onChange={(size) => setSizes({ ...sizes, [field]: size })}
              {...(!needed.has(field) && { aside: t`Optional` })}
              {...(isChecked && { error: problemOf(field) })}
            />
          ))}
        </div>
      </DataForm>
    </Dialog>
  );
}
