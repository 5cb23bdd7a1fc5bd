import type { Plugin } from 'vite';

const check = /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\);/;

/**
 * React Aria asks, as soon as its code is there, whether the browser can write dates in its own language. The browser
 * looks through all languages for that, 12 to 18 ms of processor time in one go; the shop says its language itself
 * (src/app/app.tsx), so the answer is never used.
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
