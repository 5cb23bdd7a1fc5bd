import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Armchair, type LucideIcon, Ruler, SearchAlert, Tag, Undo2 } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { photoFileTypes } from '#src/ui/market/photo-adders.tsx';
import styles from './photo-slots.module.css';

interface Slot {
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
}

/** What buyers want to see, in the order in which it is asked for. The subject of a photo follows from its position alone. */
const slots: readonly Slot[] = [
  { label: msg`From the front`, icon: Armchair },
  { label: msg`From behind`, icon: Undo2 },
  { label: msg`Maker’s label`, icon: Tag },
  { label: msg`Damage or wear`, icon: SearchAlert },
  { label: msg`Next to something for scale`, icon: Ruler },
];

export interface PhotoSlotsProps {
  /** Number of photos that the draft has. */
  readonly taken: number;
  readonly onFiles: (files: File[]) => void;
}

/** Empty places for the photos that are still worth taking. A suggestion: any other photo may be added as well. */
export function PhotoSlots({ taken, onFiles }: PhotoSlotsProps) {
  const { t } = useLingui();
  const open = slots.slice(taken);
  if (open.length === 0) return null;
  return (
    <ul className={styles.slots} aria-label={t`Suggested photos`}>
      {open.map(({ label, icon: SlotIcon }) => {
        const subject = t(label);
        return (
          <li key={subject}>
            <FileTrigger
              acceptedFileTypes={photoFileTypes}
              allowsMultiple
              onSelect={(files) => onFiles([...(files ?? [])])}
            >
              <Button className={styles.slot ?? ''} aria-label={t`${subject}: add a photo`}>
                <SlotIcon aria-hidden size={22} strokeWidth={1.5} />
                {subject}
              </Button>
            </FileTrigger>
          </li>
        );
      })}
    </ul>
  );
}
