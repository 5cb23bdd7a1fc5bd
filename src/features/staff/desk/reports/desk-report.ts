import type { StaffReportQuery } from './reports.gen.ts';

export type DeskReport = Extract<StaffReportQuery['staffReport'], { readonly uuid: string }>;
