// Loaded before every script of package.json, in syntax that any Node version understands: an older one fails at the first
// .ts file with an unhelpful message. Prints the same text as server-mock/node-version.ts.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  process.stderr.write(
    `Hervonden needs Node 24.7 or newer, this is ${process.versions.node}. Start it with "npm start": the npm scripts bring the right Node along. If that is what you did, run "npm ci" again without --omit=optional.\n`,
  );
  process.exit(1);
}
