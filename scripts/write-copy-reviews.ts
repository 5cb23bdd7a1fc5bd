import { mkdirSync, writeFileSync } from 'node:fs';
import { copyReviews } from './translations/copy-review.ts';

// The last part of `npm run i18n:extract`: the review files of all texts in docs/copy.

const folder = new URL('../docs/copy/', import.meta.url);

mkdirSync(folder, { recursive: true });
for (const [name, text] of await copyReviews()) writeFileSync(new URL(name, folder), text);
