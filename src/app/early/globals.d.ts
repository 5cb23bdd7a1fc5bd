// What the early script leaves for the app. The two bundles share no modules.

/** An event from before the app's code was loaded, for src/platform/install/install.ts. */
declare var earlyInstallOffer: Event | undefined;

/** Replays the events that were missed by parts that are hydrated by now. */
declare var replayEarlyEvents: (() => void) | undefined;
