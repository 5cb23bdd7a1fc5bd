import { existsSync, readdirSync } from 'node:fs';
import process from 'node:process';
import { canInstallPackages, installPackage } from '../ensure-browser.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * Whether the API tests can run on PostgreSQL: DATABASE_URL is set, or Debian's package is installed for a throw-away
 * cluster. On a CI machine where this process may do so, the package is installed.
 */
export function postgresIsAvailable(): boolean {
  if ((process.env.DATABASE_URL ?? '') !== '' || hasServerPrograms()) return true;
  if (process.env.CI === 'true' && canInstallPackages()) installPackage('postgresql');
  return hasServerPrograms();
}

function hasServerPrograms(): boolean {
  if (!existsSync(DEBIAN_FOLDER)) return false;
  return readdirSync(DEBIAN_FOLDER).some((version) => existsSync(`${DEBIAN_FOLDER}/${version}/bin/initdb`));
}
