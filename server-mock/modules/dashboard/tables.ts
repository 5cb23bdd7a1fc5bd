import type { ColumnType } from 'kysely';

/** How often a piece was looked at on a day in Amsterdam; kept by a trigger on products.view_count. */
interface ProductViewDaysTable {
  product_id: string;
  /** YYYY-MM-DD. */
  day: ColumnType<Date, string, never>;
  views: number;
}

export interface DashboardTables {
  product_view_days: ProductViewDaysTable;
}
