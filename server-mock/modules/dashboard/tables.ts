import type { ColumnType } from 'kysely';

/** The views of a product on a day in Europe/Amsterdam, maintained by a trigger on products.view_count. */
interface ProductViewDaysTable {
  product_id: string;
  /** YYYY-MM-DD. */
  day: ColumnType<Date, string, never>;
  views: number;
}

export interface DashboardTables {
  product_view_days: ProductViewDaysTable;
}
