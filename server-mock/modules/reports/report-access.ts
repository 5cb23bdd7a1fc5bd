import type { Kysely } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import { type ReportSide, reportSides } from '#domain/report/report-life-cycle.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
} from '../../graphql/errors.ts';
import { equalInConstantTime, type Secrets } from '../../secrets.ts';
import { reportedPeople } from './reported-people.ts';
import { findReport, type OpenedReport } from './store.ts';

const purpose = 'report-side';

/** The path of a report's page for its sides. */
export const reportPath = (reportId: string): string => `/account/gemeld/${reportId}`;

/** The same page for people who can't sign in: visitors and suspended users. */
export function keyedReportPath(secrets: Secrets, reportId: string, side: ReportSide): string {
  return `${reportPath(reportId)}?sleutel=${secrets.sign(purpose, `${reportId}.${side}`)}`;
}

function sideOfKey(secrets: Secrets, reportId: string, key: string): ReportSide | null {
  const opens = (side: ReportSide) => equalInConstantTime(key, secrets.sign(purpose, `${reportId}.${side}`));
  return reportSides.find(opens) ?? null;
}

export interface OwnReport extends OpenedReport {
  readonly side: ReportSide;
}

interface Asker {
  readonly viewer: Viewer | null;
  readonly secrets: Secrets;
}

/** Whether the reported person has ever been sent a decision; before that they have no access to the report. */
export function wasMeasureTaken({ report, appeals }: OpenedReport): boolean {
  return [report, ...appeals].some(({ decision }) => decision !== null && decision !== 'NO_VIOLATION');
}

/**
 * A report in which the caller is one of the sides, by account or by the key in an email. Throws InvalidUUIDError,
 * ObjectDoesNotExistError, UserHasNoObjectPermissionError.
 */
export async function ownReport(
  db: Kysely<Database>,
  { viewer, secrets }: Asker,
  { uuid, key }: { readonly uuid: string; readonly key?: string | null | undefined },
  lock: 'lock' | 'read' = 'read',
): Promise<OwnReport> {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const found = await findReport(db, uuid, lock);
  if (found === undefined) throw new ObjectDoesNotExistError();
  const side = key == null ? null : sideOfKey(secrets, uuid, key);
  if (side === 'REPORTER' || (side === 'AFFECTED' && wasMeasureTaken(found))) return { ...found, side };
  if (viewer === null) throw new UserHasNoObjectPermissionError();
  if (found.report.reporter_id === viewer.userId) return { ...found, side: 'REPORTER' };
  const affected = await reportedPeople(db, found.report);
  if (!affected.some(({ id }) => id === viewer.userId) || !wasMeasureTaken(found))
    throw new UserHasNoObjectPermissionError();
  return { ...found, side: 'AFFECTED' };
}
