import type { Plugin, Rollup } from 'vite';
import { attribute, rewriteHtml } from '../../server-mock/pages/rewrite-html.ts';
import type { LanguageFiles, OfflineFiles } from '../../src/route-manifest/offline-files.ts';
import { offlineParts } from '../../src/route-manifest/offline-parts.ts';
import { filesOfRoute, routeManifest } from '../../src/route-manifest/route-manifest.ts';
import type { OfflinePolicy } from '../../src/route-manifest/route-spec.ts';
import { filesOf } from './bundle-files.ts';

const virtualModule = 'virtual:offline-files';

/**
 * Sorts the files of the build by the offline policies of the route manifest. `collect` reads the client build, and
 * `provide` makes the result available to the build of the service worker as the module `virtual:offline-files`.
 */
export function offlineFiles() {
  let files: OfflineFiles | null = null;
  const required = (): OfflineFiles => {
    if (files === null) throw new Error('The client is built before its service worker.');
    return files;
  };
  const collect: Plugin = {
    name: 'offline-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        files = await sortFiles(bundle);
        this.emitFile({ type: 'asset', fileName: '.vite/offline-files.json', source: JSON.stringify(files) });
      },
    },
  };
  const provide: Plugin = {
    name: 'offline-files-for-service-worker',
    resolveId: (id) => (id === virtualModule ? `\0${virtualModule}` : null),
    load: (id) =>
      id === `\0${virtualModule}` ? `export const offlineFiles = ${JSON.stringify(required())};` : null,
  };
  return { collect, provide, isInShell: (url: string) => required().shell.includes(url) };
}

/** Throws if a module of the manifest is not in the build. */
async function sortFiles(bundle: Rollup.OutputBundle): Promise<OfflineFiles> {
  const graph = new BuildGraph(bundle);
  const modules = (policy: OfflinePolicy | 'photos') => [
    ...routeManifest.filter(({ offline }) => offline === policy).flatMap(filesOfRoute),
    ...offlineParts.filter(({ offline }) => offline === policy).map(({ module }) => `src/${module}`),
  ];
  const messages = (locale: string) => graph.filesOf([`locales/${locale}/messages.po`]);
  const shell = new Set([
    ...(await graph.filesOfDocument()),
    ...graph.filesOf(modules('shell')),
    // Most people read Dutch. The messages of another language are stored when it is selected.
    ...messages('nl'),
  ]);
  const besideShell = (files: Iterable<string>) => [...files].filter((file) => !shell.has(file)).sort();
  const all = Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css|woff2|wasm)$/.test(file));
  const photoTools = all.filter((file) => /^assets\/(photos\.worker-|worker\.)/.test(file));
  const inLanguage = (locale: string): LanguageFiles => ({
    messages: paths(messages(locale)),
    staticPages: paths(besideShell(graph.filesOf([`locales/${locale}/static-pages.po`]))),
  });
  return {
    shell: paths([...shell].sort()),
    idle: paths(besideShell(graph.filesOf(modules('idle')))),
    // heic-to (asm.js, 3 MB) is the last fallback where WebAssembly is disabled. It is only stored when it is used.
    photos: paths([
      ...besideShell(graph.filesOf(modules('photos'))),
      ...photoTools.filter((file) => !file.includes('heic-to')),
    ]),
    outsideShell: paths(besideShell(all)),
    languages: { nl: inLanguage('nl'), en: inLanguage('en'), fr: inLanguage('fr') },
  };
}

const paths = (files: Iterable<string>) => [...files].map((file) => `/${file}`);

/** The chunks of a build by the modules in them. */
class BuildGraph {
  private readonly bundle: Rollup.OutputBundle;
  private readonly chunkOf = new Map<string, Rollup.OutputChunk>();

  constructor(bundle: Rollup.OutputBundle) {
    this.bundle = bundle;
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const id of chunk.moduleIds) this.chunkOf.set(relative(id), chunk);
      if (chunk.facadeModuleId !== null) this.chunkOf.set(relative(chunk.facadeModuleId), chunk);
    }
  }

  /** The scripts and style sheets of modules with everything that they import statically. */
  filesOf(modules: readonly string[]): Set<string> {
    return filesOf(
      this.bundle,
      modules.flatMap((module) => this.chunksOf(module)),
    );
  }

  /** The files that index.html names: the start of the app, its style sheets and its fonts. */
  async filesOfDocument(): Promise<Set<string>> {
    const document = this.bundle['index.html'];
    if (document?.type !== 'asset') throw new Error('The build has no index.html.');
    const files = new Set<string>();
    await rewriteHtml(String(document.source), (rewriter) => {
      rewriter.on('startTag', (tag) => {
        const address = attribute(tag, 'href') ?? attribute(tag, 'src');
        if (address?.startsWith('/assets/')) files.add(address.slice(1));
      });
    });
    return files;
  }

  /** A route is split by the router's plugin into its options and a module with its component and loader. */
  private chunksOf(module: string): readonly Rollup.OutputChunk[] {
    const found = [module, `${module}?tsr-split=component---loader`].flatMap(
      (name) => this.chunkOf.get(name) ?? [],
    );
    if (found.length === 0) throw new Error(`${module} of the route manifest is not in the build.`);
    return found;
  }
}

const root = new URL('../../', import.meta.url).pathname;
const relative = (id: string) => (id.startsWith(root) ? id.slice(root.length) : id);
