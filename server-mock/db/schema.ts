import type { CoreTables } from './core-tables.ts';

/**
 * All tables. Each module declares its own in `modules/<module>/tables.ts`; `modules/tables.ts` merges them into this
 * interface (declaration merging), because the kernel imports no module.
 */
export interface Database extends CoreTables {}
