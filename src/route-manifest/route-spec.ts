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

/** A place in the menu of the account: in the list of the specification (ACCT-002), or in the one below it. */
export interface MenuPlace {
  readonly list: 'main' | 'more';
  /** The order within the list. */
  readonly order: number;
}

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
   * the staff desk.
   */
  readonly audience: 'public' | 'personal' | 'staff';
  /** Whether the server renders it. Otherwise it sends the app shell, and the browser renders the page. */
  readonly isServerRendered: boolean;
  /** Whether search engines may list it, and the sitemap names it if its path has no parameter. */
  readonly isIndexed: boolean;
  readonly offline: OfflinePolicy;
  readonly catalogs: readonly RouteCatalog[];
  /** The module in src/routes that parses the path, where its parameters are more than names. */
  readonly addressModule?: string;
  /** Many visits start here. Its chunks are formed for a fast first load (scripts/build/chunk-groups.ts). */
  readonly isLandingPage?: boolean;
  /** The path is a secret, so that it must not be sent to other sites as the referrer. */
  readonly hasSecretLink?: boolean;
  readonly menu?: MenuPlace;
}
