/** The number of the newest change; its row is locked by every transaction that changes what the search shows. */
export interface CatalogHeadTable {
  one: boolean;
  n: string;
}

/** Every listing that the search may show or has shown, with the number of its last change. */
export interface CatalogChangesTable {
  product_id: string;
  n: string;
}

export interface SearchTables {
  catalog_head: CatalogHeadTable;
  catalog_changes: CatalogChangesTable;
}
