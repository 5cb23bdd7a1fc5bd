import type { LoadContext } from '#src/data/graphql/load-first.ts';
import { currentLocale } from '#src/i18n/i18n.ts';

/** Route loader: loads the messages of the content pages, on the server and in the browser. */
export async function loadContent({ context }: { readonly context: LoadContext }): Promise<void> {
  const { loadAllPageMessages, loadPageMessages } = await import('./page-messages.ts');
  if (context.isServer) await loadAllPageMessages();
  else await loadPageMessages(currentLocale());
}
