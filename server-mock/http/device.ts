import Bowser from 'bowser';

const longest = 512;

/**
 * Returns the browser and operating system of a User-Agent header, such as "Firefox, Windows"; empty if it names
 * neither.
 */
export function deviceOf(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest));
  return [browser.name, os.name]
    .filter((name) => name !== undefined && name !== '')
    .join(', ')
    .slice(0, 80);
}
