import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Asks the browser for all languages that it can write dates in, which takes as long as the rest of a layer. */
export const controlsLanguage = I18nProvider;
