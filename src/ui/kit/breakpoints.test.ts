import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dropdownBreakpoint, mobileBreakpoint } from './use-narrow.ts';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));

test('UI-009 phones are laid out below 768 px everywhere; no style sheet has another width between phone and desktop', () => {
  expect(mobileBreakpoint).toBe(768);
  const others = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/@media[^{]*?(?:min|max)-width:\s*([\d.]+)px/g)]
      .map(([, width]) => Number(width))
      .filter((width) => width > 480 && width < 960 && Math.ceil(width) !== 768 && width !== 767)
      .map((width) => `${file}: ${width}px`),
  );
  expect(others).toEqual([]);
});

test('UI-008 dropdowns alone change at 640 px', () => expect(dropdownBreakpoint).toBe(640));

test('UI-012 modals are 640 px wide on a desktop', () => {
  const overlay = sheets.find(({ file }) => file.endsWith('overlay.module.css'))?.text ?? '';
  expect(/\.modal \{[^}]*max-width: 640px/.test(overlay)).toBe(true);
  expect(/\.modal \{[^}]*width: 100%/.test(overlay)).toBe(true);
});
