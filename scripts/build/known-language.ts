import type { Plugin } from 'vite';

const check = /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\);/;

/**
 * Removes a check that React Aria runs as soon as its code loads: whether the browser can format dates in its own
 * language. The browser searches all its locales for that, which takes 12 to 18 ms of processor time in one task. The
 * app sets its locale itself (src/app/app.tsx), so the result is never used.
 */
export function knownLanguage(): Plugin {
  return {
    name: 'known-language',
    transform: {
      filter: { id: /react-aria\/dist\/private\/i18n\/useDefaultLocale\.m?js$/ },
      handler(code) {
        if (!check.test(code)) this.error('React Aria no longer asks for the language in this way.');
        return { code: code.replace(check, ''), map: null };
      },
    },
  };
}
