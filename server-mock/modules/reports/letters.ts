import { titleFor } from '../catalog/title-view.ts';
import type { LetterWriters } from '../notifications/store.ts';
import { warningMail } from './warning-mail.ts';

export const reportLetters: LetterWriters = {
  report_warning: async ({ db, config }, { subject, path, locale }) => {
    const report = await db
      .selectFrom('reports')
      .leftJoin('products', (join) =>
        join.onRef('products.id', '=', 'reports.subject_id').on('reports.kind', '=', 'PRODUCT'),
      )
      .select(['reports.kind', 'reports.reason', 'reports.warning', 'reports.subject_id', 'products.title'])
      .where('reports.id', '=', subject)
      .executeTakeFirst();
    if (report === undefined) return null;
    const { kind, reason, warning: message, subject_id: productId, title: original } = report;
    const title = original === null ? '' : await titleFor(db, { productId, kept: original }, locale);
    const url = new URL(path, config.publicUrl).href;
    return warningMail({ kind, reason, title, message, url }, locale);
  },
};
