import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import styles from './pickups.module.css';

/** The subset of the Barcode Detection API in use. Not every browser has it, and TypeScript's DOM types lack it. */
interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

function detectorClass(): DetectorClass | null {
  return 'BarcodeDetector' in globalThis
    ? (Reflect.get(globalThis, 'BarcodeDetector') as DetectorClass)
    : null;
}

/** Whether this browser can read a QR code with its camera; the six digits work everywhere. */
export function canScan(): boolean {
  return detectorClass() !== null && globalThis.navigator?.mediaDevices !== undefined;
}

/** Milliseconds between two scans of the video frame. */
const lookEvery = 250;

/** Scans the camera for QR codes and reports the text of each. */
export function CodeScanner({ onRead }: { readonly onRead: (text: string) => void }) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [isDenied, setDenied] = useState(false);
  const read = useRef(onRead);
  read.current = onRead;
  useEffect(() => {
    const Detector = detectorClass();
    if (Detector === null) return;
    const detector = new Detector({ formats: ['qr_code'] });
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      const picture = video.current;
      if (isOver || picture === null) return;
      // The first frame may not be decoded yet.
      if (picture.readyState >= picture.HAVE_CURRENT_DATA) {
        const [code] = await detector.detect(picture).catch(() => []);
        if (code !== undefined && !isOver) read.current(code.rawValue);
      }
      timer = setTimeout(() => void look(), lookEvery);
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver) return end();
      if (video.current !== null) video.current.srcObject = stream;
      void look();
    };
    const end = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch((error: unknown) => {
      logger.warn('pickup_camera_failed', { error: errorText(error) });
      setDenied(true);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      end();
    };
  }, []);
  if (isDenied)
    return (
      <p>
        <Trans>The camera isn’t available. Enter the six digits instead.</Trans>
      </p>
    );
  return (
    <video ref={video} className={styles.camera} autoPlay muted playsInline aria-label={t`Camera view`} />
  );
}
