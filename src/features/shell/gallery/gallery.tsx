import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ToastRegion } from '#src/ui/kit/toast.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { DisplaySamples } from './display-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import styles from './gallery.module.css';
import { OverlaySamples } from './overlay-samples.tsx';

/**
 * Every component of the kit in every state, at /dev/kit of the dev server only. It is never part of a build, so its
 * sample texts are not translated.
 */
export function Gallery() {
  return (
    <I18nProvider i18n={i18n}>
      <main className={styles.gallery}>
        <h1>Kit</h1>
        <Themes />
        <ButtonSamples />
        <FieldSamples />
        <DisplaySamples />
        <OverlaySamples />
        <ToastRegion />
      </main>
    </I18nProvider>
  );
}

function Themes() {
  const show = (theme: string) => {
    document.documentElement.dataset.theme = theme;
  };
  return (
    <p className={styles.themes}>
      <button type="button" onClick={() => show('light')}>
        light
      </button>
      <button type="button" onClick={() => show('dark')}>
        dark
      </button>
    </p>
  );
}
