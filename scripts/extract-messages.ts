import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { accountMessageFiles } from './translations/account-messages.ts';

/** The files of the catalogue `account`, which lingui.config.ts reads. */
const listFile = new URL('../locales/account-files.gen.json', import.meta.url);

/** The translations of a language by message id, whichever catalogue has them. */
type Translations = Map<string, string>;

async function readTranslations(): Promise<ReadonlyMap<string, Translations>> {
  const config = getConfig();
  const known = new Map<string, Translations>(config.locales.map((locale) => [locale, new Map()]));
  for (const catalog of await getCatalogs(config))
    for (const locale of config.locales)
      for (const [id, { translation }] of Object.entries((await catalog.read(locale)) ?? {}))
        if (translation) known.get(locale)?.set(id, translation);
  return known;
}

/** A message that moved from one catalogue to another keeps its translations. */
async function keepTranslations(known: ReadonlyMap<string, Translations>): Promise<void> {
  const config = getConfig();
  for (const catalog of await getCatalogs(config))
    for (const locale of config.locales.filter((one) => one !== config.sourceLocale)) {
      const messages = (await catalog.read(locale)) ?? {};
      const moved = Object.entries(messages).filter(
        ([id, { translation }]) => !translation && known.get(locale)?.has(id),
      );
      for (const [id, message] of moved)
        messages[id] = { ...message, translation: known.get(locale)?.get(id) ?? '' };
      if (moved.length > 0) await catalog.write(locale, messages);
    }
}

const known = await readTranslations();
writeFileSync(listFile, `${JSON.stringify(await accountMessageFiles(), null, 2)}\n`);
// English is written in the code, so it overwrites its catalogue.
const extracted = spawnSync('lingui', ['extract', '--clean', '--overwrite'], { stdio: 'inherit' });
await keepTranslations(known);
process.exitCode = extracted.status ?? 1;
