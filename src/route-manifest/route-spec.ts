/** A message catalogue in addition to `messages`, which every page has (lingui.config.ts). */
export type RouteCatalog = 'account' | 'static-pages';

/**
 * When a device stores the files of a page or a part of one. `shell`: when the app is installed, so that it opens
 * offline from then on. `idle`: after the shell, in an idle moment. `on-open`: when it is opened for the first time.
 */
export type OfflinePolicy = 'shell' | 'idle' | 'on-open';

/**
 * A module that pages load with `import()` and that is stored before it is opened. Other such modules are stored when
 * they are opened.
 */
export interface OfflinePart {
  /** The file in src. */
  readonly module: string;
  readonly offline: 'shell' | 'idle' | 'photos';
}

/** The list of the account's menu with its entry: that of the specification (ACCT-002), or the one below it. */
export type MenuList = 'main' | 'more';

/** One page of the app. Everything that depends on which pages there are is derived from these. */
export interface RouteSpec {
  /** The path in the notation of TanStack Router. */
  readonly path: string;
  /** The file of the route in src/routes. */
  readonly module: string;
  /** The files in src/routes of the layouts around it, from the outermost. */
  readonly layouts?: readonly string[];
  /**
   * `public`: the same for every visitor. `personal`: depends on the account, the device or a secret link. `staff`:
   * the staff desk. The server renders public pages; for the others it sends the app shell, in which the browser renders
   * them.
   */
  readonly audience: 'public' | 'personal' | 'staff';
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  /** False keeps an indexed page out of the sitemap, which names those whose path has no parameter. */
  readonly isInSitemap?: boolean;
  readonly offline: OfflinePolicy;
  readonly catalogs: readonly RouteCatalog[];
  /** The module in src/routes that parses the path, where its parameters are more than names. */
  readonly addressModule?: string;
  /** Many visits start here. Its chunks are formed for a fast first load (scripts/build/chunk-groups.ts). */
  readonly isLandingPage?: boolean;
  /** It is opened with a secret link, so that its URL must not be sent to other sites as the referrer. */
  readonly hasSecretLink?: boolean;
  readonly menu?: MenuList;
}
