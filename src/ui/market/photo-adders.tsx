import { Trans } from '@lingui/react/macro';
import { Camera, ImagePlus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import styles from './photo-adders.module.css';

/**
 * Extensions in addition to the image types, because some systems report no MIME type for these formats of phones and
 * cameras.
 */
export const photoFileTypes = ['image/*', '.heic', '.heif', '.hif'];

/** The two ways to add a photo that work on every device, also offline: the camera and the gallery. */
export function PhotoAdders({ onFiles }: { onFiles: (files: File[]) => void }) {
  const take = (files: FileList | null) => {
    if (files !== null) onFiles([...files]);
  };
  return (
    <div className={styles.adders}>
      <FileTrigger acceptedFileTypes={photoFileTypes} defaultCamera="environment" onSelect={take}>
        <Button className={styles.adder ?? ''}>
          <Camera aria-hidden size={28} strokeWidth={1.5} />
          <Trans>Take a photo</Trans>
        </Button>
      </FileTrigger>
      <FileTrigger acceptedFileTypes={photoFileTypes} allowsMultiple onSelect={take}>
        <Button className={styles.adder ?? ''}>
          <ImagePlus aria-hidden size={28} strokeWidth={1.5} />
          <Trans>Choose photos</Trans>
        </Button>
      </FileTrigger>
    </div>
  );
}
