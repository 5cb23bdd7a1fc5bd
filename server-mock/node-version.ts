/** The first version that runs TypeScript files directly and has the `crypto` functions that the server uses. */
const oldest = [24, 7] as const;

/** Returns instructions if the Node version is too old; null if it is supported. */
export function complaintAboutNode(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return null;
  return `Hervonden needs Node ${oldest.join('.')} or newer, this is ${version}. Start it with "npm start": the npm scripts bring the right Node along. If that is what you did, run "npm ci" again without --omit=optional.`;
}
