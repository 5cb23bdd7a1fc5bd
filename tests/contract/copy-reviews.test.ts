import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copyReviews } from '../../scripts/translations/copy-review.ts';

test('I18N-001 docs/copy shows every sentence in its three languages, and nothing else', async () => {
  const reviews = await copyReviews();
  expect(globSync('docs/copy/*').sort()).toEqual(
    [...reviews.keys()].map((name) => `docs/copy/${name}`).sort(),
  );
  for (const [name, text] of reviews)
    expect(readFileSync(`docs/copy/${name}`, 'utf8') === text, `${name}: run "npm run i18n:extract"`).toBe(
      true,
    );
});

test('a sentence stands beside its translations, under the folder that shows it', async () => {
  const shop = (await copyReviews()).get('shop.md') ?? '';
  const [, product = ''] = shop.split('## src/features/shop/questions\n');
  expect(product.split('\n## ')[0]).toMatch(/\| [^|]+ \| Ask a question \| [^|]+ \|/);
});
