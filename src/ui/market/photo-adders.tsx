import { Trans } from '@lingui/react/macro';
import { Camera, ImagePlus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import styles from './photo-adders.module.css';

/** Beside the types that browsers know, the names that iPhones give (some systems tell no type for them). */
const accepted = ['image/*', '.heic', '.heif'];

/** The two ways to a photo that work on every device, also without signal: the camera and the gallery. */
export function PhotoAdders({ onFiles }: { onFiles: (files: File[]) => void }) {
  const take = (files: FileList | null) => {
    if (files !== null) onFiles([...files]);
  };
  return (
    <div className={styles.adders}>
      <FileTrigger acceptedFileTypes={accepted} defaultCamera="environment" onSelect={take}>
        <Button className={styles.adder ?? ''}>
          <Camera aria-hidden size={28} strokeWidth={1.5} />
          <Trans>Take a photo</Trans>
        </Button>
      </FileTrigger>
      <FileTrigger acceptedFileTypes={accepted} allowsMultiple onSelect={take}>
        <Button className={styles.adder ?? ''}>
          <ImagePlus aria-hidden size={28} strokeWidth={1.5} />
          <Trans>Choose photos</Trans>
        </Button>
      </FileTrigger>
    </div>
  );
}
